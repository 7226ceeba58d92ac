/** Labels for dunning, and the grouping by community. */

import type { NoticeRowStatus } from '#shared/billing/dunning'
import type { DunningAccount, NoticeRun } from '#shared/contract/billing/connections'
import * as disconnectTexts from '#shared/texts/billing/disconnects'
import type { TagColor } from '../../ui/Tag'

export const holdLabels = { ...disconnectTexts.holdReasonLabels, ...disconnectTexts.moratoriumLabels }

export const rowColors: Record<NoticeRowStatus, TagColor> = {
  waiting: 'default',
  sending: 'default',
  sent: 'success',
  failed: 'warning',
  unknown: 'warning',
  skipped: 'default',
}

export const countProcessed = ({ sent_count, failed_count, unknown_count, skipped_count }: NoticeRun): number =>
  sent_count + failed_count + unknown_count + skipped_count

export const countText = (count: number): string => disconnectTexts.accountsOfCount(count)

/** Groups the rows by community, in the order in which the communities first appear. */
export function groupByCommunity<Row extends Pick<DunningAccount, 'community'>>(
  rows: readonly Row[],
): [string, Row[]][] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(row.community, [...(groups.get(row.community) ?? []), row])
  return [...groups]
}
