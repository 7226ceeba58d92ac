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
import { api, call, keyedCall, type ArgumentOf, type KeyedArgumentOf } from './client'

const connectionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    // A report tells of a moment: coming back to it asks again.
    getDunningReport: build.query<ResponseOf<typeof getDunningReport>, ArgumentOf<typeof getDunningReport>>({
      query: call(getDunningReport),
      providesTags: ['Dunning'],
      keepUnusedDataFor: 0,
    }),
    getDisconnectedReport: build.query<
      ResponseOf<typeof getDisconnectedReport>,
      ArgumentOf<typeof getDisconnectedReport>
    >({ query: call(getDisconnectedReport), providesTags: ['Dunning'], keepUnusedDataFor: 0 }),
    // A question, though it is sent like a change: nothing is written.
    previewNotices: build.query<ResponseOf<typeof previewNotices>, ArgumentOf<typeof previewNotices>>({
      query: call(previewNotices),
      keepUnusedDataFor: 0,
    }),
    notifyByEmail: build.mutation<ResponseOf<typeof notifyByEmail>, KeyedArgumentOf<typeof notifyByEmail>>({
      query: keyedCall(notifyByEmail),
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
      // Also when it was refused: somebody else may have been first.
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
