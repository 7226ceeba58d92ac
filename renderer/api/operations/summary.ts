import type { SummaryFigures } from '#shared/contract/operations/summary'
import * as contract from '#shared/contract/operations/summary'
import type { SummaryDays, SummaryTile } from '#shared/operations/summary'
import { api } from '../client'

const callByTile = {
  messages: contract.summarizeMessages,
  cases: contract.summarizeCases,
  payments: contract.summarizePayments,
  scheduled: contract.summarizeScheduled,
  credits: contract.summarizeCredits,
  disconnects: contract.summarizeDisconnects,
  deposits: contract.summarizeDeposits,
  registrations: contract.summarizeRegistrations,
  outages: contract.summarizeOutages,
  announcements: contract.summarizeAnnouncements,
  mails: contract.summarizeMails,
  errors: contract.summarizeErrors,
} satisfies Record<SummaryTile, unknown>

interface FiguresFilter {
  tile: SummaryTile
  days: SummaryDays
  community: string
}

const summaryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFigures: build.query<SummaryFigures, FiguresFilter>({
      query: ({ tile, ...query }) => ({ endpoint: callByTile[tile], input: { query } }),
      providesTags: (_answer, _error, { tile }) => [{ type: 'Figures', id: tile }],
    }),
  }),
})

export const { useGetFiguresQuery } = summaryApi

export type FiguresState = Parameters<ReturnType<typeof summaryApi.endpoints.getFigures.select>>[0]
/** Reads a tile's figures from the store. */
export const selectFigures = (filter: FiguresFilter) => summaryApi.endpoints.getFigures.select(filter)

/** The message figures change with messages. */
export const messageFiguresRefresh = {
  tags: [{ type: 'Figures', id: 'messages' }],
  kinds: ['opened', 'commented', 'changed', 'again'],
  batchMs: 2000,
} as const
