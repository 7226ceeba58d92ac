import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { skipToken } from '@reduxjs/toolkit/query'
import { type QueuedMessage, queue, reportMessageViewer, searchQueue } from '#shared/contract/cases/queue'
import type { InputOf, ResponseOf } from '#shared/http/endpoint'
import { call, hooksOf, noAutoRefetch } from '../client'

export type QueueFilter = Omit<
  InputOf<typeof searchQueue>['body'],
  'after' | 'case_ids' | 'page_number' | 'customer_wrote_since' | 'is_counted'
>

/** The query of a queue list. `restarts` counts its reloads: messages that arrived later show after the next one. */
export interface QueueListRequest {
  filter: QueueFilter
  restarts: number
}

/** A filter that matches every message. */
const matchAllFilter = {
  name: '',
  address: '',
  email: '',
  phone: '',
  words: '',
  search: '',
  match_case: true,
  tab: 'all',
  page_number: 1,
} as const

const queueCallsApi = hooksOf(queue, {
  getQueuedMessage: {
    // Tagged by id only, because every fetch records an account access.
    providesTags: (_answer, _error, { query: { case_id } }) => [{ type: 'QueuedMessage', id: case_id }],
    keepUnusedDataFor: 0,
  },
  assignMessage: {
    onQueryStarted: ({ body }, pendingWrite): Promise<void> => refreshAfter(pendingWrite, [body.case_id]),
  },
  setMessageStatus: {
    onQueryStarted: ({ body }, pendingWrite): Promise<void> => refreshAfter(pendingWrite, [body.case_id]),
  },
  snoozeMessage: {
    onQueryStarted: ({ body }, pendingWrite): Promise<void> => refreshAfter(pendingWrite, [body.case_id]),
  },
  handleMessages: {
    onQueryStarted: ({ body }, pendingWrite): Promise<void> =>
      refreshAfter(
        pendingWrite,
        body.messages.map(({ case_id }) => case_id),
      ),
  },
})

/** The lists of messages. */
const queueListApi = queueCallsApi.injectEndpoints({
  endpoints: (build) => ({
    /** The queue from its newest message, page by page, each after the cursor of the previous page. */
    searchQueue: build.infiniteQuery<ResponseOf<typeof searchQueue>, QueueListRequest, string | null>({
      query: ({ queryArg: { filter }, pageParam }) =>
        call(searchQueue)({ body: { ...filter, page_number: 1, ...(pageParam !== null && { after: pageParam }) } }),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      keepUnusedDataFor: 0,
    }),
    /** The first messages of a tab, independent of its length. */
    topOfQueue: build.query<ResponseOf<typeof searchQueue>, Required<Pick<QueueFilter, 'tab' | 'page_size'>>>({
      query: (filter) => call(searchQueue)({ body: { ...matchAllFilter, ...filter, is_counted: false } }),
      providesTags: ['QueueCount'],
    }),
    /** How many messages match. Counts of views are refreshed less often than the list. */
    countMessages: build.query<ResponseOf<typeof searchQueue>, QueueFilter>({
      query: (filter) => call(searchQueue)({ body: { ...filter, page_number: 1, page_size: 1 } }),
      providesTags: ['QueueViewCount'],
    }),
    /**
     * The messages of one customer, newest first. They get no live updates, because each fetch records an account
     * access.
     */
    listQueuedOf: build.infiniteQuery<
      ResponseOf<typeof searchQueue>,
      { crm_customer_id: string; search: string },
      string | null
    >({
      query: ({ queryArg, pageParam }) =>
        call(searchQueue)({
          body: { ...matchAllFilter, ...queryArg, page_size: 20, ...(pageParam !== null && { after: pageParam }) },
        }),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      providesTags: ['Messages', 'QueuedMessage'],
    }),
    /** Messages written since the newest one shown, so that new ones are counted without reloading the list. */
    peekQueue: build.query<ResponseOf<typeof searchQueue>, { filter: QueueFilter; since: string | undefined }>({
      query: ({ filter, since }) =>
        call(searchQueue)({
          body: { ...filter, page_number: 1, ...(since !== undefined && { customer_wrote_since: since }) },
        }),
      keepUnusedDataFor: 0,
    }),
  }),
})

/** The calls that update what the lists contain, and the viewers of a message. */
const queueApi = queueListApi.injectEndpoints({
  endpoints: (build) => ({
    /** Updates listed rows in place: assignee, status and read state. */
    refreshRows: build.query<ResponseOf<typeof searchQueue>, { listRequest: QueueListRequest; caseIds: string[] }>({
      // The tab and label are ignored. A row that no longer matches stays until a restart, so that the list does not
      // jump.
      query: ({
        listRequest: {
          filter: { label_id: _any, ...filter },
        },
        caseIds,
      }) =>
        call(searchQueue)({
          body: { ...filter, tab: 'all', page_number: 1, page_size: caseIds.length, case_ids: caseIds },
        }),
      async onQueryStarted({ listRequest }, { dispatch, queryFulfilled }) {
        const data = await queryFulfilled.then(
          (answer) => answer.data,
          // The failure was reported like that of any call. The rows stay unchanged.
          () => null,
        )
        if (!data) return
        const byId = new Map(data.messages.map((row) => [row.case_id, row]))
        dispatch(
          queueApi.util.updateQueryData('searchQueue', listRequest, (list) => {
            for (const page of list.pages) {
              // The row keeps its place in the list. A new message of the customer is counted as new instead.
              page.messages = page.messages.map((row) => {
                const updatedRow = byId.get(row.case_id)
                return updatedRow ? { ...updatedRow, last_customer_message_at: row.last_customer_message_at } : row
              })
            }
          }),
        )
      },
      keepUnusedDataFor: 0,
    }),
    /** Reports that the agent has the message open and returns its other viewers. It is repeated at an interval. */
    reportMessageViewer: build.query<ResponseOf<typeof reportMessageViewer>, { case_id: string }>({
      query: ({ case_id }) => call(reportMessageViewer)({ body: { case_id, is_viewing: true } }),
      providesTags: ['Viewers'],
      keepUnusedDataFor: 0,
    }),
    leaveMessage: build.mutation<ResponseOf<typeof reportMessageViewer>, { case_id: string }>({
      query: ({ case_id }) => call(reportMessageViewer)({ body: { case_id, is_viewing: false } }),
    }),
  }),
})

export const {
  useSearchQueueInfiniteQuery,
  useCountMessagesQuery,
  useTopOfQueueQuery,
  useLazyPeekQueueQuery,
  useLazyRefreshRowsQuery,
  useAssignMessageMutation,
  useSetMessageStatusMutation,
  useSnoozeMessageMutation,
  useHandleMessagesMutation,
  useListQueueStaffQuery,
  useCountQueueQuery,
  useReportMessageViewerQuery,
  useLeaveMessageMutation,
} = queueApi

export const useCustomerQueue = (filter: { crm_customer_id: string; search: string }) =>
  queueApi.useListQueuedOfInfiniteQuery(filter, noAutoRefetch)

/** Reads the open message from the cache. It fetches nothing, so no account access is recorded. */
export const useCachedMessage = (caseId: string | null): QueuedMessage | undefined =>
  queueApi.endpoints.getQueuedMessage.useQueryState(caseId === null ? skipToken : { query: { case_id: caseId } })
    .currentData

export const useQueuedMessage = (caseId: string) =>
  queueApi.useGetQueuedMessageQuery({ query: { case_id: caseId } }, noAutoRefetch)

/** The server accepts at most this many ids per request. */
export const maxNamedMessages = 500

interface PendingWrite {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>
  getState: () => Parameters<typeof queueApi.util.selectCachedArgsForQuery>[0]
  queryFulfilled: Promise<unknown>
}

/**
 * Updates listed rows right after a write, without waiting for events. After a rejection too, because the shown state
 * was outdated.
 */
export async function refreshAfter(
  { dispatch, getState, queryFulfilled }: PendingWrite,
  ids: readonly string[] | 'all',
): Promise<void> {
  // A failed write is shown where it was made. Its messages are read again too, because it may have had an effect.
  await queryFulfilled.catch(() => null)
  for (const listRequest of queueApi.util.selectCachedArgsForQuery(getState(), 'searchQueue')) {
    const { data } = queueApi.endpoints.searchQueue.select(listRequest)(getState())
    const listedIds = new Set(data?.pages.flatMap(({ messages }) => messages.map(({ case_id }) => case_id)))
    const caseIds = (ids === 'all' ? [...listedIds] : ids.filter((id) => listedIds.has(id))).slice(0, maxNamedMessages)
    if (caseIds.length > 0) {
      void dispatch(
        queueApi.endpoints.refreshRows.initiate({ listRequest, caseIds }, { forceRefetch: true, subscribe: false }),
      )
    }
  }
}
