/**
 * Defines the operations summary for staff. Each tile has its own endpoint, so that it requires its own right and fails
 * alone.
 */
import { z } from 'zod/mini'
import type { StaffRight } from '../../access/access'
import { Dollars } from '../../billing/dollars'
import { caseCategories } from '../../cases/cases'
import { SearchWords } from '../../fields/textFields'
import { Day, Moment } from '../../format/dates'
import { endpoint } from '../../http/endpoint'
import { defaultSummaryDays, factNames, summaryDays } from '../../operations/operations'

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
  /** Only the tile of outages has this. It contains the first twenty, with the number of customers who see each. */
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
  'Messages that wait for an answer, since when, and how many came.',
)
export const summarizeCases = summaryEndpoint(
  '/api/v1/operations/cases',
  'staff:SERVICETICKET.read',
  'Service requests that were opened, by category, and how many are open.',
)
export const summarizePayments = summaryEndpoint(
  '/api/v1/operations/payments',
  'staff:PAYMENTHISTORY.read',
  'Payments of today and of the days asked for: posted, failed, returned.',
)
export const summarizeScheduled = summaryEndpoint(
  '/api/v1/operations/scheduled-payments',
  'staff:PAYMENTHISTORY.read',
  'Payments for a later day, and how those and autopay ended.',
)
export const summarizeCredits = summaryEndpoint(
  '/api/v1/operations/credits',
  'staff:CREDITS.read',
  'Credits of today and of the days asked for, and how much of one’s own limit is used.',
)
export const summarizeDisconnects = summaryEndpoint(
  '/api/v1/operations/disconnects',
  'staff:DUNNING.read',
  'Gas accounts that are due for disconnect, on hold, and without gas.',
)
export const summarizeDeposits = summaryEndpoint(
  '/api/v1/operations/deposits',
  'staff:DEPOSITS.read',
  'Deposits whose review is due, what is held, and refunds asked for.',
)
export const summarizeRegistrations = summaryEndpoint(
  '/api/v1/operations/registrations',
  'staff:PAYMENTREGADMIN.read',
  'Customers of the old system who have become users, and how many have not.',
)
export const summarizeOutages = summaryEndpoint(
  '/api/v1/operations/outages',
  'staff:ANNOUNCEMENTS.read',
  'Outages that are announced now, and how many customers each is announced to.',
)
export const summarizeAnnouncements = summaryEndpoint(
  '/api/v1/operations/announcements',
  'staff:ANNOUNCEMENTS.read',
  'Announcements that customers see now, and those to come.',
)
export const summarizeMails = summaryEndpoint(
  '/api/v1/operations/mails',
  'staff:NOTICES.read',
  'Notices by email that failed, and news of answers that was never sent.',
)

export const summarizeErrors = summaryEndpoint(
  '/api/v1/operations/errors',
  'staff:REPORTS.read',
  'Answers that the server failed to give: how many, day by day. Of all communities.',
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
