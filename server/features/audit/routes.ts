/** Serves the audit log. An export is recorded in the log itself. */

import { actionText } from '#shared/access/auditActions'
import { detailsText } from '#shared/access/auditDetails'
import { exportAuditRecords, listAuditRecords } from '#shared/contract/access/audit'
import { formatDay } from '#shared/format/formatDay'
import { formatCents } from '#shared/format/money'
import * as auditTexts from '#shared/texts/access/audit'
import { auditActor } from '../../http/customerScope'
import { csvFile, readAllPages } from '../../http/files/csvFile'
import { formatProviderTime } from '../../http/providerTime'
import { type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import { findAuditRecords } from './audit.queries'

const recordsPerRead = 1000

export function auditRoutes(routeContext: RouteContext, { db, config }: Services): void {
  const zone = config.TIME_ZONE

  serve(routeContext, listAuditRecords, async ({ query }) => {
    const { after, page_size, ...filter } = query
    return findAuditRecords(db, filter, { after, page_size, zone })
  })

  serve(routeContext, exportAuditRecords, async ({ query, actor }, caller) => {
    const details = Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])))
    await auditActor(db, { actor, caller }, { action: 'audit.exported', details })
    const readPage = async (after?: string) => {
      const { records, next } = await findAuditRecords(db, query, { after, page_size: recordsPerRead, zone })
      return { rows: records, next }
    }
    const rows = readAllPages(readPage, (record) => [
      formatProviderTime(record.at, zone),
      record.user_name,
      record.user_email,
      actionText(record.action),
      record.crm_customer_number,
      detailsText(record, { amount: formatCents, day: formatDay }),
      record.address,
      record.at,
      record.action,
      JSON.stringify(record.details),
    ])
    return csvFile({ name: auditTexts.exportName, head: auditTexts.exportHead, rows })
  })
}
