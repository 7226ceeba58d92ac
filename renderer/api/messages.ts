import {
  countUnread,
  createCaseComment,
  createMessage,
  listComments,
  listMessages,
  markRead,
} from '#shared/contract/messages'
import type { InputOf, ResponseOf } from '#shared/endpoint'
import { api, call, type ArgumentOf } from './client'

/** A click's own key: the server answers a repeated request with the first one's outcome. */
type Keyed<Input> = Input & { idempotencyKey: string }

const commentsPerPage = 50

const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMessages: build.query<ResponseOf<typeof listMessages>, ArgumentOf<typeof listMessages>>({
      query: call(listMessages),
      providesTags: ['Messages'],
    }),
    createMessage: build.mutation<ResponseOf<typeof createMessage>, Keyed<InputOf<typeof createMessage>>>({
      query: ({ idempotencyKey, ...input }) => ({ endpoint: createMessage, input, idempotencyKey }),
      invalidatesTags: ['Messages'],
    }),
    createCaseComment: build.mutation<ResponseOf<typeof createCaseComment>, Keyed<InputOf<typeof createCaseComment>>>({
      query: ({ idempotencyKey, ...input }) => ({ endpoint: createCaseComment, input, idempotencyKey }),
      // A comment can set a waiting case going again, and reads what was there.
      invalidatesTags: ['Messages', 'Comments', 'Cases', 'Unread'],
    }),
    /** The comments on one case, from the newest back, page by page. */
    listComments: build.infiniteQuery<
      ResponseOf<typeof listComments>,
      { crm_contact_id: string; case_id: string },
      number
    >({
      query: ({ queryArg, pageParam }) => ({
        endpoint: listComments,
        input: { query: { ...queryArg, page_number: pageParam, page_size: commentsPerPage } },
      }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ total_count }, _pages, lastPage) =>
          lastPage * commentsPerPage < total_count ? lastPage + 1 : undefined,
      },
      providesTags: ['Comments'],
    }),
    markRead: build.mutation<ResponseOf<typeof markRead>, ArgumentOf<typeof markRead>>({
      query: call(markRead),
      invalidatesTags: ['Messages', 'Cases', 'Unread'],
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
