import { skipToken } from '@reduxjs/toolkit/query'
import {
  countUnread,
  createCaseComment,
  createMessage,
  listComments,
  listCustomerMessages,
  listMessages,
  markRead,
} from '#shared/contract/messages'
import type { InputOf, ResponseOf } from '#shared/endpoint'
import { type ArgumentOf, api, call, type IdempotentArgumentOf, idempotentCall, noAutoRefetch } from './client'

const commentsPerPage = 50

const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMessages: build.query<ResponseOf<typeof listMessages>, ArgumentOf<typeof listMessages>>({
      query: call(listMessages),
      providesTags: ['Messages'],
    }),
    listCustomerMessages: build.query<ResponseOf<typeof listCustomerMessages>, ArgumentOf<typeof listCustomerMessages>>(
      {
        query: call(listCustomerMessages),
        providesTags: ['Messages'],
      },
    ),
    createMessage: build.mutation<ResponseOf<typeof createMessage>, IdempotentArgumentOf<typeof createMessage>>({
      query: idempotentCall(createMessage),
      invalidatesTags: ['Messages'],
    }),
    createCaseComment: build.mutation<
      ResponseOf<typeof createCaseComment>,
      IdempotentArgumentOf<typeof createCaseComment>
    >({
      query: idempotentCall(createCaseComment),
      // A comment can reactivate a waiting case, and marks earlier comments as read.
      // Refreshes after a rejection too, because another user may have written in the meantime.
      invalidatesTags: ['Messages', 'Comments', 'Cases', 'Unread', 'QueuedMessage', 'QueueCount'],
    }),
    /** The comments on one case, newest first, page by page. */
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

/** The authors whose messages are listed: one contact, or all contacts of the customer whom staff have opened. */
export type MessageAuthors = { kind: 'contact'; contactId: string } | { kind: 'customer'; customerNumber: string }

type MessageFilter = Omit<InputOf<typeof listMessages>['query'], 'crm_contact_id'>

export function useMessagesOf(authors: MessageAuthors, filter: MessageFilter) {
  const contactQuery = messagesApi.useListMessagesQuery(
    authors.kind === 'contact' ? { query: { crm_contact_id: authors.contactId, ...filter } } : skipToken,
  )
  const customerQuery = messagesApi.useListCustomerMessagesQuery(
    authors.kind === 'customer' ? { query: { crm_customer_id: authors.customerNumber, ...filter } } : skipToken,
    noAutoRefetch,
  )
  return authors.kind === 'contact' ? contactQuery : customerQuery
}
