/** Defines gas disconnects: accounts that are due or disconnected, notices by email, and holds. */
import { z } from 'zod/mini'
import { Dollars } from '../../billing/dollars'
import {
  dunningStageNumbers,
  holdReasonCodes,
  moratoriumCodes,
  moratoriumStates,
  noticeRowStatuses,
} from '../../billing/dunning'
import { selectionOf } from '../../fields/selectionOf'
import { Line, RequiredLine, SearchWords } from '../../fields/textFields'
import { Day, Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'
import { maxCommunities, maxNoticesPerRun } from '../../http/limits'
import { pageQuery } from '../../http/paging'
import { sortField } from '../../http/sorting'
import * as dunningTexts from '../../texts/billing/dunning'
import * as communityTexts from '../../texts/customers/communities'
import * as fieldTexts from '../../texts/fields'
import { holdFields } from './holdFields'

export const Stage = z.literal(dunningStageNumbers)

export const DunningAccount = z.object({
  account_no: z.string(),
  crm_customer_number: z.string(),
  name: z.string(),
  /** The address is empty if none is on file. */
  email: z.string(),
  address: z.string(),
  community: z.string(),
  balance: Dollars,
  past_due: Dollars,
  past_due_days: z.int(),
  stage: Stage,
  last_notice_on: z.nullable(Day),
  ...holdFields,
  /** The day is null if the account is on a hold without an end day. */
  next_action_on: z.nullable(Day),
})
export type DunningAccount = z.output<typeof DunningAccount>

export const Moratorium = z.object({
  moratorium_id: z.uuid(),
  kind: z.enum(moratoriumCodes),
  /** It is null if the moratorium applies to all communities. */
  community: z.nullable(z.string()),
  starts_on: Day,
  ends_on: Day,
  note: z.string(),
  state: z.enum(moratoriumStates),
  /** An agent started it. The name is empty if it came with other data. */
  created_by: z.string(),
  /** An agent ended it early at this time. */
  ended_at: z.nullable(Moment),
})
export type Moratorium = z.output<typeof Moratorium>

export const dunningSortColumns = ['name', 'balance', 'days'] as const

/** The reports stay grouped by community, and are sorted within each. */
const reportQuery = { community: z.optional(SearchWords(100)), sort: sortField(dunningSortColumns), ...pageQuery }

export const getDunningReport = endpoint({
  method: 'GET',
  path: '/api/v1/connection/get-dunning-gas-report',
  summary:
    'Lists gas accounts that are due for disconnect, by community and most urgent first or sorted by a column, and today’s moratoria.',
  access: 'DUNNING.read',
  reads: ['Dunning', 'Balance'],
  query: z.object({ ...reportQuery, held: z._default(z.enum(['no', 'yes']), 'no') }),
  response: z.object({
    as_of: Moment,
    accounts: z.array(DunningAccount),
    total_count: z.int(),
    /** The counts below ignore the filters: accounts on hold, and accounts by community. */
    held_count: z.int(),
    communities: z.array(z.object({ community: z.string(), count: z.int() })),
    moratoria: z.array(Moratorium),
  }),
})

export const DisconnectedAccount = z.object({
  ...DunningAccount.shape,
  disconnected_on: Day,
  /** The gas is turned on again on this day. It is null until the debt is paid. */
  reconnect_on: z.nullable(Day),
})
export type DisconnectedAccount = z.output<typeof DisconnectedAccount>

export const getDisconnectedReport = endpoint({
  method: 'GET',
  path: '/api/v1/connection/get-disconnected-dunning-gas-report',
  summary:
    'Lists gas accounts that are disconnected for nonpayment, by community and most urgent first or sorted by a column.',
  access: 'DUNNING.read',
  reads: ['Dunning', 'Balance'],
  query: z.object(reportQuery),
  response: z.object({
    as_of: Moment,
    accounts: z.array(DisconnectedAccount),
    total_count: z.int(),
    communities: z.array(z.object({ community: z.string(), count: z.int() })),
  }),
})

const Accounts = z.array(Id).check(
  z.minLength(1, { error: dunningTexts.noRows }),
  z.maxLength(maxNoticesPerRun, { error: dunningTexts.tooMany }),
  z.superRefine((accounts, context) => {
    const seen = new Set<string>()
    for (const [index, account] of accounts.entries()) {
      if (seen.has(account)) context.addIssue({ code: 'custom', path: [index], message: dunningTexts.twice(account) })
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
      again: z._default(z.array(Id).check(z.maxLength(maxNoticesPerRun, { error: dunningTexts.tooMany })), []),
    })
    .check(
      z.superRefine(({ acct_nos, again }, context) => {
        const selected = new Set(acct_nos)
        for (const [index, account] of again.entries()) {
          if (selected.has(account)) continue
          context.addIssue({
            code: 'custom',
            path: ['again', index],
            message: dunningTexts.accountNotSelected(account),
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

export const placeHold = endpoint({
  method: 'POST',
  path: '/api/v1/connection/hold-disconnect',
  summary: 'Places a hold on an account, with a reason and an end date. It is not due for disconnect until then.',
  access: 'DUNNING.write',
  changes: ['Dunning', 'Customer'],
  body: z.strictObject({
    acct_no: Id,
    reason: z.enum(holdReasonCodes, { error: dunningTexts.holdReason }),
    /** This is the last day of the hold. Without it, the hold lasts until an agent ends it. */
    held_until: z.optional(z.nullable(Day)),
    note: z._default(Line({ name: fieldTexts.note, max: 200 }), ''),
  }),
  response: z.object({ hold_id: z.uuid() }),
})

export const endHold = endpoint({
  method: 'POST',
  path: '/api/v1/connection/holds/:hold_id/end',
  summary: 'Ends a hold, so that the account is due for disconnect again. Does nothing if the hold has ended.',
  access: 'DUNNING.write',
  changes: ['Dunning', 'Customer'],
  params: z.object({ hold_id: z.uuid() }),
  response: z.object({ hold_id: z.uuid() }),
})

export const moratoriumSortColumns = ['area', 'kind', 'days'] as const

export const listMoratoria = endpoint({
  method: 'GET',
  path: '/api/v1/connection/moratoria',
  summary: 'Lists moratoria on disconnects, those that end last first, or sorted by a column.',
  access: 'DUNNING.read',
  reads: ['Dunning'],
  query: z.object({ sort: sortField(moratoriumSortColumns), ...pageQuery }),
  response: z.object({ moratoria: z.array(Moratorium), total_count: z.int() }),
})

export const startMoratorium = endpoint({
  method: 'POST',
  path: '/api/v1/connection/moratoria',
  summary:
    'Starts a moratorium in some communities or in all of them. Until it ends, no account there is disconnected or gets a notice. 409 if one of this kind already applies on one of these days.',
  access: 'DUNNING.write',
  changes: ['Dunning', 'Customer'],
  body: z.strictObject({
    kind: z.enum(moratoriumCodes, { error: dunningTexts.moratoriumKindMissing }),
    /** It applies to all communities if this is null. */
    community_ids: z.nullable(selectionOf(Id, communityTexts.communityMissing, maxCommunities)),
    /** The first and the last day. */
    starts_on: Day,
    ends_on: Day,
    note: RequiredLine({ name: fieldTexts.reason, max: 200 }),
  }),
  response: z.object({ moratorium_ids: z.array(z.uuid()) }),
})

export const endMoratorium = endpoint({
  method: 'POST',
  path: '/api/v1/connection/moratoria/:moratorium_id/end',
  summary: 'Ends a moratorium immediately, or cancels one that has not started. Does nothing if it has ended.',
  access: 'DUNNING.write',
  changes: ['Dunning', 'Customer'],
  params: z.object({ moratorium_id: z.uuid() }),
  response: z.object({ moratorium_id: z.uuid() }),
})

export const dunning = {
  getDunningReport,
  getDisconnectedReport,
  previewNotices,
  notifyByEmail,
  listNoticeRuns,
  getNoticeRun,
  retryNotices,
  placeHold,
  endHold,
  listMoratoria,
  startMoratorium,
  endMoratorium,
}
