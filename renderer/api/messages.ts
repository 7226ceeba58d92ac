import {
  countUnread,
  createCaseComment,
  createMessage,
  listComments,
  listCustomerMessages,
  listMessages,
  markRead,
} from '#shared/contract/messages'
import { skipToken } from '@reduxjs/toolkit/query'
import type { InputOf, ResponseOf } from '#shared/endpoint'
import { api, call, keyedCall, oneLook, type ArgumentOf, type KeyedArgumentOf } from './client'

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

/** Whose messages: one contact's, or those of all contacts of the customer whom staff have opened. */
export type Writers = { kind: 'contact'; contactId: string } | { kind: 'customer'; customerNumber: string }

type Asked = Omit<InputOf<typeof listMessages>['query'], 'crm_contact_id'>

export function useMessagesOf(of: Writers, asked: Asked) {
  const ofContact = messagesApi.useListMessagesQuery(
    of.kind === 'contact' ? { query: { crm_contact_id: of.contactId, ...asked } } : skipToken,
  )
  const ofCustomer = messagesApi.useListCustomerMessagesQuery(
    of.kind === 'customer' ? { query: { crm_customer_id: of.customerNumber, ...asked } } : skipToken,
    oneLook,
  )
  return of.kind === 'contact' ? ofContact : ofCustomer
}
