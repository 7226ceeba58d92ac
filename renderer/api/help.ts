import { cancelCallback, getCallback, giveFaqFeedback, listFaqFeedback, requestCallback } from '#shared/contract/help'
import type { ResponseOf } from '#shared/endpoint'
import { type ArgumentOf, api, call } from './client'

const helpApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFaqFeedback: build.query<ResponseOf<typeof listFaqFeedback>, ArgumentOf<typeof listFaqFeedback>>({
      query: call(listFaqFeedback),
      providesTags: ['FaqFeedback'],
    }),
    giveFaqFeedback: build.mutation<ResponseOf<typeof giveFaqFeedback>, ArgumentOf<typeof giveFaqFeedback>>({
      query: call(giveFaqFeedback),
      invalidatesTags: ['FaqFeedback'],
    }),
    getCallback: build.query<ResponseOf<typeof getCallback>, ArgumentOf<typeof getCallback>>({
      query: call(getCallback),
      providesTags: ['Callback'],
    }),
    requestCallback: build.mutation<ResponseOf<typeof requestCallback>, ArgumentOf<typeof requestCallback>>({
      query: call(requestCallback),
      // Refreshes after a rejection too, because another tab may have requested a callback.
      invalidatesTags: ['Callback'],
    }),
    cancelCallback: build.mutation<ResponseOf<typeof cancelCallback>, ArgumentOf<typeof cancelCallback>>({
      query: call(cancelCallback),
      invalidatesTags: ['Callback'],
    }),
  }),
})

export const {
  useListFaqFeedbackQuery,
  useGiveFaqFeedbackMutation,
  useGetCallbackQuery,
  useRequestCallbackMutation,
  useCancelCallbackMutation,
} = helpApi
