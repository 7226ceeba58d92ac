/** The rows of a run of disconnect notices: their colors, and how many of them are processed. */

import type { NoticeRowStatus } from '#shared/billing/dunning'
import type { NoticeRun } from '#shared/contract/billing/gasNotices'
import type { TagColor } from '../../ui/Tag'

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
