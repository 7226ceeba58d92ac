/** Statements: the list, one with its lines, and one as a PDF. */
import { getNextBill, getStatement, getStatementPdf, listStatements } from '#shared/contract/statements'
import { AppError, notFound } from '../../http/appError'
import type { Actor } from '../../http/actor'
import { reachOf, recordLook } from '../../http/ownership'
import { serve, type Caller, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { findBillingGroup } from '../payments/queries'
import { findSince } from './nextBill/queries'
import { nextBillOf } from './nextBill/rules'
import { findStatement, findStatements } from './queries'
import * as httpTexts from '#shared/texts/http'

export function statementRoutes(mounting: Mounting, services: Services): void {
  const { db, clock, config } = services

  serve(mounting, listStatements, async ({ body, actor }, caller) => {
    const reach = reachOf(actor)
    if (body.billing_group_id !== undefined) {
      const group = await findBillingGroup(db, reach, body.billing_group_id)
      if (!group) throw notFound()
      const { customerNumber } = group
      await recordLook(db, actor, { customerNumber, address: caller.address, what: 'statements' })
    } else if (reach.kind === 'all') {
      throw new AppError('invalid_input', httpTexts.oneGroup, { billing_group_id: httpTexts.oneGroup })
    }
    return findStatements(db, reach, { ...body, today: clock.today() })
  })

  const open = async (statementId: string, actor: Actor, { address }: Caller) => {
    const found = await findStatement(db, reachOf(actor), {
      statementId,
      today: clock.today(),
      zone: config.TIME_ZONE,
    })
    if (!found) throw notFound()
    const { customerNumber, ...statement } = found
    await recordLook(db, actor, { customerNumber, address, what: 'statement' })
    return statement
  }

  serve(mounting, getStatement, ({ query, actor }, caller) => open(query.statement_id, actor, caller))

  serve(mounting, getNextBill, async ({ query, actor }, caller) => {
    const group = await findBillingGroup(db, reachOf(actor), query.billing_group_id)
    if (!group) throw notFound()
    const { customerNumber, number } = group
    await recordLook(db, actor, { customerNumber, address: caller.address, what: 'next bill' })
    return nextBillOf(await findSince(db, number, config.TIME_ZONE))
  })

  serve(mounting, getStatementPdf, async ({ body, actor }, caller) => {
    const statement = await open(body.statement_id, actor, caller)
    // The library that draws is loaded with the first statement: it would take a third of a server's start.
    const { statementPdf } = await import('./pdf/statementPdf')
    return {
      name: `Statement ${statement.crm_billing_account_number} ${statement.bill_date}.pdf`,
      type: 'application/pdf',
      bytes: await statementPdf(statement, config.BRAND_NAME),
    }
  })
}
