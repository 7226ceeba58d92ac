import { skipToken } from '@reduxjs/toolkit/query'
import { listComments, type listMessages, messages } from '#shared/contract/cases/messages'
import type { InputOf, ResponseOf } from '#shared/http/endpoint'
import { call, hooksOf, noAutoRefetch } from '../client'

const commentsPerPage = 50

const messagesApi = hooksOf(messages).injectEndpoints({
  endpoints: (build) => ({
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
  }),
})

export const {
  useListMessagesQuery,
  useCreateMessageMutation,
  useCreateCaseCommentMutation,
  useListCommentsInfiniteQuery,
  useMarkReadMutation,
  useCountWaitingQuery,
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
