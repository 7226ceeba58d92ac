/** Routes with which staff create portal accounts for legacy customers: first a check, then one account per call. */
import {
  type CheckedParent,
  checkParents,
  createPortalAccount,
  type ParentOutcome,
} from '#shared/contract/customers/accountCreation'
import * as registrationTexts from '#shared/texts/customers/registrations'
import * as fieldTexts from '#shared/texts/fields'
import { findCustomer } from '../../directory/customers/customers.queries'
import { lockLegacyAccount, recordInvited, updateContactOf } from '../../directory/registrations/legacyAccounts.queries'
import { invitationsByAccount } from '../../directory/registrations/rules'
import { limitAttempts } from '../../directory/signIn/throttle'
import { inviteUser } from '../../directory/users/inviteUser'
import { AppError, notFound } from '../../http/appError'
import { auditActor, recordAccess, scopeOf } from '../../http/customerScope'
import { type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import * as queries from './accountCreation.queries'
import { type CheckRequest, checkRows, describeParent } from './checkParents'

export function accountCreationRoutes(routeContext: RouteContext, services: Services): void {
  const { db, clock } = services

  serve(routeContext, checkParents, async ({ body, actor }, { address }) => {
    const rows = await checkRows(db, body.rows, clock.now())
    for (const { crm_customer_number: customerNumber } of rows) {
      if (customerNumber !== '') await recordAccess(db, actor, { customerNumber, address, what: 'account creation' })
    }
    return { rows }
  })

  serve(routeContext, createPortalAccount, async ({ body, actor }, caller) => {
    const parentId = body.migration_account_parent_id
    const request: CheckRequest = { account: parentId, email: body.email }
    if (body.send_again) {
      const rule = invitationsByAccount
      await limitAttempts(services, `portal-accounts:${parentId}`, { rule, textFor: registrationTexts.invitedTooOften })
    }
    const { isSent, customerNumber } = await db.transaction(async (tx) => {
      const account = await lockLegacyAccount(tx, parentId)
      if (!account) throw notFound()
      const { customerNumber } = account
      const found = await describeParent(tx, account, { request, now: clock.now() })
      if (!shouldSend(found, body.send_again)) return { isSent: false, customerNumber }
      const customer = await findCustomer(tx, scopeOf(actor), customerNumber)
      if (!customer) throw notFound()
      // The link proves the address on file, so the contact must have the address that the mail goes to.
      await updateContactOf(tx, account.contactId, { email: found.email, phoneProvedAt: null })
      if (account.email === '') await queries.storeEmail(tx, account, found.email)
      await recordInvited(tx, parentId, { now: clock.now() })
      await auditActor(
        tx,
        { actor, caller },
        {
          action: body.send_again ? 'registration.linkSentAgain' : 'registration.accountCreated',
          customerNumber,
          details: { parent: parentId, email: found.email },
        },
      )
      const { contactId, firstName } = account
      const to = { customer, contactId, email: found.email, firstName }
      await inviteUser(services, tx, { ...to, level: 'holder', invitedBy: actor.userId })
      return { isSent: true, customerNumber }
    })
    const account = await queries.findByName(db, { kind: 'customer', value: customerNumber })
    if (!account[0]) throw notFound()
    return { is_sent: isSent, ...(await describeParent(db, account[0], { request, now: clock.now() })) }
  })
}

/** Returns false when the invitation was already sent, so a retry or a second click sends nothing. */
function shouldSend({ outcome }: CheckedParent, isResend: boolean): boolean {
  if (outcome === 'registered') return false
  if (outcome === 'invited') return isResend
  const text = problemTexts[outcome]
  if (text !== undefined) throw new AppError('conflict', text, { email: text })
  return true
}

const problemTexts: Partial<Record<ParentOutcome, string>> = {
  email_taken: registrationTexts.emailGiven,
  email_invalid: fieldTexts.invalid(fieldTexts.email),
  email_missing: registrationTexts.emailMissing,
  email_differs: registrationTexts.emailDiffers,
}
