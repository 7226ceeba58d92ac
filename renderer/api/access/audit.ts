import { audit } from '#shared/contract/access/audit'
import { hooksOf } from '../client'

export const { useListAuditRecordsQuery } = hooksOf(audit, {
  // New records appear all the time, so a cached page is never the newest.
  listAuditRecords: { keepUnusedDataFor: 0 },
})
