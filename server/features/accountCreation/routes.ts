/** Routes with which staff create portal accounts for legacy customers: first a check, then one account per call. */
import { checkParents, createPortalAccount } from '#shared/contract/customers/accountCreation'
import * as registrationTexts from '#shared/texts/customers/registrations'
import { invitationsByAccount } from '../../directory/registrations/rules'
import { limitAttempts } from '../../directory/signIn/throttle'
import { notFound } from '../../http/appError'
import { recordAccess } from '../../http/customerScope'
import { type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import * as queries from './accountCreation.queries'
import { type CheckRequest, checkRows, describeParent } from './checkParents'
import { createAccount } from './createAccount.ledger'

export function accountCreationRoutes(routeContext: RouteContext, services: Services): void {
  const { db, clock } = services

  serve(routeContext, checkParents, async ({ body, actor }, { ip }) => {
    const rows = await checkRows(db, body.rows, clock.now())
    for (const { crm_customer_number: customerNumber } of rows) {
      if (customerNumber !== '') await recordAccess(db, actor, { customerNumber, ip, what: 'account creation' })
    }
    return { rows }
  })

  serve(routeContext, createPortalAccount, async ({ body, actor }, caller) => {
    const parentId = body.migration_account_parent_id
    const request: CheckRequest = { account: parentId, email: body.email }
    const isResend = body.send_again
    if (isResend) {
      const rule = invitationsByAccount
      await limitAttempts(services, `portal-accounts:${parentId}`, { rule, textFor: registrationTexts.invitedTooOften })
    }
    const { isSent, customerNumber } = await createAccount(services, { actor, caller }, { parentId, request, isResend })
    const account = await queries.findByName(db, { kind: 'customer', value: customerNumber })
    if (!account[0]) throw notFound()
    return { is_sent: isSent, ...(await describeParent(db, account[0], { request, now: clock.now() })) }
  })
}
