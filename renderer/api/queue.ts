import {
  assignMessage,
  countQueue,
  getQueuedMessage,
  handleMessages,
  listQueueStaff,
  lookAtMessage,
  searchQueue,
  setMessageStatus,
  type QueuedMessage,
} from '#shared/contract/queue'
import type { InputOf, ResponseOf } from '#shared/endpoint'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { skipToken } from '@reduxjs/toolkit/query'
import { api, call, oneLook, type ArgumentOf } from './client'

export type QueueFilter = Omit<
  InputOf<typeof searchQueue>['body'],
  'after' | 'case_ids' | 'page_number' | 'asked_since' | 'is_counted'
>

/** What a list is asked for, and how often it has been begun anew: what came in meanwhile is in the next beginning. */
export interface QueueAsked {
  filter: QueueFilter
  round: number
}

/** Whoever wrote, and whatever. */
const anything = {
  name: '',
  address: '',
  email: '',
  phone: '',
  search: '',
  match_case: true,
  tab: 'all',
  page_number: 1,
} as const

export const queueApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The queue from its newest end, page after page, each by the end of the one before. */
    searchQueue: build.infiniteQuery<ResponseOf<typeof searchQueue>, QueueAsked, string | null>({
      query: ({ queryArg: { filter }, pageParam }) =>
        call(searchQueue)({ body: { ...filter, page_number: 1, ...(pageParam !== null && { after: pageParam }) } }),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      keepUnusedDataFor: 0,
    }),
    /** What stands on top of a tab, however much there is below. */
    topOfQueue: build.query<ResponseOf<typeof searchQueue>, Required<Pick<QueueFilter, 'tab' | 'page_size'>>>({
      query: (filter) => call(searchQueue)({ body: { ...anything, ...filter, is_counted: false } }),
      providesTags: ['QueueCount'],
    }),
    /** The messages of one customer, the last written first. Not followed live: each time they are asked for is a look into the account. */
    listQueuedOf: build.infiniteQuery<
      ResponseOf<typeof searchQueue>,
      { crm_customer_id: string; search: string },
      string | null
    >({
      query: ({ queryArg, pageParam }) =>
        call(searchQueue)({
          body: { ...anything, ...queryArg, page_size: 20, ...(pageParam !== null && { after: pageParam }) },
        }),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      providesTags: ['Messages', 'QueuedMessage'],
    }),
    /** What was written to since the newest that is shown: what is new, without touching the list or going through the queue. */
    peekQueue: build.query<ResponseOf<typeof searchQueue>, { filter: QueueFilter; since: string | undefined }>({
      query: ({ filter, since }) =>
        call(searchQueue)({ body: { ...filter, page_number: 1, ...(since !== undefined && { asked_since: since }) } }),
      keepUnusedDataFor: 0,
    }),
    /** Brings rows of a list up to date where they stand: who has them, their status, whether they are read. */
    refreshRows: build.query<ResponseOf<typeof searchQueue>, { asked: QueueAsked; caseIds: string[] }>({
      // Under any tab and label: one that no longer belongs under this one stays until the list is begun anew, so that nothing jumps.
      query: ({
        asked: {
          filter: { label_id: _any, ...filter },
        },
        caseIds,
      }) =>
        call(searchQueue)({
          body: { ...filter, tab: 'all', page_number: 1, page_size: caseIds.length, case_ids: caseIds },
        }),
      async onQueryStarted({ asked }, { dispatch, queryFulfilled }) {
        const data = await queryFulfilled.then(
          (answer) => answer.data,
          // Told by then, as every failed call; the rows stay as they were.
          () => null,
        )
        if (!data) return
        const byId = new Map(data.messages.map((row) => [row.case_id, row]))
        dispatch(
          queueApi.util.updateQueryData('searchQueue', asked, (list) => {
            for (const page of list.pages) {
              // Its place in the list stays: that the customer wrote again is news.
              page.messages = page.messages.map((row) => {
                const now = byId.get(row.case_id)
                return now ? { ...now, asked_date: row.asked_date } : row
              })
            }
          }),
        )
      },
      keepUnusedDataFor: 0,
    }),
    getQueuedMessage: build.query<ResponseOf<typeof getQueuedMessage>, ArgumentOf<typeof getQueuedMessage>>({
      query: call(getQueuedMessage),
      // By its id: asking again is a look, and looks are recorded.
      providesTags: (_answer, _error, { query: { case_id } }) => [{ type: 'QueuedMessage', id: case_id }],
      keepUnusedDataFor: 0,
    }),
    assignMessage: build.mutation<ResponseOf<typeof assignMessage>, ArgumentOf<typeof assignMessage>>({
      query: call(assignMessage),
      onQueryStarted: ({ body }, writing): Promise<void> => refreshAfter(writing, [body.case_id]),
      // Also when it was refused: somebody else was first.
      invalidatesTags: ['QueuedMessage', 'QueueCount'],
    }),
    setMessageStatus: build.mutation<ResponseOf<typeof setMessageStatus>, ArgumentOf<typeof setMessageStatus>>({
      query: call(setMessageStatus),
      onQueryStarted: ({ body }, writing): Promise<void> => refreshAfter(writing, [body.case_id]),
      invalidatesTags: ['QueuedMessage', 'QueueCount', 'Messages', 'Cases'],
    }),
    handleMessages: build.mutation<ResponseOf<typeof handleMessages>, ArgumentOf<typeof handleMessages>>({
      query: call(handleMessages),
      onQueryStarted: ({ body }, writing): Promise<void> =>
        refreshAfter(
          writing,
          body.messages.map(({ case_id }) => case_id),
        ),
      // Also when the answer was lost: some of it may have been done.
      invalidatesTags: ['QueuedMessage', 'QueueCount', 'Messages', 'Cases'],
    }),
    listQueueStaff: build.query<ResponseOf<typeof listQueueStaff>, void>({
      query: call(listQueueStaff),
      providesTags: ['QueueTeam'],
    }),
    countQueue: build.query<ResponseOf<typeof countQueue>, void>({
      query: call(countQueue),
      providesTags: ['QueueCount'],
    }),
    /** Says that one is looking, and hears who else is: asked again with every sign of life. */
    lookAtMessage: build.query<ResponseOf<typeof lookAtMessage>, { case_id: string }>({
      query: ({ case_id }) => call(lookAtMessage)({ body: { case_id, is_looking: true } }),
      providesTags: ['Lookers'],
      keepUnusedDataFor: 0,
    }),
    leaveMessage: build.mutation<ResponseOf<typeof lookAtMessage>, { case_id: string }>({
      query: ({ case_id }) => call(lookAtMessage)({ body: { case_id, is_looking: false } }),
    }),
  }),
})

export const {
  useSearchQueueInfiniteQuery,
  useTopOfQueueQuery,
  useLazyPeekQueueQuery,
  useLazyRefreshRowsQuery,
  useAssignMessageMutation,
  useSetMessageStatusMutation,
  useHandleMessagesMutation,
  useListQueueStaffQuery,
  useCountQueueQuery,
  useLookAtMessageQuery,
  useLeaveMessageMutation,
} = queueApi

export const useQueuedOf = (asked: { crm_customer_id: string; search: string }) =>
  queueApi.useListQueuedOfInfiniteQuery(asked, oneLook)

/** The message that is open, as it is shown: nothing is asked for, so that it is no look. */
export const useShownMessage = (caseId: string | null): QueuedMessage | undefined =>
  queueApi.endpoints.getQueuedMessage.useQueryState(caseId === null ? skipToken : { query: { case_id: caseId } })
    .currentData

export const useQueuedMessage = (caseId: string) =>
  queueApi.useGetQueuedMessageQuery({ query: { case_id: caseId } }, oneLook)

/** As many as can be asked for by name. */
export const mostNamed = 500

interface Writing {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>
  getState: () => Parameters<typeof queueApi.util.selectCachedArgsForQuery>[0]
  queryFulfilled: Promise<unknown>
}

/** What one has done oneself is seen in the list at once, and not only when the events tell of it. Also what was refused: it is not what was shown. */
export async function refreshAfter(
  { dispatch, getState, queryFulfilled }: Writing,
  ids: readonly string[] | 'all',
): Promise<void> {
  await queryFulfilled.catch(() => null)
  for (const asked of queueApi.util.selectCachedArgsForQuery(getState(), 'searchQueue')) {
    const { data } = queueApi.endpoints.searchQueue.select(asked)(getState())
    const shown = new Set(data?.pages.flatMap(({ messages }) => messages.map(({ case_id }) => case_id)))
    const caseIds = (ids === 'all' ? [...shown] : ids.filter((id) => shown.has(id))).slice(0, mostNamed)
    if (caseIds.length > 0) {
      void dispatch(
        queueApi.endpoints.refreshRows.initiate({ asked, caseIds }, { forceRefetch: true, subscribe: false }),
      )
    }
  }
}
