import { getMessageCustomer, listInternalNotes, writeInternalNote } from '#shared/contract/queueDetails'
import type { ResponseOf } from '#shared/endpoint'
import { api, call, keyedCall, type ArgumentOf, type KeyedArgumentOf } from './client'

const queueDetailsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listInternalNotes: build.query<ResponseOf<typeof listInternalNotes>, ArgumentOf<typeof listInternalNotes>>({
      query: call(listInternalNotes),
      // With the message: who of staff notes something changes it for all who look.
      providesTags: (_answer, _error, { query: { case_id } }) => [{ type: 'QueuedMessage', id: case_id }],
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

export const { useListInternalNotesQuery, useWriteInternalNoteMutation, useGetMessageCustomerQuery } = queueDetailsApi
