/** The entries of the palette: the typed command, pages, customers and all commands, limited by the user's rights. */
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { isStaff } from '#shared/access'
import { isOffered } from '#shared/commands/commandAccess'
import { paymentCommandProblem } from '#shared/commands/commandProblem'
import { findDanger } from '#shared/commands/danger'
import { pages as pageEntries } from '#shared/commands/pages'
import { isNegated, parseCommand } from '#shared/commands/parse'
import type { ParsedCommand } from '#shared/commands/parsedCommand'
import { type CommandName, commandNames, registry } from '#shared/commands/registry'
import type { FoundCustomer } from '#shared/contract/customers'
import { shellScreens } from '#shared/desktop/shellScreens'
import * as commandTexts from '#shared/texts/commands'
import { useListRecentCustomersQuery, useSearchCustomersQuery } from '../../api/customers'
import { useOpenCustomer } from '../../api/useOpenCustomer'
import { useViewCustomer } from '../../api/useViewCustomer'
import type { Path } from '../../paths'
import { platform } from '../../platform'
import { useSignedIn } from '../../session/SignedIn'
import { useHasOwnRight } from '../../session/useHasRight'
import { useSelection } from '../../session/useSelection'
import { caseAddress } from '../../ui/cases/caseAddress'
import { dangerTexts } from '../../ui/cases/gasSafety'
import { commandDetail } from '../../ui/commands/commandDetail'
import { commandDispatched } from '../../ui/commands/commandSlice'
import { asksBeforeLeaving } from '../../ui/dialogs/leaveChecks'
import { matchesAddress } from '../../ui/matchesAddress'
import { useCommandAccess } from '../commands/useCommandAccess'
import { linksOf, menuFor } from '../routes/menu'
import { matchesPage, matchesWords, matchRank } from '../routes/pageSearch'
import { canSee } from '../routes/routeAccess'
import { routeAt } from '../routes/routes'

export type EntryGroup = 'Commands' | 'Cases' | 'Customers' | 'Pages' | 'Actions'

export interface PaletteEntry {
  id: string
  group: EntryGroup
  label: string
  detail: string
  run: () => void
}

/** Fewer letters match too many names. */
const minSearchLength = 3
const debounceMs = 250
const maxCustomers = 8

/** Returns the typed words once the user pauses. */
function useDebounced(words: string): string {
  const [debounced, setDebounced] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(words), debounceMs)
    return () => clearTimeout(timer)
  }, [words])
  return debounced
}

function useCustomers(query: string) {
  const isOfStaff = isStaff(useSignedIn().person.userTypeCode)
  const mayLook = useHasOwnRight('ACCOUNTS.read') && isOfStaff
  const isLongEnough = query.replaceAll(/\s/g, '').length >= minSearchLength
  const debounced = useDebounced(query)
  const recent = useListRecentCustomersQuery(undefined, { skip: !mayLook || query !== '' })
  const isQueried = mayLook && isLongEnough && debounced === query
  const found = useSearchCustomersQuery(
    { query: { search: debounced, page_number: 1, page_size: maxCustomers } },
    { skip: !isQueried },
  )
  const customers = query === '' ? recent.data : isQueried ? found.currentData?.customers : undefined
  return {
    includesCustomers: mayLook,
    customers: mayLook ? (customers ?? []).slice(0, maxCustomers) : [],
    isSearching: mayLook && isLongEnough && (debounced !== query || (found.isFetching && !found.currentData)),
    hasFailed: isQueried && found.isError,
  }
}

const customerDetail = ({ crm_customer_number: number, address }: FoundCustomer): string =>
  address ? `${number} · ${address.street_address}, ${address.city}` : number

/** Returns the premise to open a customer at when the search words match its address. */
const matchedPremise = ({ address }: FoundCustomer, words: string): string | undefined =>
  address && matchesAddress(words, address) ? address.crm_premise_id : undefined

/** Excluded, because pages have their own entries and customers are found by the typed words. */
const commandsListedElsewhere: ReadonlySet<CommandName> = new Set([
  commandTexts.goTo,
  commandTexts.findCustomer,
  commandTexts.stopListening,
])

/** All words of the command's phrases, which the search matches. */
const searchWordsOf = (name: CommandName): string =>
  `${registry[name].description} ${registry[name].phrases.join(' ')}`.toLowerCase().replaceAll(/[^a-z ]+/g, ' ')

/** `emptyText` explains an empty list. */
export function usePaletteEntries(words: string) {
  const typed = words.trim()
  const { side, mayGive: isAvailable, refusalOf: commandProblemOf } = useCommandAccess()
  const parsed = parseCommand(typed, side)
  const fullCommand = parsed?.NotUnderstood.length === 0 ? parsed : null
  const signedIn = useSignedIn()
  /** The page that "Go To" names. */
  const targetPage =
    pageEntries.find((page) => page.label === fullCommand?.Parameters.Page && isOffered(page, side)) ?? null
  const route = targetPage ? routeAt(targetPage.path) : undefined
  const isOpen = targetPage === null || (route !== undefined && canSee(route, signedIn))
  /** Set when the command is understood but not available to the user. */
  const problem =
    fullCommand && (commandProblemOf(fullCommand) ?? (isOpen ? null : commandTexts.notAllowed(targetPage.label)))
  const command = problem === null ? fullCommand : null
  const query = command?.Parameters.Customer ?? typed
  const { customers, includesCustomers, ...state } = useCustomers(query)
  const { view } = useViewCustomer()
  const { open } = useOpenCustomer()
  const navigate = useNavigate()
  const dispatch = useDispatch()
  const { account } = useSelection()
  /** A page that the command names exactly comes first. */
  const rankOf = ({ label, path }: { label: string; path: Path }) =>
    path === targetPage?.path ? -1 : matchRank(label, path, query)
  const pages = [...linksOf(menuFor({ ...signedIn, selected: account })), ...shellPages()]
    .filter(({ label, path }) => matchesPage(label, path, query))
    .toSorted((left, right) => rankOf(left) - rankOf(right))
    .map(
      ({ label, path }): PaletteEntry => ({
        id: pageId(path),
        group: 'Pages',
        label,
        detail: '',
        run: () => void (asksBeforeLeaving(path) || navigate(path)),
      }),
    )
  const dispatchOnRun = (dispatched: ParsedCommand) => () =>
    void dispatch(commandDispatched({ ...dispatched, isSpoken: false }))
  const actions = commandNames
    .filter((name) => !commandsListedElsewhere.has(name) && name !== command?.Command && isAvailable(name))
    .filter((name) => matchesWords(name, searchWordsOf(name), query))
    .map(
      (name): PaletteEntry => ({
        id: `action-${name}`,
        group: 'Actions',
        label: name,
        detail: registry[name].description,
        run: dispatchOnRun({ Command: name, Parameters: {}, NotUnderstood: [] }),
      }),
    )
  const isListed = targetPage !== null && pages.some(({ id }) => id === pageId(targetPage.path))
  const isCommand = command !== null && command.Command !== 'Find Customer' && !isListed
  const entries: PaletteEntry[] = [
    ...(isCommand
      ? [
          {
            id: `command-${command.Command}`,
            group: 'Commands' as const,
            ...describeEntry(command),
            run: dispatchOnRun(command),
          },
        ]
      : []),
    ...customers.flatMap(({ crm_customer_number: number, name, case: foundCase }): PaletteEntry[] =>
      foundCase === null
        ? []
        : [
            {
              id: `case-${foundCase.case_id}`,
              group: 'Cases',
              label: `${foundCase.case_no} ${foundCase.title}`,
              detail: commandTexts.messageRequestOf(Boolean(foundCase.is_message), name),
              run: () => void open(number).then((isOpen) => isOpen && navigate(caseAddress(foundCase))),
            },
          ],
    ),
    ...customers.map(
      (customer): PaletteEntry => ({
        id: `customer-${customer.crm_customer_number}`,
        group: 'Customers',
        label: customer.name,
        detail: customerDetail(customer),
        run: () => view(customer.crm_customer_number, matchedPremise(customer, query)),
      }),
    ),
    ...pages,
    ...actions,
  ]
  // A negated sentence must not offer the command it contains, so the list offers to ask the chat first.
  if (command === null && isNegated(typed) && isAvailable('Ask')) entries.unshift(createAskEntry())
  const result = { entries, findsCustomers: includesCustomers, ...state }
  if (problem !== null) return { ...result, nothing: problem }
  if (entries.length > 0 || state.isSearching) return { ...result, nothing: null }
  if (!command)
    return {
      ...result,
      entries: isAvailable('Ask') ? [createAskEntry()] : [],
      nothing: paymentCommandProblem(typed) ?? commandTexts.noResults,
    }
  // An understood command without an entry of its own is a customer search.
  if (command.Parameters.Customer === undefined) return { ...result, nothing: commandTexts.whoTypeANameAn }
  return { ...result, nothing: state.hasFailed ? '' : commandTexts.noCustomersFoundFor(query) }

  /** Text that is neither a name nor a command can still be a question. */
  function createAskEntry(): PaletteEntry {
    const question: ParsedCommand = { Command: 'Ask', Parameters: { Subject: typed }, NotUnderstood: [] }
    return {
      id: 'ask',
      group: 'Commands',
      label: commandTexts.ask,
      detail: commandDetail(question),
      run: dispatchOnRun(question),
    }
  }
}

/** For an emergency the entry shows the safety instructions before anything is selected. */
function describeEntry(command: ParsedCommand): { label: string; detail: string } {
  if (command.Command !== 'Emergency')
    return { label: command.Command, detail: commandDetail(command) || registry[command.Command].description }
  const { title, line } = dangerTexts[findDanger(command.Parameters.Subject ?? '') ?? 'gas']
  return { label: title, detail: line }
}

const pageId = (path: string): string => `page-${path}`

/** Pages that no menu of the portal links to. */
const shellPages = (): { label: string; path: Path }[] =>
  platform.shell ? [{ label: commandTexts.desktopAppSettings, path: shellScreens.settings }] : []
