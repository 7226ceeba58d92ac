import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { followQueue } from '#shared/contract/cases/queue'
import type { SummaryFigures } from '#shared/contract/operations/summary'
import * as contract from '#shared/contract/operations/summary'
import type { SummaryDays, SummaryTile } from '#shared/operations/summary'
import { api } from '../client'
import { subscribeToEvents } from '../events'

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

/** Queue events come in bursts, so they are collected. */
const batchMs = 2000

/** Refetches the message figures after queue events. */
export function useMessageEvents(isEnabled: boolean): void {
  const dispatch = useDispatch()
  useEffect(() => {
    if (!isEnabled) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = subscribeToEvents(followQueue, {
      onEvent: ({ kind }) => {
        if (kind === 'viewers' || kind === 'labels') return
        timer ??= setTimeout(() => {
          timer = undefined
          dispatch(api.util.invalidateTags([{ type: 'Figures', id: 'messages' }]))
        }, batchMs)
      },
      onConnection: () => {},
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [dispatch, isEnabled])
}
