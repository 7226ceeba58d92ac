/** Defines gas disconnects: accounts that are due or disconnected, notices by email, and holds. */
import { z } from 'zod/mini'
import { Dollars } from '../../billing/dollars'
import { holdReasonCodes } from '../../billing/dunning'
import { Line, SearchWords } from '../../fields/textFields'
import { Day, Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'
import { pageQuery } from '../../http/paging'
import { sortField } from '../../http/sorting'
import * as dunningTexts from '../../texts/billing/dunning'
import * as fieldTexts from '../../texts/fields'
import { getNoticeRun, listNoticeRuns, notifyByEmail, previewNotices, retryNotices, Stage } from './gasNotices'
import { holdFields } from './holdFields'
import { endMoratorium, listMoratoria, Moratorium, startMoratorium } from './moratoria'

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
