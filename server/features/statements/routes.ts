/** Routes for statements: the list, one with its lines, and one as a PDF. */

import {
  getBillEstimate,
  getNextBill,
  getStatement,
  getStatementPdf,
  listStatements,
} from '#shared/contract/billing/statements'
import { addressLine } from '#shared/customers/addresses'
import { addDays } from '#shared/format/dates'
import * as commonTexts from '#shared/texts/common'
import * as httpTexts from '#shared/texts/http'
import { findBillingGroup } from '../../directory/payments/billingAccounts.queries'
import type { Actor } from '../../http/actor'
import { invalidField, notFound } from '../../http/appError'
import { openServiceAccount, recordAccess, scopeOf } from '../../http/customerScope'
import { type Caller, type RouteContext, serve } from '../../http/serve'
import { issuerOf } from '../../pdf/issuer'
import type { Services } from '../../services'
import { estimateBill } from './estimate/estimate'
import { findIssued, findReadPeriods, findReportedDays } from './estimate/estimate.queries'
import { findSinceLastBill } from './nextBill/nextBill.queries'
import { nextBillOf } from './nextBill/rules'
import { findPrintedLines, findStatement, findStatements } from './statements.queries'

export function statementRoutes(routeContext: RouteContext, services: Services): void {
  const { db, clock, config } = services

  serve(routeContext, listStatements, async ({ body, actor }, caller) => {
    const scope = scopeOf(actor)
    if (body.billing_group_id !== undefined) {
      const group = await findBillingGroup(db, scope, body.billing_group_id)
      if (!group) throw notFound()
      const { customerNumber } = group
      await recordAccess(db, actor, { customerNumber, ip: caller.ip, what: 'statements' })
    } else if (scope.kind === 'all') {
      throw invalidField('billing_group_id', httpTexts.oneGroup)
    }
    return findStatements(db, scope, { ...body, today: clock.today() })
  })

  const requireStatement = async (statementId: string, actor: Actor, { ip }: Caller) => {
    const found = await findStatement(db, scopeOf(actor), {
      statementId,
      today: clock.today(),
      zone: config.TIME_ZONE,
    })
    if (!found) throw notFound()
    const { customerNumber, ...statement } = found
    await recordAccess(db, actor, { customerNumber, ip, what: 'statement' })
    return statement
  }

  serve(routeContext, getStatement, ({ query, actor }, caller) => requireStatement(query.statement_id, actor, caller))

  serve(routeContext, getNextBill, async ({ query, actor }, caller) => {
    const group = await findBillingGroup(db, scopeOf(actor), query.billing_group_id)
    if (!group) throw notFound()
    const { customerNumber, number } = group
    await recordAccess(db, actor, { customerNumber, ip: caller.ip, what: 'next bill' })
    return nextBillOf(await findSinceLastBill(db, number, config.TIME_ZONE))
  })

  serve(routeContext, getBillEstimate, async ({ query, actor }, { ip }) => {
    const { crm_service_account_id: id } = query
    const { account, customerNumber, premise } = await openServiceAccount(db, scopeOf(actor), { id })
    await recordAccess(db, actor, { customerNumber, ip, what: 'bill estimate' })
    const { billingAccountNumber: number } = account
    const [issued, readings, sinceLastBill] = await Promise.all([
      findIssued(db, number),
      findReadPeriods(db, id),
      findSinceLastBill(db, number, config.TIME_ZONE),
    ])
    const billedUntil = issued[0]?.periodEnd
    return estimateBill({
      place: addressLine(premise.streetAddress, premise.unit),
      isGas: account.serviceType === 'GAS',
      isClosed: account.status === 'closed',
      issued,
      readings,
      days: billedUntil === undefined ? [] : await findReportedDays(db, id, addDays(billedUntil, 1)),
      sinceLastBill: nextBillOf(sinceLastBill),
    })
  })

  serve(routeContext, getStatementPdf, async ({ body, actor }, caller) => {
    const statement = await requireStatement(body.statement_id, actor, caller)
    // The PDF library is loaded with the first statement, because it would add a third to the server's start time.
    const { createStatementPdf } = await import('./pdf/statementPdf')
    const previous = statement.previous_statement_id
      ? await findPrintedLines(db, statement.previous_statement_id)
      : null
    return {
      name: commonTexts.statementPdf(statement.crm_billing_account_number, statement.bill_date),
      type: 'application/pdf',
      bytes: await createStatementPdf({ statement, previous }, issuerOf(config)),
    }
  })
}
