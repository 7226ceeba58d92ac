/** Portal accounts that staff create for customers of the old system: first what would happen, then one after the other. */
import {
  checkParents,
  createPortalAccount,
  type CheckedParent,
  type ParentOutcome,
} from '#shared/contract/accountCreation'
import { AppError, notFound } from '../../../http/appError'
import { audit, reachOf, recordLook } from '../../../http/ownership'
import { serve, type Mounting } from '../../../http/serve'
import type { Services } from '../../../services'
import { invite } from '../../people/invitations'
import { findCustomer } from '../../people/queries'
import { mayTry } from '../../session/throttle'
import { lockLegacyAccount, updateContactOf } from '../queries'
import { noteInvited } from '../reports/queries'
import { invitationsByAccount } from '../rules'
import { checkRows, describeParent, type Asked } from './checking'
import * as queries from './queries'
import * as registrationTexts from '#shared/texts/registrations'

export function creationRoutes(mounting: Mounting, services: Services): void {
  const { db, clock } = services

  serve(mounting, checkParents, async ({ body, actor }, { address }) => {
    const rows = await checkRows(db, body.rows, clock.now())
    for (const { crm_customer_number: customerNumber } of rows) {
      if (customerNumber !== '') await recordLook(db, actor, { customerNumber, address, what: 'account creation' })
    }
    return { rows }
  })

  serve(mounting, createPortalAccount, async ({ body, actor }, caller) => {
    const parentId = body.migration_account_parent_id
    const asked: Asked = { account: parentId, email: body.email }
    if (body.send_again) {
      const rule = invitationsByAccount
      await mayTry(services, `portal-accounts:${parentId}`, { rule, textFor: registrationTexts.invitedTooOften })
    }
    const { send, customerNumber } = await db.transaction(async (tx) => {
      const account = await lockLegacyAccount(tx, parentId)
      if (!account) throw notFound()
      const { customerNumber } = account
      const found = await describeParent(tx, account, { asked, now: clock.now() })
      if (!isToBeSent(found, body.send_again)) return { send: null, customerNumber }
      const customer = await findCustomer(tx, reachOf(actor), customerNumber)
      if (!customer) throw notFound()
      // The link proves the address on file, so that is where it has to be.
      await updateContactOf(tx, account.contactId, { email: found.email, phoneProvedAt: null })
      if (account.email === '') await queries.storeEmail(tx, account, found.email)
      await noteInvited(tx, parentId, { now: clock.now() })
      await audit(tx, {
        userId: actor.userId,
        action: body.send_again ? 'registration.linkSentAgain' : 'registration.accountCreated',
        customerNumber,
        address: caller.address,
        details: { parent: parentId, email: found.email },
      })
      const { contactId, firstName } = account
      const to = { customer, contactId, email: found.email, firstName }
      const send = await invite(services, tx, { ...to, level: 'holder', invitedBy: actor.userId })
      return { send, customerNumber }
    })
    send?.()
    const account = await queries.findNamed(db, { kind: 'customer', value: customerNumber })
    if (!account[0]) throw notFound()
    return { is_sent: send !== null, ...(await describeParent(db, account[0], { asked, now: clock.now() })) }
  })
}

/** False where it is done already. A retry, or a second click, finds it so. */
function isToBeSent({ outcome }: CheckedParent, isAgain: boolean): boolean {
  if (outcome === 'registered') return false
  if (outcome === 'invited') return isAgain
  const text = refusals[outcome]
  if (text !== undefined) throw new AppError('conflict', text, { email: text })
  return true
}

const refusals: Partial<Record<ParentOutcome, string>> = {
  email_taken: registrationTexts.emailGiven,
  email_invalid: 'Email is invalid',
  email_missing: registrationTexts.emailMissing,
  email_differs: registrationTexts.emailDiffers,
}
