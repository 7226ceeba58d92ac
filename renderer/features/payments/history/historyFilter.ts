/** Page and filters of the payment history, as they stand in the address. */
import { PaymentStatus } from '#shared/contract/payments'
import { Day } from '#shared/dates'
import { pageIn } from '../../../ui/lists/listAddress'

/** What the address says; anything else in it is ignored. */
export function filterOf(search: URLSearchParams) {
  const status = PaymentStatus.safeParse(search.get('status'))
  const day = (name: string) => {
    const { success, data } = Day.safeParse(search.get(name))
    return success ? data : undefined
  }
  return {
    isOfAll: search.get('accounts') === 'all',
    status: status.success ? status.data : undefined,
    from_date: day('from'),
    to_date: day('to'),
    ...pageIn(search),
  }
}

export type HistoryFilter = ReturnType<typeof filterOf>

export const isFiltered = ({
  status,
  from_date,
  to_date,
}: Pick<HistoryFilter, 'status' | 'from_date' | 'to_date'>): boolean => Boolean(status ?? from_date ?? to_date)
