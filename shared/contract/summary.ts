/** What goes on with all customers, for staff: one call for each tile of the summary, so that each asks for its own right and fails alone. */
import { z } from 'zod/mini'
import type { StaffRight } from '../access'
import { caseCategories } from '../cases'
import { Day, Moment } from '../dates'
import { Dollars } from '../dollars'
import { endpoint } from '../endpoint'
import { factNames, summaryDays, usualSummaryDays } from '../operations'
import { SearchWords } from '../typed'

const name = z.enum(factNames)

/** `before` is the same of as many days before; null where there is nothing to set it beside. */
export const Fact = z.discriminatedUnion('unit', [
  z.object({ unit: z.literal('count'), name, value: z.int(), before: z.nullable(z.int()) }),
  z.object({ unit: z.literal('money'), name, value: Dollars, before: z.nullable(Dollars) }),
  z.object({ unit: z.literal('percent'), name, value: z.nullable(z.number()) }),
  z.object({ unit: z.literal('moment'), name, value: z.nullable(Moment) }),
])
export type Fact = z.output<typeof Fact>

export const Figures = z.object({
  as_of: Moment,
  facts: z.array(Fact),
  /** What the tile counts, day by day, days without any included; empty where it has no days. */
  by_day: z.array(z.object({ day: Day, count: z.int() })),
  /** Of cases alone. */
  by_category: z.array(z.object({ category: z.enum(caseCategories), count: z.int(), before: z.int() })),
  /** Of outages alone: each with how many customers it is announced to, the first twenty in their order. */
  by_outage: z.array(
    z.object({ announcement_id: z.uuid(), title: z.string(), customer_count: z.int(), is_exact: z.boolean() }),
  ),
})
export type Figures = z.output<typeof Figures>

const figures = <const Path extends string, const Access extends StaffRight>(
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
        z.coerce.number<number>().check(z.refine((days) => summaryDays.some((one) => one === days))),
        usualSummaryDays,
      ),
      /** The name of a community; all of them without. */
      community: z._default(SearchWords(100), ''),
    }),
    response: Figures,
  })

export const summarizeMessages = figures(
  '/api/v1/operations/messages',
  'staff:QUEUE.read',
  'Messages that wait for an answer, since when, and how many came.',
)
export const summarizeCases = figures(
  '/api/v1/operations/cases',
  'staff:SERVICETICKET.read',
  'Service requests that were opened, by category, and how many are open.',
)
export const summarizePayments = figures(
  '/api/v1/operations/payments',
  'staff:PAYMENTHISTORY.read',
  'Payments of today and of the days asked for: posted, failed, returned.',
)
export const summarizeScheduled = figures(
  '/api/v1/operations/scheduled-payments',
  'staff:PAYMENTHISTORY.read',
  'Payments for a later day, and how those and autopay ended.',
)
export const summarizeCredits = figures(
  '/api/v1/operations/credits',
  'staff:CREDITS.read',
  'Credits of today and of the days asked for, and how much of one’s own limit is used.',
)
export const summarizeDisconnects = figures(
  '/api/v1/operations/disconnects',
  'staff:DUNNING.read',
  'Gas accounts that are due for disconnect, on hold, and without gas.',
)
export const summarizeDeposits = figures(
  '/api/v1/operations/deposits',
  'staff:DEPOSITS.read',
  'Deposits whose review is due, what is held, and refunds asked for.',
)
export const summarizeRegistrations = figures(
  '/api/v1/operations/registrations',
  'staff:PAYMENTREGADMIN.read',
  'Customers of the old system who have become users, and how many have not.',
)
export const summarizeOutages = figures(
  '/api/v1/operations/outages',
  'staff:ANNOUNCEMENTS.read',
  'Outages that are announced now, and how many customers each is announced to.',
)
export const summarizeAnnouncements = figures(
  '/api/v1/operations/announcements',
  'staff:ANNOUNCEMENTS.read',
  'Announcements that customers see now, and those to come.',
)
export const summarizeMails = figures(
  '/api/v1/operations/mails',
  'staff:NOTICES.read',
  'Notices by email that failed, and news of answers that was never sent.',
)

export const summarizeErrors = figures(
  '/api/v1/operations/errors',
  'staff:REPORTS.read',
  'Answers that the server failed to give: how many, day by day. Of all communities.',
)

/** Every call of this noun, as the contract lists them. */
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
