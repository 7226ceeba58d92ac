import {
  countUnread,
  createCaseComment,
  createMessage,
  listComments,
  listMessages,
  markRead,
} from '#shared/contract/messages'
import type { ResponseOf } from '#shared/endpoint'
import { api, call, keyedCall, type ArgumentOf, type KeyedArgumentOf } from './client'

const commentsPerPage = 50

const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMessages: build.query<ResponseOf<typeof listMessages>, ArgumentOf<typeof listMessages>>({
      query: call(listMessages),
      providesTags: ['Messages'],
    }),
    createMessage: build.mutation<ResponseOf<typeof createMessage>, KeyedArgumentOf<typeof createMessage>>({
      query: keyedCall(createMessage),
      invalidatesTags: ['Messages'],
    }),
    createCaseComment: build.mutation<ResponseOf<typeof createCaseComment>, KeyedArgumentOf<typeof createCaseComment>>({
      query: keyedCall(createCaseComment),
      // A comment can set a waiting case going again, and reads what was there.
      // Also when it was refused: somebody else may have written meanwhile.
      invalidatesTags: ['Messages', 'Comments', 'Cases', 'Unread', 'QueuedMessage', 'QueueCount'],
    }),
    /** The comments on one case, from the newest back, page by page. */
    listComments: build.infiniteQuery<
      ResponseOf<typeof listComments>,
      { crm_contact_id: string; case_id: string },
      number
    >({
      query: ({ queryArg, pageParam }) =>
        call(listComments)({ query: { ...queryArg, page_number: pageParam, page_size: commentsPerPage } }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ total_count }, _pages, lastPage) =>
          lastPage * commentsPerPage < total_count ? lastPage + 1 : undefined,
      },
      providesTags: (_answer, _error, { case_id }) => [{ type: 'Comments', id: case_id }],
    }),
    markRead: build.mutation<ResponseOf<typeof markRead>, ArgumentOf<typeof markRead>>({
      query: call(markRead),
      invalidatesTags: ['Messages', 'Cases', 'Unread', 'QueueCount'],
    }),
    countUnread: build.query<ResponseOf<typeof countUnread>, ArgumentOf<typeof countUnread>>({
      query: call(countUnread),
      providesTags: ['Unread'],
    }),
  }),
})

export const {
  useListMessagesQuery,
  useCreateMessageMutation,
  useCreateCaseCommentMutation,
  useListCommentsInfiniteQuery,
  useMarkReadMutation,
  useCountUnreadQuery,
} = messagesApi
