/** Serves refunds: lists, requests and decisions for staff, and the refunds of a customer. */

import { firstDayOf } from '#shared/billing/deposits'
import {
  decideRefund,
  exportRefunds,
  getRefundable,
  listReceivedRefunds,
  listRefunds,
  requestRefund,
} from '#shared/contract/billing/refunds'
import * as refundTexts from '#shared/texts/billing/refunds'
import * as httpTexts from '#shared/texts/http'
import { findBillingGroup } from '../../directory/payments/billingAccounts.queries'
import { fieldError, invalidField, notFound } from '../../http/appError'
import { auditActor, openCustomer, recordAccess, scopeOf } from '../../http/customerScope'
import { csvFile, readAllPages } from '../../http/files/csvFile'
import { type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import { refundCells } from './refundCells'
import * as queries from './refunds.queries'
import { createRefund, decideOnRefund, methodText, refundableOf } from './requestRefund'

const refundsPerRead = 1000

export function refundRoutes(routeContext: RouteContext, services: Services): void {
  const { db, clock, cards, config } = services
  const since = (days: number) => firstDayOf(clock.today(), days)
  const requireRefund = async (userId: string, id: string) => {
    const refund = await queries.findRefund(db, id, userId)
    if (!refund) throw notFound()
    return refund
  }

  serve(routeContext, listRefunds, ({ body: { days, status, ...page }, actor: { userId } }) =>
    queries.findRefunds(db, { userId, since: since(days), status }, page),
  )

  serve(routeContext, exportRefunds, async ({ query: { days }, actor }, caller) => {
    const filter = { userId: actor.userId, since: since(days) }
    await auditActor(db, { actor, caller }, { action: 'refund.exported', details: { days } })
    const readPage = (after?: string) => queries.findRefundsAfter(db, filter, { after, page_size: refundsPerRead })
    return csvFile({
      name: refundTexts.exportName(days),
      head: refundTexts.exportHead,
      rows: readAllPages(readPage, refundCells),
    })
  })

  serve(routeContext, getRefundable, async ({ query: { acct_no }, actor }, { ip }) => {
    const account = await refundableOf(db, acct_no, { today: clock.today(), zone: config.TIME_ZONE })
    if (!account) throw fieldError('not_found', 'acct_no', refundTexts.unknownAccount)
    const customerNumber = account.crm_customer_number
    await openCustomer(db, actor, { customerNumber, ip, what: 'refundable' })
    const profiles = await cards.listProfiles(customerNumber)
    return {
      ...account,
      methods: profiles.map((profile) => ({ 'payment-token': profile.token, method: methodText(profile) })),
    }
  })

  serve(routeContext, requestRefund, async ({ body, actor }, caller) => {
    const id = await createRefund(services, { actor, caller }, body)
    caller.addMessage(refundTexts.requestSaved)
    return requireRefund(actor.userId, id)
  })

  serve(routeContext, decideRefund, async ({ params, body, actor }, caller) => {
    await decideOnRefund(services, { actor, caller }, { id: params.refund_id, ...body })
    caller.addMessage(body.decision === 'approve' ? refundTexts.approved : refundTexts.declined)
    return requireRefund(actor.userId, params.refund_id)
  })

  serve(routeContext, listReceivedRefunds, async ({ query: { billing_group_id: groupId, ...page }, actor }, caller) => {
    const scope = scopeOf(actor)
    if (groupId === undefined) {
      if (scope.kind === 'all') throw invalidField('billing_group_id', httpTexts.oneGroup)
      return queries.findReceivedRefunds(db, scope, page)
    }
    const account = await findBillingGroup(db, scope, groupId)
    if (!account) throw notFound()
    await recordAccess(db, actor, { customerNumber: account.customerNumber, ip: caller.ip, what: 'refunds' })
    return queries.findReceivedRefunds(db, scope, { groupId, ...page })
  })
}
