/** Invites people to sign in for an account. */

import { randomUUID } from 'node:crypto'
import type { SignInLevel } from '#shared/contract/customers/people'
import { daysAfter } from '#shared/format/moments'
import * as accountEmailTexts from '#shared/texts/customers/accountEmails'
import * as loginEmailTexts from '#shared/texts/signIn/loginEmails'
import { enqueueLetter } from '../../adapters/notifier/sendMessage.job'
import type { MessageConfig } from '../../config'
import type { Executor } from '../../db/database'
import { hashOfToken } from '../../http/actor'
import type { Services } from '../../services'
import type { ManagedCustomer } from '../customers/customers.queries'
import { createToken } from '../signIn/token'
import { storeInvitation } from './invitations.queries'
import { invitationDays, roleNameOf } from './rules'
import { findInviter, findNameOf, findRoleId } from './users.queries'

export interface Invitation {
  customer: ManagedCustomer
  contactId: string
  email: string
  firstName: string
  level: SignInLevel
  invitedBy: string
}

/** Customers don't know staff by name, so the email names customer care. */
export async function inviterNameOf(
  db: Executor,
  invitedBy: string,
  { BRAND_NAME }: Services['config'],
): Promise<string> {
  const { name, isStaff } = await findInviter(db, invitedBy)
  return isStaff ? accountEmailTexts.customerCareOf(BRAND_NAME) : name
}

/** Returns the name of the colleague who invites, or of the provider, in whose name an operator invites. */
export const staffInviterNameOf = async (
  db: Executor,
  invitedBy: string | null,
  { BRAND_NAME }: Pick<MessageConfig, 'BRAND_NAME'>,
): Promise<string> => (invitedBy === null ? BRAND_NAME : findNameOf(db, invitedBy))

/** Stores an invitation, which is sent once the transaction commits. */
export async function inviteUser(services: Services, tx: Executor, invitation: Invitation): Promise<void> {
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
    expiresAt: daysAfter(clock.now(), invitationDays),
  })
  const inviter = await inviterNameOf(tx, invitedBy, config)
  await enqueueLetter(services, tx, {
    to: email,
    firstName,
    category: 'security',
    customerNumber: customer.number,
    contactId,
    isSecret: true,
    content: loginEmailTexts.invitedToAccount({
      inviter,
      brand: config.BRAND_NAME,
      days: invitationDays,
      customer: customer.name,
      level,
    }),
    path: `/invitation?token=${token}`,
  })
}
