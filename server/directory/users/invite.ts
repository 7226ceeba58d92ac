/** Invites people to sign in for an account. */
import { randomUUID } from 'node:crypto'
import type { SignInLevel } from '#shared/contract/customers/people'
import { enqueueMail } from '../../adapters/notifier/sendMessage.job'
import type { Executor } from '../../db/database'
import { hashOfToken } from '../../http/actor'
import { portalUrl } from '../../http/origins'
import type { Services } from '../../services'
import type { ManagedCustomer } from '../customers/customers.queries'
import { minutesAfter } from '../signIn/rules'
import { createToken } from '../signIn/token'
import { storeInvitation } from './invitations.queries'
import { invitationDays, levelLabels, roleNameOf } from './rules'
import { findInviter, findRoleId } from './users.queries'

export interface Invitation {
  customer: ManagedCustomer
  contactId: string
  email: string
  firstName: string
  level: SignInLevel
  invitedBy: string
}

/** Customers don't know staff by name, so the mail names customer care. */
export async function inviterNameOf(
  db: Executor,
  invitedBy: string,
  { BRAND_NAME }: Services['config'],
): Promise<string> {
  const { name, isStaff } = await findInviter(db, invitedBy)
  return isStaff ? `${BRAND_NAME} customer care` : name
}

/** Stores an invitation, which is sent once the transaction commits. */
export async function invite(services: Services, tx: Executor, invitation: Invitation): Promise<void> {
  const { clock, config } = services
  const { customer, contactId, email, firstName, level, invitedBy } = invitation
  const token = createToken()
  await storeInvitation(tx, {
    id: randomUUID(),
    customerNumber: customer.number,
    contactId,
    email,
    roleId: await findRoleId(tx, roleNameOf(level, customer.kind)),
    tokenHash: hashOfToken(token),
    invitedBy,
    expiresAt: minutesAfter(clock.now(), invitationDays * 24 * 60),
  })
  const inviter = await inviterNameOf(tx, invitedBy, config)
  const link = `${portalUrl(config)}/invitation?token=${token}`
  const text = `Hi ${firstName},\n\n${inviter} has invited you to the account of ${customer.name} at ${config.BRAND_NAME}, ${levelLabels[level]}. Choose your password here within ${invitationDays} days:\n\n${link}\n\nNot expecting this? You can ignore it.\n\n${config.BRAND_NAME}`
  await enqueueMail(services, tx, { to: email, subject: `${inviter} invited you to an account`, text })
}
