/** Page and filters of the payment history, as they stand in the address. */
import { PaymentStatus } from '#shared/contract/payments'
import { pageIn } from '../../ui/listAddress'

/** What the address says; anything else in it is ignored. */
export function filterOf(search: URLSearchParams) {
  const status = PaymentStatus.safeParse(search.get('status'))
  const day = (name: string) =>
    /^\d{4}-\d{2}-\d{2}$/.test(search.get(name) ?? '') ? (search.get(name) ?? undefined) : undefined
  return {
    status: status.success ? status.data : undefined,
    from_date: day('from'),
    to_date: day('to'),
    ...pageIn(search),
  }
}

export type HistoryFilter = ReturnType<typeof filterOf>

export const isFiltered = ({ status, from_date, to_date }: HistoryFilter): boolean =>
  Boolean(status ?? from_date ?? to_date)
