/** What the palette offers: pages of the menu, customers, and things to do, each only to whom it is open. */
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import type { FoundCustomer } from '#shared/contract/customers'
import { shellPlaces } from '#shared/desktop/places'
import { useListRecentCustomersQuery, useSearchCustomersQuery } from '../../api/customers'
import { useUpdatePreferencesMutation } from '../../api/preferences'
import { signOut } from '../../api/signOut'
import { useOpenCustomer } from '../../api/useOpenCustomer'
import { useViewCustomer } from '../../api/useViewCustomer'
import { paths, type Path } from '../../paths'
import { platform } from '../../platform'
import { customerClosed } from '../../session/selectionSlice'
import { useSignedIn } from '../../session/SignedIn'
import { useMay, useMayOwn } from '../../session/useMay'
import { useSelected } from '../../session/useSelected'
import { useAppearance } from '../../ui/look/appearance'
import { caseAddress } from '../../ui/cases/caseAddress'
import { useMediaQuery } from '../../ui/useMediaQuery'
import { linksOf, menuFor } from '../routes/menu'
import { isCalled, isMeant } from '../routes/pageWords'
import { matchesAddress } from '../../ui/matchesAddress'

export type CommandGroup = 'Cases' | 'Customers' | 'Pages' | 'Actions'

export interface Command {
  id: string
  group: CommandGroup
  label: string
  detail: string
  /** Another dialog follows. */
  goesOn: boolean
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
  const mayLook = useMayOwn('ACCOUNTS.read')
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

export function useCommands(words: string, { onSwitch }: { onSwitch: () => void }) {
  const wanted = words.trim()
  const { customers, ...state } = useCustomers(wanted)
  const { view } = useViewCustomer()
  const { open } = useOpenCustomer()
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const { account } = useSelected()
  const pages = [...linksOf(menuFor({ ...signedIn, selected: account })), ...shellPages()]
    .filter(({ label, path }) => isMeant(label, path, wanted))
    .map(
      ({ label, path }): Command => ({
        id: `page-${path}`,
        group: 'Pages',
        label,
        detail: '',
        goesOn: false,
        run: () => void navigate(path),
      }),
    )
  const actions = useActions(onSwitch)
    .filter(({ label, words: others }) => isCalled(label, others, wanted))
    .map(
      ({ label, goesOn = false, run }): Command => ({
        id: `action-${label}`,
        group: 'Actions',
        label,
        detail: '',
        goesOn,
        run,
      }),
    )
  const commands: Command[] = [
    ...customers.flatMap(({ crm_customer_number: number, name, case: found }): Command[] =>
      found === null
        ? []
        : [
            {
              id: `case-${found.case_id}`,
              group: 'Cases',
              label: `${found.case_no} ${found.title}`,
              detail: `${found.is_message ? 'Message' : 'Request'} of ${name}`,
              goesOn: false,
              run: () => void open(number).then((isOpen) => isOpen && navigate(caseAddress(found))),
            },
          ],
    ),
    ...customers.map(
      (customer): Command => ({
        id: `customer-${customer.crm_customer_number}`,
        group: 'Customers',
        label: customer.name,
        detail: whereabouts(customer),
        goesOn: false,
        run: () => view(customer.crm_customer_number, premiseMeant(customer, wanted)),
      }),
    ),
    ...pages,
    ...actions,
  ]
  return { commands, ...state }
}

/** What no menu of the portal leads to. */
const shellPages = (): { label: string; path: Path }[] =>
  platform.shell ? [{ label: 'Desktop App Settings', path: shellPlaces.settings }] : []

interface Action {
  label: string
  /** Other words for it. */
  words: string
  goesOn?: boolean
  run: () => void
}

function useActions(onSwitch: () => void): Action[] {
  const { customer, user } = useSignedIn()
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const [update] = useUpdatePreferencesMutation()
  const mayCredit = useMay('CREDITS.write')
  const mayPrefer = useMayOwn('ACCOUNTPREF.write')
  const { theme } = useAppearance()
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)')
  const isDark = theme === 'system' ? isSystemDark : theme === 'dark'
  return [
    ...(customer && user.user_address_details.length > 1
      ? [{ label: 'Switch account', words: 'address change choose', goesOn: true, run: onSwitch }]
      : []),
    ...(customer
      ? [{ label: `Close ${customer.name}`, words: 'reset customer leave', run: () => void dispatch(customerClosed()) }]
      : []),
    ...(mayCredit
      ? [{ label: 'New credit run', words: 'adjustment issue', run: () => void navigate(paths.issueCredit) }]
      : []),
    ...(mayPrefer
      ? [
          {
            label: isDark ? 'Use the light look' : 'Use the dark look',
            words: 'theme dark light appearance',
            run: () => void update({ body: { theme: isDark ? 'light' : 'dark' } }),
          },
        ]
      : []),
    { label: 'Log out', words: 'sign out leave exit', run: () => void signOut('choice') },
  ]
}
