/** Creates the portal account of a legacy customer: stores the email address, and invites the customer. */
import type { CheckedParent, ParentOutcome } from '#shared/contract/customers/accountCreation'
import * as registrationTexts from '#shared/texts/customers/registrations'
import * as fieldTexts from '#shared/texts/fields'
import { findCustomer } from '../../directory/customers/customers.queries'
import { lockLegacyAccount, recordInvited, updateContactOf } from '../../directory/registrations/legacyAccounts.queries'
import { inviteUser } from '../../directory/users/inviteUser'
import { fieldError, notFound } from '../../http/appError'
import { auditActor, scopeOf } from '../../http/customerScope'
import type { CallContext } from '../../http/serve'
import type { Services } from '../../services'
import * as queries from './accountCreation.queries'
import { type CheckRequest, describeParent } from './checkParents'

interface AccountRequest {
  parentId: string
  request: CheckRequest
  /** The customer gets the invitation again. */
  isResend: boolean
}

/** Returns whether an invitation was sent, and to which customer. */
export function createAccount(
  services: Services,
  { actor, caller }: CallContext,
  { parentId, request, isResend }: AccountRequest,
): Promise<{ isSent: boolean; customerNumber: string }> {
  return services.db.transaction(async (tx) => {
    const account = await lockLegacyAccount(tx, parentId)
    if (!account) throw notFound()
    const { customerNumber } = account
    const found = await describeParent(tx, account, { request, now: services.clock.now() })
    if (!shouldSend(found, isResend)) return { isSent: false, customerNumber }
    const customer = await findCustomer(tx, scopeOf(actor), customerNumber)
    if (!customer) throw notFound()
    // The link verifies the address on file, so the contact must have the address that the email goes to.
    await updateContactOf(tx, account.contactId, { email: found.email, phoneVerifiedAt: null })
    if (account.email === '') await queries.storeEmail(tx, account, found.email)
    await recordInvited(tx, parentId, { now: services.clock.now() })
    await auditActor(
      tx,
      { actor, caller },
      {
        action: isResend ? 'registration.linkSentAgain' : 'registration.accountCreated',
        customerNumber,
        details: { parent: parentId, email: found.email },
      },
    )
    const { contactId, firstName } = account
    const to = { customer, contactId, email: found.email, firstName }
    await inviteUser(services, tx, { ...to, level: 'holder', invitedBy: actor.userId })
    return { isSent: true, customerNumber }
  })
}

/** Returns false when the invitation was already sent, so a retry or a second click sends nothing. */
function shouldSend({ outcome }: CheckedParent, isResend: boolean): boolean {
  if (outcome === 'registered') return false
  if (outcome === 'invited') return isResend
  const text = problemTexts[outcome]
  if (text !== undefined) throw fieldError('conflict', 'email', text)
  return true
}

const problemTexts: Partial<Record<ParentOutcome, string>> = {
  email_taken: registrationTexts.emailInUse,
  email_invalid: fieldTexts.invalid(fieldTexts.email),
  email_missing: registrationTexts.emailMissing,
  email_differs: registrationTexts.emailDiffers,
}
