import {
  createCancelRequest,
  createServiceRequest,
  deleteAttachment,
  getCase,
  listCancelCases,
  listOpenCases,
  listServiceSubtypes,
  listServiceTypes,
  rateCase,
  reopenCase,
  rescheduleCase,
} from '#shared/contract/cases'
import type { ResponseOf } from '#shared/endpoint'
import { type ArgumentOf, api, call, type IdempotentArgumentOf, idempotentCall } from './client'

export const casesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listServiceTypes: build.query<ResponseOf<typeof listServiceTypes>, ArgumentOf<typeof listServiceTypes>>({
      query: call(listServiceTypes),
    }),
    listServiceSubtypes: build.query<ResponseOf<typeof listServiceSubtypes>, ArgumentOf<typeof listServiceSubtypes>>({
      query: call(listServiceSubtypes),
    }),
    listOpenCases: build.query<ResponseOf<typeof listOpenCases>, ArgumentOf<typeof listOpenCases>>({
      query: call(listOpenCases),
      providesTags: ['Cases'],
    }),
    listCancelCases: build.query<ResponseOf<typeof listCancelCases>, ArgumentOf<typeof listCancelCases>>({
      query: call(listCancelCases),
      providesTags: ['Cases'],
    }),
    getCase: build.query<ResponseOf<typeof getCase>, ArgumentOf<typeof getCase>>({
      query: call(getCase),
      providesTags: ['Cases'],
    }),
    createServiceRequest: build.mutation<
      ResponseOf<typeof createServiceRequest>,
      IdempotentArgumentOf<typeof createServiceRequest>
    >({
      query: idempotentCall(createServiceRequest),
      invalidatesTags: ['Cases'],
    }),
    createCancelRequest: build.mutation<ResponseOf<typeof createCancelRequest>, ArgumentOf<typeof createCancelRequest>>(
      {
        query: call(createCancelRequest),
        invalidatesTags: ['Cases'],
      },
    ),
    reopenCase: build.mutation<ResponseOf<typeof reopenCase>, ArgumentOf<typeof reopenCase>>({
      query: call(reopenCase),
      invalidatesTags: ['Cases'],
    }),
    rateCase: build.mutation<ResponseOf<typeof rateCase>, ArgumentOf<typeof rateCase>>({
      query: call(rateCase),
      invalidatesTags: ['Cases'],
    }),
    rescheduleCase: build.mutation<ResponseOf<typeof rescheduleCase>, ArgumentOf<typeof rescheduleCase>>({
      query: call(rescheduleCase),
      invalidatesTags: ['Cases'],
    }),
    deleteAttachment: build.mutation<ResponseOf<typeof deleteAttachment>, ArgumentOf<typeof deleteAttachment>>({
      query: call(deleteAttachment),
    }),
  }),
})

export const {
  useListServiceTypesQuery,
  useListServiceSubtypesQuery,
  useListOpenCasesQuery,
  useListCancelCasesQuery,
  useGetCaseQuery,
  useCreateServiceRequestMutation,
  useCreateCancelRequestMutation,
  useReopenCaseMutation,
  useRateCaseMutation,
  useRescheduleCaseMutation,
  useDeleteAttachmentMutation,
} = casesApi
