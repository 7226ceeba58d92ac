import { followQueue } from '#shared/contract/queue'
import * as contract from '#shared/contract/summary'
import type { Figures } from '#shared/contract/summary'
import type { SummaryDays, SummaryTile } from '#shared/operations'
import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { api } from './client'
import { follow } from './events'

const callOf = {
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

export interface FiguresAsked {
  tile: SummaryTile
  days: SummaryDays
  community: string
}

const summaryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFigures: build.query<Figures, FiguresAsked>({
      query: ({ tile, ...query }) => ({ endpoint: callOf[tile], input: { query } }),
      providesTags: (_answer, _error, { tile }) => [{ type: 'Figures', id: tile }],
    }),
  }),
})

export const { useGetFiguresQuery } = summaryApi

export type FiguresState = Parameters<ReturnType<typeof summaryApi.endpoints.getFigures.select>>[0]
/** What of a tile is there already. */
export const selectFigures = (asked: FiguresAsked) => summaryApi.endpoints.getFigures.select(asked)

/** What happens in the queue comes in bursts. */
const gatherMs = 2000

/** Counts the messages again when something happens in the queue. */
export function useMessageNews(isWanted: boolean): void {
  const dispatch = useDispatch()
  useEffect(() => {
    if (!isWanted) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = follow(followQueue, {
      onEvent: ({ kind }) => {
        if (kind === 'looking' || kind === 'labels') return
        timer ??= setTimeout(() => {
          timer = undefined
          dispatch(api.util.invalidateTags([{ type: 'Figures', id: 'messages' }]))
        }, gatherMs)
      },
      onConnection: () => {},
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [dispatch, isWanted])
}
