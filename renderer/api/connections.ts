import {
  endHold,
  getDisconnectedReport,
  getDunningReport,
  getNoticeRun,
  listNoticeRuns,
  notifyByEmail,
  placeHold,
  previewNotices,
  retryNotices,
} from '#shared/contract/connections'
import type { ResponseOf } from '#shared/endpoint'
import { type ArgumentOf, api, call, type IdempotentArgumentOf, idempotentCall } from './client'

const connectionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    // A report shows one moment, so returning to it fetches it again.
    getDunningReport: build.query<ResponseOf<typeof getDunningReport>, ArgumentOf<typeof getDunningReport>>({
      query: call(getDunningReport),
      providesTags: ['Dunning'],
      keepUnusedDataFor: 0,
    }),
    getDisconnectedReport: build.query<
      ResponseOf<typeof getDisconnectedReport>,
      ArgumentOf<typeof getDisconnectedReport>
    >({ query: call(getDisconnectedReport), providesTags: ['Dunning'], keepUnusedDataFor: 0 }),
    // A query, although it is a POST: nothing is written.
    previewNotices: build.query<ResponseOf<typeof previewNotices>, ArgumentOf<typeof previewNotices>>({
      query: call(previewNotices),
      keepUnusedDataFor: 0,
    }),
    notifyByEmail: build.mutation<ResponseOf<typeof notifyByEmail>, IdempotentArgumentOf<typeof notifyByEmail>>({
      query: idempotentCall(notifyByEmail),
      invalidatesTags: ['Dunning', 'Notices'],
    }),
    listNoticeRuns: build.query<ResponseOf<typeof listNoticeRuns>, ArgumentOf<typeof listNoticeRuns>>({
      query: call(listNoticeRuns),
      providesTags: ['Notices'],
      keepUnusedDataFor: 0,
    }),
    getNoticeRun: build.query<ResponseOf<typeof getNoticeRun>, ArgumentOf<typeof getNoticeRun>>({
      query: call(getNoticeRun),
      providesTags: ['Notices'],
      keepUnusedDataFor: 0,
    }),
    retryNotices: build.mutation<ResponseOf<typeof retryNotices>, ArgumentOf<typeof retryNotices>>({
      query: call(retryNotices),
      // Refreshes after a rejection too, because another agent may have been first.
      invalidatesTags: ['Notices', 'Dunning'],
    }),
    placeHold: build.mutation<ResponseOf<typeof placeHold>, ArgumentOf<typeof placeHold>>({
      query: call(placeHold),
      invalidatesTags: ['Dunning', 'Customer'],
    }),
    endHold: build.mutation<ResponseOf<typeof endHold>, ArgumentOf<typeof endHold>>({
      query: call(endHold),
      invalidatesTags: ['Dunning', 'Customer'],
    }),
  }),
})

export const {
  useGetDunningReportQuery,
  useGetDisconnectedReportQuery,
  usePreviewNoticesQuery,
  useNotifyByEmailMutation,
  useListNoticeRunsQuery,
  useGetNoticeRunQuery,
  useRetryNoticesMutation,
  usePlaceHoldMutation,
  useEndHoldMutation,
} = connectionsApi
