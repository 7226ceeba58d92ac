/** Filters and place in the audit log, as they stand in the address. */
import { Day } from '#shared/dates'
import { pageIn } from '../../ui/lists/listAddress'
import { withLooks } from '../../auditAddress'

export function filterOf(address: URLSearchParams) {
  const word = (name: string, most: number) => (address.get(name) ?? '').trim().slice(0, most) || undefined
  const day = (name: string) => {
    const { success, data } = Day.safeParse(address.get(name))
    return success ? data : undefined
  }
  const about = word('about', 60)
  return {
    ...(about === undefined && { looks: 'no' as const }),
    action: about === withLooks ? undefined : about,
    email: word('who', 254),
    crm_customer_number: word('customer', 20),
    from_date: day('from'),
    to_date: day('to'),
  }
}

export type AuditFilter = ReturnType<typeof filterOf>

/** By more than what it begins with. */
export const isFiltered = ({ looks, ...filter }: AuditFilter): boolean =>
  looks === undefined || Object.values(filter).some((value) => value !== undefined)

export const pageSizeIn = (address: URLSearchParams): number => pageIn(address).page_size
