import { listInternalNotes, queueDetails } from '#shared/contract/cases/queueDetails'
import type { ResponseOf } from '#shared/http/endpoint'
import { call, hooksOf, noAutoRefetch } from '../client'

const queueDetailsApi = hooksOf(queueDetails, {
  writeInternalNote: {
    invalidatesTags: (_answer, _error, { body: { case_id } }) => [{ type: 'QueuedMessage', id: case_id }],
  },
  getMessageCustomer: { keepUnusedDataFor: 0 },
}).injectEndpoints({
  endpoints: (build) => ({
    /** Notes newest first, page by page, each after the cursor of the previous page. */
    listInternalNotes: build.infiniteQuery<ResponseOf<typeof listInternalNotes>, { case_id: string }, string | null>({
      query: ({ queryArg, pageParam }) =>
        call(listInternalNotes)({ query: { ...queryArg, ...(pageParam !== null && { after: pageParam }) } }),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      // Tagged with the message, so that a colleague's note updates the list for all viewers.
      providesTags: (_answer, _error, { case_id }) => [{ type: 'QueuedMessage', id: case_id }],
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { useWriteInternalNoteMutation } = queueDetailsApi

export const useInternalNotes = (caseId: string) =>
  queueDetailsApi.useListInternalNotesInfiniteQuery({ case_id: caseId }, noAutoRefetch)

export const useMessageCustomer = (caseId: string) =>
  queueDetailsApi.useGetMessageCustomerQuery({ query: { case_id: caseId } }, noAutoRefetch)
