/**
 * The service requests and messages of a customer that the palette finds by their number. Staff find cases with their
 * customers.
 */
import { useNavigate } from 'react-router-dom'
import { isStaff } from '#shared/access/access'
import type { CaseTab } from '#shared/cases/cases'
import { paths } from '#shared/paths'
import { useListOpenCasesQuery } from '../../api/cases/cases'
import { useListMessagesQuery } from '../../api/cases/messages'
import { useSignedIn } from '../../session/SignedIn'
import { useHasOwnRight } from '../../session/useHasRight'
import type { PaletteEntry } from './paletteEntry'

const caseNumber = /^c-?\d{4}-?\d{3,}$/i
const maxCases = 5
const page = { page_number: 1, page_size: maxCases } as const

export function useCaseEntries(query: string): PaletteEntry[] {
  const { person } = useSignedIn()
  const mayReadRequests = useHasOwnRight('SERVICETICKET.read')
  const mayReadMessages = useHasOwnRight('MESSAGEBOX.read')
  const isCaseNumber = !isStaff(person.userTypeCode) && caseNumber.test(query)
  const search = query.toUpperCase()
  const requests = useRequestsNumbered(search, isCaseNumber && mayReadRequests)
  const messages = useListMessagesQuery(
    { query: { crm_contact_id: person.crm_contact_id, case_no: search, ...page } },
    { skip: !(isCaseNumber && mayReadMessages) },
  )
  const navigate = useNavigate()
  if (!isCaseNumber) return []
  const toEntry =
    (isMessage: boolean) =>
    ({ case_id, case_no, title, street_address }: FoundCase): PaletteEntry => ({
      id: `case-${case_id}`,
      group: 'cases',
      icon: isMessage ? 'mail' : 'wrench',
      label: `${case_no} ${title}`,
      detail: street_address,
      rank: 0,
      run: () => void navigate(`${isMessage ? paths.messageCenter : paths.serviceTicketView}?case=${case_id}`),
    })
  return [...requests.map(toEntry(false)), ...(messages.currentData?.messages ?? []).map(toEntry(true))]
}

interface FoundCase {
  case_id: string
  case_no: string
  title: string
  street_address: string
}

function useRequestsNumbered(search: string, isCaseNumber: boolean): FoundCase[] {
  const inTab = (tab: CaseTab) => ({ body: { search, sort: 'updated', tab, ...page } }) as const
  const open = useListOpenCasesQuery(inTab('open'), { skip: !isCaseNumber })
  const closed = useListOpenCasesQuery(inTab('closed'), { skip: !isCaseNumber })
  const canceled = useListOpenCasesQuery(inTab('cancelled'), { skip: !isCaseNumber })
  return [open, closed, canceled].flatMap(({ currentData }) => currentData?.cases ?? [])
}
