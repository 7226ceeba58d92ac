/**
 * Defines the operations summary for staff. Each tile has its own endpoint, so that it requires its own right and fails
 * alone.
 */
import { z } from 'zod/mini'
import type { StaffRight } from '../../access/access'
import { Dollars } from '../../billing/dollars'
import { caseCategories } from '../../cases/cases'
import { SearchWords } from '../../fields/textFields'
import { Day, Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import { defaultSummaryDays, factNames, summaryDays } from '../../operations/summary'

const name = z.enum(factNames)

/** `before` is the value of the same number of days before. It is null if there is nothing to compare. */
export const SummaryFact = z.discriminatedUnion('unit', [
  z.object({ unit: z.literal('count'), name, value: z.int(), before: z.nullable(z.int()) }),
  z.object({ unit: z.literal('money'), name, value: Dollars, before: z.nullable(Dollars) }),
  z.object({ unit: z.literal('percent'), name, value: z.nullable(z.number()) }),
  z.object({ unit: z.literal('moment'), name, value: z.nullable(Moment) }),
])
export type SummaryFact = z.output<typeof SummaryFact>

export const SummaryFigures = z.object({
  as_of: Moment,
  facts: z.array(SummaryFact),
  /** Counts each day, including days without any. It is empty if the tile has no days. */
  by_day: z.array(z.object({ day: Day, count: z.int() })),
  /** Only the tile of cases has this. */
  by_category: z.array(z.object({ category: z.enum(caseCategories), count: z.int(), before: z.int() })),
  /**
   * Only the tile of outages has this. It contains the first twenty, with the customers affected by each, or who see its
   * announcement. The id is that of the outage or of its announcement.
   */
  by_outage: z.array(
    z.object({ announcement_id: z.uuid(), title: z.string(), customer_count: z.int(), is_exact: z.boolean() }),
  ),
})
export type SummaryFigures = z.output<typeof SummaryFigures>

const summaryEndpoint = <const Path extends string, const Access extends StaffRight>(
  path: Path,
  access: Access,
  summary: string,
) =>
  endpoint({
    method: 'GET',
    path,
    access,
    summary,
    query: z.object({
      days: z._default(
        z.coerce.number<number>().check(z.refine((days) => summaryDays.some((option) => option === days))),
        defaultSummaryDays,
      ),
      /** This is the name of a community. Without it, all communities are included. */
      community: z._default(SearchWords(100), ''),
    }),
    response: SummaryFigures,
  })

export const summarizeMessages = summaryEndpoint(
  '/api/v1/operations/messages',
  'staff:QUEUE.read',
  'Returns the number of unanswered messages, since when they have been waiting, and the number of new messages.',
)
export const summarizeCases = summaryEndpoint(
  '/api/v1/operations/cases',
  'staff:SERVICETICKET.read',
  'Returns the number of open service requests, and of new ones by category.',
)
export const summarizePayments = summaryEndpoint(
  '/api/v1/operations/payments',
  'staff:PAYMENTHISTORY.read',
  'Returns the payments of today and of the given days: posted, failed and returned.',
)
export const summarizeScheduled = summaryEndpoint(
  '/api/v1/operations/scheduled-payments',
  'staff:PAYMENTHISTORY.read',
  'Returns the scheduled payments, and the results of past ones and of autopay.',
)
export const summarizeCredits = summaryEndpoint(
  '/api/v1/operations/credits',
  'staff:CREDITS.read',
  'Returns the credits of today and of the given days, and the caller’s used limit.',
)
export const summarizeDisconnects = summaryEndpoint(
  '/api/v1/operations/disconnects',
  'staff:DUNNING.read',
  'Returns the gas accounts that are due for disconnect, on hold, and disconnected.',
)
export const summarizeDeposits = summaryEndpoint(
  '/api/v1/operations/deposits',
  'staff:DEPOSITS.read',
  'Returns deposits due for review, the deposits held, and requested refunds.',
)
export const summarizeRegistrations = summaryEndpoint(
  '/api/v1/operations/registrations',
  'staff:PAYMENTREGADMIN.read',
  'Returns the number of registered customers of the old system, and of those not registered yet.',
)
export const summarizeOutages = summaryEndpoint(
  '/api/v1/operations/outages',
  'staff:ANNOUNCEMENTS.read',
  'Returns the announced outages and the audience size of each.',
)
export const summarizeAnnouncements = summaryEndpoint(
  '/api/v1/operations/announcements',
  'staff:ANNOUNCEMENTS.read',
  'Returns live and scheduled announcements.',
)
export const summarizeMails = summaryEndpoint(
  '/api/v1/operations/mails',
  'staff:NOTICES.read',
  'Returns gas notices that failed, and email notifications of replies that were never sent.',
)

export const summarizeErrors = summaryEndpoint(
  '/api/v1/operations/errors',
  'staff:REPORTS.read',
  'Returns the number of failed requests by day, for all communities.',
)

export const summary = {
  summarizeMessages,
  summarizeCases,
  summarizePayments,
  summarizeScheduled,
  summarizeCredits,
  summarizeDisconnects,
  summarizeDeposits,
  summarizeRegistrations,
  summarizeOutages,
  summarizeAnnouncements,
  summarizeMails,
  summarizeErrors,
}
