/** Sorts and counts gas accounts in dunning for the reports, and decides which notices and holds are allowed. */

import { disconnectDay, isDueStage, validNotice } from '#shared/billing/dunning'
import { type DunningAccount, dunningSortColumns } from '#shared/contract/billing/dunning'
import { addDays } from '#shared/format/dates'
import { maxHoldDays, maxMoratoriumDays } from '#shared/http/limits'
import type { Sort } from '#shared/http/sorting'
import * as dunningTexts from '#shared/texts/billing/dunning'
import * as moratoriumTexts from '#shared/texts/billing/moratoria'
import * as commonTexts from '#shared/texts/common'
import type { AccountInDunning } from '../../directory/dunning/rules'

export const isDue = ({ stage }: AccountInDunning): boolean => isDueStage(stage)

/** Compares by community, then by urgency with the most urgent first. */
export const byUrgency = (left: AccountInDunning, right: AccountInDunning): number =>
  left.account.community.localeCompare(right.account.community) ||
  right.stage - left.stage ||
  right.account.past_due_days - left.account.past_due_days ||
  left.account.account_no.localeCompare(right.account.account_no)

/** Compares by community, then by the chosen column, then by urgency. */
export function inOrder(sort: Sort<DunningSortColumn> | undefined) {
  const column = dunningSortColumns.find((candidate) => sort === candidate || sort === `-${candidate}`)
  const direction = sort?.startsWith('-') ? -1 : 1
  return (left: AccountInDunning, right: AccountInDunning): number =>
    left.account.community.localeCompare(right.account.community) ||
    (column === undefined ? 0 : direction * compareBy[column](left.account, right.account)) ||
    byUrgency(left, right)
}

type DunningSortColumn = (typeof dunningSortColumns)[number]

const compareBy: Record<DunningSortColumn, (left: DunningAccount, right: DunningAccount) => number> = {
  name: (left, right) => left.name.localeCompare(right.name),
  balance: (left, right) => left.balance - right.balance,
  days: (left, right) => left.past_due_days - right.past_due_days,
}

export function countByCommunity(all: readonly AccountInDunning[]): { community: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { account } of all) counts.set(account.community, (counts.get(account.community) ?? 0) + 1)
  return [...counts].map(([community, count]) => ({ community, count }))
}

/** Returns why no notice can be sent to an account; null when it can. */
export function noticeProblem(dunned: AccountInDunning | undefined): string | null {
  if (!dunned || !isDue(dunned)) return dunningTexts.notDue
  if (dunned.account.hold_reason !== null) return dunningTexts.onHold
  // The letter promises ten days, but an ordered disconnection no longer waits for them.
  if (dunned.stage === 8) return dunningTexts.ordered
  return dunned.account.email === '' ? commonTexts.noEmailOnFile : null
}

/** Returns the notice already sent for this debt and the earliest day of disconnection; null without a notice. */
export function previousNoticeOf({
  since,
  account,
}: AccountInDunning): { noticeOn: string; disconnectOn: string } | null {
  if (since === null) return null
  const noticeOn = validNotice({ since, noticeOn: account.last_notice_on })
  return noticeOn === null ? null : { noticeOn, disconnectOn: disconnectDay({ since, noticeOn }) }
}

/** Returns why a hold can't last until that day; null when it can. */
export function holdProblem(until: string | null, today: string): string | null {
  if (until === null) return null
  if (until < today) return dunningTexts.holdInPast
  return until > addDays(today, maxHoldDays) ? dunningTexts.holdTooLong : null
}

interface InvalidField {
  field: string
  text: string
}

/** Returns why a moratorium can't have these days; null when it can. Past days would change nothing. */
export function moratoriumProblem(
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
  today: string,
): InvalidField | null {
  if (startsOn < today) return { field: 'starts_on', text: moratoriumTexts.moratoriumInPast }
  if (endsOn < startsOn) return { field: 'ends_on', text: moratoriumTexts.moratoriumEndsEarly }
  const isTooLong = endsOn >= addDays(startsOn, maxMoratoriumDays)
  return isTooLong ? { field: 'ends_on', text: moratoriumTexts.moratoriumTooLong } : null
}
