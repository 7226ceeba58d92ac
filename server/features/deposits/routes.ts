/** Serves deposits to staff. */

import { firstDayOf, maxReportDays } from '#shared/billing/deposits'
import {
  exportDeposits,
  listDeposits,
  listDepositsOfCustomer,
  listDepositTransactions,
} from '#shared/contract/billing/deposits'
import type { InputOf } from '#shared/http/endpoint'
import * as depositTexts from '#shared/texts/billing/deposits'
import * as commonTexts from '#shared/texts/common'
import * as queries from '../../directory/deposits/deposits.queries'
import { notFound } from '../../http/appError'
import { auditActor, openCustomer } from '../../http/customerScope'
import { csvFile, readAllPages } from '../../http/files/csvFile'
import { type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import { findTransactions, hasDeposit } from './transactions.queries'

type QueryFields = InputOf<typeof exportDeposits>['query']

/** Each read sorts all matching deposits, so few large ones are faster. */
const depositsPerRead = 5000

export function depositRoutes(routeContext: RouteContext, { db, clock, config }: Services): void {
  const providerDay = () => ({ today: clock.today(), zone: config.TIME_ZONE })

  function filterOf({ days, status, community = '' }: QueryFields): queries.DepositFilter {
    if (status !== undefined) return { status, community }
    return { since: firstDayOf(clock.today(), days ?? maxReportDays), community }
  }

  serve(routeContext, listDeposits, ({ body: { days, status, community, ...page } }) =>
    queries.findDeposits(db, filterOf({ days, status, community }), { ...page, ...providerDay() }),
  )

  serve(routeContext, listDepositsOfCustomer, async ({ query, actor }, { ip }) => {
    const { crm_customer_id: customerNumber, ...page } = query
    await openCustomer(db, actor, { customerNumber, ip, what: 'deposits' })
    return queries.findDeposits(db, { customerNumber }, { ...page, ...providerDay() })
  })

  serve(routeContext, listDepositTransactions, async ({ params, query: { txnTypeCode, ...page } }) => {
    if (!(await hasDeposit(db, params.depositId))) throw notFound()
    return findTransactions(db, params.depositId, { code: txnTypeCode || undefined, ...page })
  })

  serve(routeContext, exportDeposits, async ({ query, actor }, caller) => {
    const page = { page_size: depositsPerRead, ...providerDay() }
    await auditActor(db, { actor, caller }, { action: 'deposit.exported', details: query })
    const filter = filterOf(query)
    const readPage = (after?: string) => queries.findDepositsAfter(db, filter, { after, ...page })
    const rows = readAllPages(readPage, (row) => [
      row.account_no,
      row.name,
      row.community,
      depositTexts.kindLabels[row.deposit_kind],
      row.deposit_amount / 100,
      row.interest_amount / 100,
      row.held_since,
      row.review_on,
      depositTexts.statusLabels[row.status],
      row.months_on_time,
      commonTexts.yesOrNo(row.is_refund_candidate),
    ])
    const name = query.status ? depositTexts.statusExportName(query.status) : depositTexts.daysExportName(query.days)
    return csvFile({ name, head: depositTexts.exportHead, rows })
  })
}
