/** The figures of the operations summary, tile by tile. */
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
} from '#shared/contract/summary'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { limitsOf } from '../credits/giving'
import { countErrors } from './errors/queries'
import * as money from './money/queries'
import type { Asked, Counted } from './range/queries'
import * as work from './work/queries'

export function summaryRoutes(mounting: Mounting, { db, clock, config }: Services): void {
  /** Counts, and says as of when. */
  async function asOf(query: { days: number; community: string }, count: (asked: Asked) => Promise<Counted>) {
    const asked = { ...query, now: clock.now(), today: clock.today(), zone: config.TIME_ZONE }
    return { as_of: asked.now.toISOString(), ...(await count(asked)) }
  }

  serve(mounting, summarizeMessages, ({ query }) => asOf(query, (asked) => work.countMessages(db, asked)))
  serve(mounting, summarizeCases, ({ query }) => asOf(query, (asked) => work.countCases(db, asked)))
  serve(mounting, summarizePayments, ({ query }) => asOf(query, (asked) => money.countPayments(db, asked)))
  serve(mounting, summarizeScheduled, ({ query }) => asOf(query, (asked) => money.countScheduled(db, asked)))
  serve(mounting, summarizeCredits, ({ query, actor }) =>
    asOf(query, async (asked) => money.countCredits(db, asked, await limitsOf(db, actor, asked.now))),
  )
  serve(mounting, summarizeDisconnects, ({ query }) => asOf(query, (asked) => work.countDisconnects(db, asked)))
  serve(mounting, summarizeDeposits, ({ query }) => asOf(query, (asked) => money.countDeposits(db, asked)))
  serve(mounting, summarizeRegistrations, ({ query }) => asOf(query, (asked) => money.countRegistrations(db, asked)))
  serve(mounting, summarizeOutages, ({ query }) => asOf(query, (asked) => work.countOutages(db, asked)))
  serve(mounting, summarizeAnnouncements, ({ query }) => asOf(query, (asked) => work.countAnnouncements(db, asked)))
  serve(mounting, summarizeMails, ({ query }) => asOf(query, (asked) => work.countMails(db, asked)))
  serve(mounting, summarizeErrors, ({ query }) => asOf(query, (asked) => countErrors(db, asked)))
}
