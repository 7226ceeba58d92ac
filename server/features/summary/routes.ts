/** Routes for the tiles of the operations summary. */
import {
  summarizeAnnouncements,
  summarizeCases,
  summarizeCredits,
  summarizeDeposits,
  summarizeDisconnects,
  summarizeErrors,
  summarizeMails,
  summarizeMessages,
  summarizeOutages,
  summarizePayments,
  summarizeRegistrations,
  summarizeScheduled,
} from '#shared/contract/operations/summary'
import { limitsOf } from '../../directory/creditCeilings.queries'
import type { SummaryCounts, SummaryRange } from '../../directory/summaryRange.queries'
import { type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import { countErrors } from './errors/errors.queries'
import * as money from './money.queries'
import * as work from './work.queries'

export function summaryRoutes(routeContext: RouteContext, { db, clock, config }: Services): void {
  /** Runs the counts and adds the time of the query. */
  async function summarize(
    query: { days: number; community: string },
    count: (range: SummaryRange) => Promise<SummaryCounts>,
  ) {
    const range = { ...query, now: clock.now(), today: clock.today(), zone: config.TIME_ZONE }
    return { as_of: range.now.toISOString(), ...(await count(range)) }
  }

  serve(routeContext, summarizeMessages, ({ query }) => summarize(query, (range) => work.countMessages(db, range)))
  serve(routeContext, summarizeCases, ({ query }) => summarize(query, (range) => work.countCases(db, range)))
  serve(routeContext, summarizePayments, ({ query }) => summarize(query, (range) => money.countPayments(db, range)))
  serve(routeContext, summarizeScheduled, ({ query }) => summarize(query, (range) => money.countScheduled(db, range)))
  serve(routeContext, summarizeCredits, ({ query, actor }) =>
    summarize(query, async (range) => money.countCredits(db, range, await limitsOf(db, actor, range.now))),
  )
  serve(routeContext, summarizeDisconnects, ({ query }) =>
    summarize(query, (range) => work.countDisconnects(db, range)),
  )
  serve(routeContext, summarizeDeposits, ({ query }) => summarize(query, (range) => money.countDeposits(db, range)))
  serve(routeContext, summarizeRegistrations, ({ query }) =>
    summarize(query, (range) => money.countRegistrations(db, range)),
  )
  serve(routeContext, summarizeOutages, ({ query }) => summarize(query, (range) => work.countOutages(db, range)))
  serve(routeContext, summarizeAnnouncements, ({ query }) =>
    summarize(query, (range) => work.countAnnouncements(db, range)),
  )
  serve(routeContext, summarizeMails, ({ query }) => summarize(query, (range) => work.countMails(db, range)))
  serve(routeContext, summarizeErrors, ({ query }) => summarize(query, (range) => countErrors(db, range)))
}
