import { dunning } from '#shared/contract/billing/dunning'
import { hooksOf } from '../client'

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
  useListMoratoriaQuery,
  useStartMoratoriumMutation,
  useEndMoratoriumMutation,
} = hooksOf(dunning, {
  // A report shows one moment, so returning to it fetches it again.
  getDunningReport: { keepUnusedDataFor: 0 },
  getDisconnectedReport: { keepUnusedDataFor: 0 },
  previewNotices: { keepUnusedDataFor: 0 },
  listNoticeRuns: { keepUnusedDataFor: 0 },
  getNoticeRun: { keepUnusedDataFor: 0 },
})
