/** Selects accounts for a run, up to the maximum of a run. */
import { maxNoticesPerRun } from '#shared/http/limits'

interface AccountSelection<Row> {
  selected: ReadonlyMap<string, Row>
  /** True if some accounts did not fit. */
  isTruncated: boolean
}

/** Keeps the current selection and leaves out accounts that no longer fit. */
export function addToSelection<Row extends { account_no: string }>(
  before: ReadonlyMap<string, Row>,
  accounts: readonly Row[],
): AccountSelection<Row> {
  const selected = new Map(before)
  let isTruncated = false
  for (const account of accounts) {
    if (selected.has(account.account_no) || selected.size < maxNoticesPerRun) selected.set(account.account_no, account)
    else isTruncated = true
  }
  return { selected, isTruncated }
}

export function removeFromSelection<Row extends { account_no: string }>(
  before: ReadonlyMap<string, Row>,
  accounts: readonly Row[],
): AccountSelection<Row> {
  const removed = new Set(accounts.map(({ account_no }) => account_no))
  return { selected: new Map([...before].filter(([number]) => !removed.has(number))), isTruncated: false }
}
