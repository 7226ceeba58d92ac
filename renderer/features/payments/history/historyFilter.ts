/** Reads the page and filters of the payment history from the URL. */
import { PaymentStatus } from '#shared/contract/payments/payments'
import { Day } from '#shared/http/days'
import { readPage } from '../../../ui/lists/listSearch'

/** Invalid values in the URL are ignored. */
export function readHistoryFilter(search: URLSearchParams) {
  const status = PaymentStatus.safeParse(search.get('status'))
  const readDay = (name: string) => {
    const { success, data } = Day.safeParse(search.get(name))
    return success ? data : undefined
  }
  return {
    includesAllAccounts: search.get('accounts') === 'all',
    status: status.success ? status.data : undefined,
    from_date: readDay('from'),
    to_date: readDay('to'),
    ...readPage(search),
  }
}

export type HistoryFilter = ReturnType<typeof readHistoryFilter>

export const isFiltered = ({
  status,
  from_date,
  to_date,
}: Pick<HistoryFilter, 'status' | 'from_date' | 'to_date'>): boolean => Boolean(status ?? from_date ?? to_date)
