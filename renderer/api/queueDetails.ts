import { getMessageCustomer, listInternalNotes, writeInternalNote } from '#shared/contract/queueDetails'
import type { ResponseOf } from '#shared/endpoint'
import { api, call, keyedCall, oneLook, type ArgumentOf, type KeyedArgumentOf } from './client'

const queueDetailsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The newest first, page after page, each by the end of the one before. */
    listInternalNotes: build.infiniteQuery<ResponseOf<typeof listInternalNotes>, { case_id: string }, string | null>({
      query: ({ queryArg, pageParam }) =>
        call(listInternalNotes)({ query: { ...queryArg, ...(pageParam !== null && { after: pageParam }) } }),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      // With the message: who of staff notes something changes it for all who look.
      providesTags: (_answer, _error, { case_id }) => [{ type: 'QueuedMessage', id: case_id }],
      keepUnusedDataFor: 0,
    }),
    writeInternalNote: build.mutation<ResponseOf<typeof writeInternalNote>, KeyedArgumentOf<typeof writeInternalNote>>({
      query: keyedCall(writeInternalNote),
      invalidatesTags: (_answer, _error, { body: { case_id } }) => [{ type: 'QueuedMessage', id: case_id }],
    }),
    getMessageCustomer: build.query<ResponseOf<typeof getMessageCustomer>, ArgumentOf<typeof getMessageCustomer>>({
      // Without tags: asking again is a look at the customer, and looks are recorded.
      query: call(getMessageCustomer),
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { useWriteInternalNoteMutation } = queueDetailsApi

export const useInternalNotes = (caseId: string) =>
  queueDetailsApi.useListInternalNotesInfiniteQuery({ case_id: caseId }, oneLook)

export const useMessageCustomer = (caseId: string) =>
  queueDetailsApi.useGetMessageCustomerQuery({ query: { case_id: caseId } }, oneLook)
