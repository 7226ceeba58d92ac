/** How dunning reads, and lists by community. */
import type { DunningAccount, NoticeRun } from '#shared/contract/connections'
import { holdReasons, moratoriumKinds, type NoticeRowStatus } from '#shared/dunning'
import * as disconnectTexts from '#shared/texts/disconnects'

export const heldWords = { ...holdReasons, ...moratoriumKinds }

export const rowWords: Record<NoticeRowStatus, string> = {
  waiting: 'Waiting',
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Failed',
  unknown: disconnectTexts.unknownText2,
  skipped: disconnectTexts.notSentText,
}

export const rowBadges: Record<NoticeRowStatus, 'plain' | 'good' | 'warning'> = {
  waiting: 'plain',
  sending: 'plain',
  sent: 'good',
  failed: 'warning',
  unknown: 'warning',
  skipped: 'plain',
}

export const doneOf = ({ sent_count, failed_count, unknown_count, skipped_count }: NoticeRun): number =>
  sent_count + failed_count + unknown_count + skipped_count

export const countText = (count: number): string => disconnectTexts.accountsOfCount(count)

/** Rows that follow each other with the same community, together. */
export function byCommunity<Row extends Pick<DunningAccount, 'community'>>(rows: readonly Row[]): [string, Row[]][] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(row.community, [...(groups.get(row.community) ?? []), row])
  return [...groups]
}
