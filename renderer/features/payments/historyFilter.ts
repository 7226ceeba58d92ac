/** Page and filters of the payment history, as they stand in the address. */
import { PaymentStatus } from '#shared/contract/payments'
import { pageSizes } from '#shared/limits'

/** What the address says; anything else in it is ignored. */
export function filterOf(search: URLSearchParams) {
  const status = PaymentStatus.safeParse(search.get('status'))
  const number = (name: string, fallback: number) => Math.max(1, Math.trunc(Number(search.get(name))) || fallback)
  const day = (name: string) =>
    /^\d{4}-\d{2}-\d{2}$/.test(search.get(name) ?? '') ? (search.get(name) ?? undefined) : undefined
  return {
    status: status.success ? status.data : undefined,
    from_date: day('from'),
    to_date: day('to'),
    page_number: number('page', 1),
    page_size: pageSizes.find((size) => String(size) === search.get('size')) ?? 20,
  }
}

export type HistoryFilter = ReturnType<typeof filterOf>

export const isFiltered = ({ status, from_date, to_date }: HistoryFilter): boolean =>
  Boolean(status ?? from_date ?? to_date)

export type Changes = Record<string, string | number | null | undefined>

/** The address with some of it changed; unless the page is, it starts at the first. */
export function changed(search: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(search)
  if (!('page' in changes)) next.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, String(value))
    else next.delete(name)
  }
  return next
}
