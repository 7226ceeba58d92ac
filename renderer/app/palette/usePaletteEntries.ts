/** What the palette offers: what was typed as a command, pages of the menu, customers, and all commands, each only to whom it is open. */
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { isStaff } from '#shared/access'
import { dangerIn } from '#shared/commands/danger'
import { isOffered } from '#shared/commands/givers'
import { pages as pageEntries } from '#shared/commands/pages'
import { isContrary, parseCommand } from '#shared/commands/parse'
import { commandNames, registry, type CommandName } from '#shared/commands/registry'
import type { Understood } from '#shared/commands/understood'
import { paymentTrouble } from '#shared/commands/whyNot'
import type { FoundCustomer } from '#shared/contract/customers'
import { shellPlaces } from '#shared/desktop/places'
import { useListRecentCustomersQuery, useSearchCustomersQuery } from '../../api/customers'
import { useOpenCustomer } from '../../api/useOpenCustomer'
import { useViewCustomer } from '../../api/useViewCustomer'
import type { Path } from '../../paths'
import { platform } from '../../platform'
import { useSignedIn } from '../../session/SignedIn'
import { useMayOwn } from '../../session/useMay'
import { useSelected } from '../../session/useSelected'
import { dangerFaces } from '../../ui/cases/gasSafety'
import { caseAddress } from '../../ui/cases/caseAddress'
import { commandDetail } from '../../ui/commands/commandDetail'
import { commandGiven } from '../../ui/commands/commandSlice'
import { isAskedFirst } from '../../ui/dialogs/leaving'
import { useMayCommand } from '../commands/useMayCommand'
import { maySee } from '../routes/maySee'
import { linksOf, menuFor } from '../routes/menu'
import { isCalled, isMeant, nearness } from '../routes/pageWords'
import { routeAt } from '../routes/routes'
import { matchesAddress } from '../../ui/matchesAddress'
import * as commandTexts from '#shared/texts/commands'

export type EntryGroup = 'Commands' | 'Cases' | 'Customers' | 'Pages' | 'Actions'

export interface PaletteEntry {
  id: string
  group: EntryGroup
  label: string
  detail: string
  run: () => void
}

/** Fewer letters are in too many names. */
const typedBeforeAsking = 3
const settledMs = 250
const mostCustomers = 8

/** What was typed, once nothing more is for a moment. */
function useSettled(words: string): string {
  const [settled, setSettled] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), settledMs)
    return () => clearTimeout(timer)
  }, [words])
  return settled
}

function useCustomers(wanted: string) {
  const isOfStaff = isStaff(useSignedIn().person.userTypeCode)
  const mayLook = useMayOwn('ACCOUNTS.read') && isOfStaff
  const isEnough = wanted.replaceAll(/\s/g, '').length >= typedBeforeAsking
  const settled = useSettled(wanted)
  const recent = useListRecentCustomersQuery(undefined, { skip: !mayLook || wanted !== '' })
  const isAsked = mayLook && isEnough && settled === wanted
  const found = useSearchCustomersQuery(
    { query: { search: settled, page_number: 1, page_size: mostCustomers } },
    { skip: !isAsked },
  )
  const customers = wanted === '' ? recent.data : isAsked ? found.currentData?.customers : undefined
  return {
    findsCustomers: mayLook,
    customers: mayLook ? (customers ?? []).slice(0, mostCustomers) : [],
    isSearching: mayLook && isEnough && (settled !== wanted || (found.isFetching && !found.currentData)),
    hasFailed: isAsked && found.isError,
  }
}

const whereabouts = ({ crm_customer_number: number, address }: FoundCustomer): string =>
  address ? `${number} · ${address.street_address}, ${address.city}` : number

/** Whoever is found by an address is opened at it. */
const premiseMeant = ({ address }: FoundCustomer, words: string): string | undefined =>
  address && matchesAddress(words, address) ? address.crm_premise_id : undefined

/** Of a page there is an entry already, and customers are looked for by what was typed. */
const ownEntries: ReadonlySet<CommandName> = new Set([
  commandTexts.goTo,
  commandTexts.findCustomer,
  commandTexts.stopListening,
])

/** Everything that a phrase of the command says. */
const wordsOf = (name: CommandName): string =>
  `${registry[name].about} ${registry[name].phrases.join(' ')}`.toLowerCase().replaceAll(/[^a-z ]+/g, ' ')

/** With why there is nothing, where there is nothing. */
export function usePaletteEntries(words: string) {
  const typed = words.trim()
  const { side, mayGive, refusalOf } = useMayCommand()
  const parsed = parseCommand(typed, side)
  const whole = parsed?.NotUnderstood.length === 0 ? parsed : null
  const signedIn = useSignedIn()
  /** Where "Go To" leads. */
  const goal = pageEntries.find((page) => page.label === whole?.Parameters.Page && isOffered(page, side)) ?? null
  const route = goal ? routeAt(goal.path) : undefined
  const isOpen = goal === null || (route !== undefined && maySee(route, signedIn))
  /** Understood, and not to be done by them. */
  const refusal = whole && (refusalOf(whole) ?? (isOpen ? null : commandTexts.notAllowed(goal.label)))
  const understood = refusal === null ? whole : null
  const wanted = understood?.Parameters.Customer ?? typed
  const { customers, findsCustomers, ...state } = useCustomers(wanted)
  const { view } = useViewCustomer()
  const { open } = useOpenCustomer()
  const navigate = useNavigate()
  const dispatch = useDispatch()
  const { account } = useSelected()
  /** What is understood as the name of one page is that one. */
  const near = ({ label, path }: { label: string; path: Path }) =>
    path === goal?.path ? -1 : nearness(label, path, wanted)
  const pages = [...linksOf(menuFor({ ...signedIn, selected: account })), ...shellPages()]
    .filter(({ label, path }) => isMeant(label, path, wanted))
    .toSorted((one, other) => near(one) - near(other))
    .map(
      ({ label, path }): PaletteEntry => ({
        id: pageId(path),
        group: 'Pages',
        label,
        detail: '',
        run: () => void (isAskedFirst(path) || navigate(path)),
      }),
    )
  const give = (given: Understood) => () => void dispatch(commandGiven({ ...given, isSpoken: false }))
  const actions = commandNames
    .filter((name) => !ownEntries.has(name) && name !== understood?.Command && mayGive(name))
    .filter((name) => isCalled(name, wordsOf(name), wanted))
    .map(
      (name): PaletteEntry => ({
        id: `action-${name}`,
        group: 'Actions',
        label: name,
        detail: registry[name].about,
        run: give({ Command: name, Parameters: {}, NotUnderstood: [] }),
      }),
    )
  const isListed = goal !== null && pages.some(({ id }) => id === pageId(goal.path))
  const isCommand = understood !== null && understood.Command !== 'Find Customer' && !isListed
  const entries: PaletteEntry[] = [
    ...(isCommand
      ? [
          {
            id: `command-${understood.Command}`,
            group: 'Commands' as const,
            ...faceOf(understood),
            run: give(understood),
          },
        ]
      : []),
    ...customers.flatMap(({ crm_customer_number: number, name, case: found }): PaletteEntry[] =>
      found === null
        ? []
        : [
            {
              id: `case-${found.case_id}`,
              group: 'Cases',
              label: `${found.case_no} ${found.title}`,
              detail: commandTexts.messageRequestOf(Boolean(found.is_message), name),
              run: () => void open(number).then((isOpen) => isOpen && navigate(caseAddress(found))),
            },
          ],
    ),
    ...customers.map(
      (customer): PaletteEntry => ({
        id: `customer-${customer.crm_customer_number}`,
        group: 'Customers',
        label: customer.name,
        detail: whereabouts(customer),
        run: () => view(customer.crm_customer_number, premiseMeant(customer, wanted)),
      }),
    ),
    ...pages,
    ...actions,
  ]
  // Who wants to end something wants none of what only has the word for it, before they are asked what.
  if (understood === null && isContrary(typed) && mayGive('Ask')) entries.unshift(askEntry())
  const found = { entries, findsCustomers, ...state }
  if (refusal !== null) return { ...found, nothing: refusal }
  if (entries.length > 0 || state.isSearching) return { ...found, nothing: null }
  if (!understood)
    return {
      ...found,
      entries: mayGive('Ask') ? [askEntry()] : [],
      nothing: paymentTrouble(typed) ?? commandTexts.noResults,
    }
  // What is understood and has no entry of its own looks for a customer.
  if (understood.Parameters.Customer === undefined) return { ...found, nothing: commandTexts.whoTypeANameAn }
  return { ...found, nothing: state.hasFailed ? '' : commandTexts.noCustomersFoundFor(wanted) }

  /** What is no name and no command may still be a question. */
  function askEntry(): PaletteEntry {
    const question: Understood = { Command: 'Ask', Parameters: { Subject: typed }, NotUnderstood: [] }
    return {
      id: 'ask',
      group: 'Commands',
      label: commandTexts.ask,
      detail: commandDetail(question),
      run: give(question),
    }
  }
}

/** Who is in danger reads what to do before anything is chosen. */
function faceOf(understood: Understood): { label: string; detail: string } {
  if (understood.Command !== 'Emergency')
    return { label: understood.Command, detail: commandDetail(understood) || registry[understood.Command].about }
  const { title, line } = dangerFaces[dangerIn(understood.Parameters.Subject ?? '') ?? 'gas']
  return { label: title, detail: line }
}

const pageId = (path: string): string => `page-${path}`

/** What no menu of the portal leads to. */
const shellPages = (): { label: string; path: Path }[] =>
  platform.shell ? [{ label: commandTexts.desktopAppSettings, path: shellPlaces.settings }] : []
