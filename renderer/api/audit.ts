import { listAuditRecords } from '#shared/contract/audit'
import type { ResponseOf } from '#shared/endpoint'
import { type ArgumentOf, api, call } from './client'

export const { useListAuditRecordsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    // New records appear all the time, so a cached page is never the newest.
    listAuditRecords: build.query<ResponseOf<typeof listAuditRecords>, ArgumentOf<typeof listAuditRecords>>({
      query: call(listAuditRecords),
      keepUnusedDataFor: 0,
    }),
  }),
})
