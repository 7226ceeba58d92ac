import { listTimeline, type TimelinePart } from '#shared/contract/customers/timeline'
import type { ResponseOf } from '#shared/http/endpoint'
import { api, call, noAutoRefetch } from '../client'

const { useListTimelineInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Events of a customer, newest first, page by page. */
    listTimeline: build.infiniteQuery<
      ResponseOf<typeof listTimeline>,
      { crm_customer_id: string; part: TimelinePart | undefined },
      string | undefined
    >({
      query: ({ queryArg, pageParam }) => call(listTimeline)({ query: { ...queryArg, after: pageParam } }),
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      providesTags: ['Customer', 'Balance', 'Payments', 'Cases', 'Messages', 'Comments'],
    }),
  }),
})

export const useTimeline = (filter: { crm_customer_id: string; part: TimelinePart | undefined }) =>
  useListTimelineInfiniteQuery(filter, noAutoRefetch)
