/** The service requests of a customer that the palette finds by their number. Staff find cases with their customers. */
import { useNavigate } from 'react-router-dom'
import { isStaff } from '#shared/access/access'
import { useListOpenCasesQuery } from '../../api/cases/cases'
import { caseAddress } from '../../domain/cases/caseAddress'
import { useSignedIn } from '../../session/SignedIn'
import { useHasOwnRight } from '../../session/useHasRight'
import type { PaletteEntry } from './paletteEntry'

const caseNumber = /^c-?\d{4}-?\d{3,}$/i
const maxCases = 5

export function useCaseEntries(query: string): PaletteEntry[] {
  const isOfStaff = isStaff(useSignedIn().person.userTypeCode)
  const isAsked = useHasOwnRight('SERVICETICKET.read') && !isOfStaff && caseNumber.test(query)
  const filter = { search: query.toUpperCase(), sort: 'updated', page_number: 1, page_size: maxCases } as const
  const open = useListOpenCasesQuery({ body: { ...filter, tab: 'open' } }, { skip: !isAsked })
  const closed = useListOpenCasesQuery({ body: { ...filter, tab: 'closed' } }, { skip: !isAsked })
  const navigate = useNavigate()
  if (!isAsked) return []
  return [...(open.currentData?.cases ?? []), ...(closed.currentData?.cases ?? [])].map(
    ({ case_id, case_no, title, street_address }): PaletteEntry => ({
      id: `case-${case_id}`,
      group: 'Cases',
      icon: 'wrench',
      label: `${case_no} ${title}`,
      detail: street_address,
      rank: 0,
      run: () => void navigate(caseAddress({ case_id, is_message: false })),
    }),
  )
}
