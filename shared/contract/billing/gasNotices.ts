/** Defines the calls for gas notices, which a run emails row by row. */
import { z } from 'zod/mini'
import { dunningStageNumbers, noticeRowStatuses } from '../../billing/dunning'
import { Day, Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'
import { maxNoticesPerRun } from '../../http/limits'
import { pageQuery } from '../../http/paging'
import * as gasNoticeTexts from '../../texts/billing/gasNotices'

export const Stage = z.literal(dunningStageNumbers)

const Accounts = z.array(Id).check(
  z.minLength(1, { error: gasNoticeTexts.noRows }),
  z.maxLength(maxNoticesPerRun, { error: gasNoticeTexts.tooMany }),
  z.superRefine((accounts, context) => {
    const seen = new Set<string>()
    for (const [index, account] of accounts.entries()) {
      if (seen.has(account)) context.addIssue({ code: 'custom', path: [index], message: gasNoticeTexts.twice(account) })
      seen.add(account)
    }
  }),
)

export const previewNotices = endpoint({
  method: 'POST',
  path: '/api/v1/connection/preview-notify',
  summary:
    'Previews a notice run: recipients, accounts that already had a notice, and accounts that are skipped. Stores nothing.',
  access: 'NOTICES.write',
  // A query, although it is a POST: nothing is written.
  reads: [],
  body: z.strictObject({ acct_nos: Accounts }),
  response: z.object({
    /**
     * Shows the email to the first recipient, or to the first account that would get another notice. It is null without
     * either.
     */
    preview: z.nullable(z.object({ to: z.string(), subject: z.string(), text: z.string() })),
    recipient_count: z.int(),
    /**
     * These accounts already had a notice for this debt. They only get another one on request, which restarts their
     * deadline.
     */
    noticed: z.array(
      z.object({ account_no: z.string(), name: z.string(), stage: Stage, last_notice_on: Day, disconnect_on: Day }),
    ),
    left_out: z.array(z.object({ account_no: z.string(), name: z.string(), message: z.string() })),
  }),
})

export const NoticeRun = z.object({
  run_id: z.uuid(),
  status: z.enum(['running', 'finished']),
  started_by: z.string(),
  started_at: Moment,
  finished_at: z.nullable(Moment),
  row_count: z.int(),
  sent_count: z.int(),
  failed_count: z.int(),
  /** It is unknown whether these notices were sent. */
  unknown_count: z.int(),
  /** These notices were not sent: no address, on hold, already notified, or not due anymore. */
  skipped_count: z.int(),
})
export type NoticeRun = z.output<typeof NoticeRun>

export const notifyByEmail = endpoint({
  method: 'POST',
  path: '/api/v1/connection/email-notify',
  summary: 'Starts a notice run, which emails gas notices one by one, and returns its progress.',
  access: 'NOTICES.write',
  changes: ['Dunning', 'Notices'],
  idempotent: true,
  body: z
    .strictObject({
      acct_nos: Accounts,
      /** These accounts get another notice although they had one. */
      again: z._default(z.array(Id).check(z.maxLength(maxNoticesPerRun, { error: gasNoticeTexts.tooMany })), []),
    })
    .check(
      z.superRefine(({ acct_nos, again }, context) => {
        const selected = new Set(acct_nos)
        for (const [index, account] of again.entries()) {
          if (selected.has(account)) continue
          context.addIssue({
            code: 'custom',
            path: ['again', index],
            message: gasNoticeTexts.accountNotSelected(account),
          })
        }
      }),
    ),
  response: NoticeRun,
})

export const listNoticeRuns = endpoint({
  method: 'GET',
  path: '/api/v1/connection/notice-runs',
  summary: 'Lists notice runs, newest first.',
  access: 'NOTICES.read',
  reads: ['Notices'],
  query: z.object(pageQuery),
  response: z.object({ runs: z.array(NoticeRun), total_count: z.int() }),
})

export const NoticeRow = z.object({
  position: z.int(),
  account_no: z.string(),
  name: z.string(),
  email: z.string(),
  status: z.enum(noticeRowStatuses),
  message: z.string(),
  ended_at: z.nullable(Moment),
})
export type NoticeRow = z.output<typeof NoticeRow>

const runParams = z.object({ run_id: z.uuid() })

export const getNoticeRun = endpoint({
  method: 'GET',
  path: '/api/v1/connection/notice-runs/:run_id',
  summary: 'Returns the progress of a notice run and a page of its rows, in order.',
  access: 'NOTICES.read',
  reads: ['Notices'],
  params: runParams,
  query: z.object({ ...pageQuery, status: z.optional(z.enum(noticeRowStatuses)) }),
  response: z.object({ run: NoticeRun, rows: z.array(NoticeRow), total_count: z.int() }),
})

export const retryNotices = endpoint({
  method: 'POST',
  path: '/api/v1/connection/notice-runs/:run_id/retry',
  summary: 'Resends the failed notices of a run, or those with an unknown result, which may then arrive twice.',
  access: 'NOTICES.write',
  changes: ['Notices', 'Dunning'],
  params: runParams,
  body: z.strictObject({ which: z.enum(['failed', 'unknown']) }),
  response: NoticeRun,
})
