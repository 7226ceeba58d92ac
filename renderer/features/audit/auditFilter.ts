/** Reads the filters and the page size of the audit log from the URL. */
import { Day } from '#shared/http/days'
import { withAccessRecords } from '../../domain/access/auditUrl'
import { readPage } from '../../ui/lists/listSearch'

export function readAuditFilter(search: URLSearchParams) {
  const readText = (name: string, maxLength: number) => (search.get(name) ?? '').trim().slice(0, maxLength) || undefined
  const readDay = (name: string) => {
    const { success, data } = Day.safeParse(search.get(name))
    return success ? data : undefined
  }
  const subject = readText('about', 60)
  return {
    ...(subject === undefined && { views: 'no' as const }),
    action: subject === withAccessRecords ? undefined : subject,
    email: readText('who', 254),
    crm_customer_number: readText('customer', 20),
    from_date: readDay('from'),
    to_date: readDay('to'),
  }
}

export type AuditFilter = ReturnType<typeof readAuditFilter>

/** Returns whether a filter differs from the default, which leaves out account accesses. */
export const isFiltered = ({ views, ...filter }: AuditFilter): boolean =>
  views === undefined || Object.values(filter).some((value) => value !== undefined)

export const readPageSize = (search: URLSearchParams): number => readPage(search).page_size
