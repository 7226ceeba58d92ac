/** Which accounts are chosen for a run, which takes only so many. */
import { mostNotices } from '#shared/dunning'

interface Choice<Row> {
  chosen: ReadonlyMap<string, Row>
  /** Some did not go in any more. */
  isCut: boolean
}

/** Who is in stays in: what does not fit any more is left out. */
export function withChosen<Row extends { account_no: string }>(
  before: ReadonlyMap<string, Row>,
  accounts: readonly Row[],
): Choice<Row> {
  const chosen = new Map(before)
  let isCut = false
  for (const account of accounts) {
    if (chosen.has(account.account_no) || chosen.size < mostNotices) chosen.set(account.account_no, account)
    else isCut = true
  }
  return { chosen, isCut }
}

export function withoutChosen<Row extends { account_no: string }>(
  before: ReadonlyMap<string, Row>,
  accounts: readonly Row[],
): Choice<Row> {
  const gone = new Set(accounts.map(({ account_no }) => account_no))
  return { chosen: new Map([...before].filter(([number]) => !gone.has(number))), isCut: false }
}
