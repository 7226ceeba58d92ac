/** Invites people to staff: the link goes to one address, expires after some days, and creates the user only once. */

import { randomUUID } from 'node:crypto'
import { daysAfter } from '#shared/format/moments'
import * as loginEmailTexts from '#shared/texts/signIn/loginEmails'
import { enqueueLetter, type MessageServices } from '../../adapters/notifier/sendMessage.job'
import type { Executor } from '../../db/database'
import { newContactId } from '../../directory/contacts/contactId'
import { insertContact } from '../../directory/contacts/contacts.queries'
import { createToken } from '../../directory/signIn/token'
import { storeInvitation } from '../../directory/users/invitations.queries'
import { staffInviterNameOf } from '../../directory/users/inviteUser'
import { invitationDays } from '../../directory/users/rules'
import { hashOfToken } from '../../http/actor'
import type { CallContext } from '../../http/serve'
import type { Services } from '../../services'
import { assertInvitable, auditStaffChange, type Invitee } from './staffChanges'

interface StaffInvitation {
  providerNumber: string
  contactId: string
  email: string
  firstName: string
  role: { id: string; name: string }
  /** Null where an operator of the portal invites the first administrator. */
  invitedBy: string | null
}

/**
 * Stores an invitation, replacing an earlier one, and returns the path of its link. It is sent once the transaction
 * commits.
 */
export async function inviteToStaff(
  services: MessageServices,
  tx: Executor,
  { providerNumber, contactId, email, firstName, role, invitedBy }: StaffInvitation,
): Promise<string> {
  const { clock, config } = services
  const token = createToken()
  const path = `/invitation?token=${token}`
  await storeInvitation(tx, {
    id: randomUUID(),
    customerNumber: providerNumber,
    contactId,
    email,
    roleId: role.id,
    tokenHash: hashOfToken(token),
    invitedBy,
    expiresAt: daysAfter(clock.now(), invitationDays),
  })
  const inviter = await staffInviterNameOf(tx, invitedBy, config)
  await enqueueLetter(services, tx, {
    to: email,
    firstName,
    category: 'staff',
    isSecret: true,
    content: loginEmailTexts.invitedToStaff({
      inviter,
      brand: config.BRAND_NAME,
      days: invitationDays,
      role: role.name,
    }),
    path,
  })
  return path
}

interface NewColleagueRequest extends Invitee {
  role: { id: string; name: string }
  invitedBy: string
}

/** Stores a new colleague, invites them and records it. Returns the contact id. */
export async function inviteNewColleague(
  services: Services,
  tx: Executor,
  { context, person, providerNumber, role, invitedBy }: NewColleagueRequest & { context: CallContext },
): Promise<string> {
  await assertInvitable(services, tx, { person, providerNumber })
  const contactId = newContactId()
  const details = { ...person, phone: '', relation: '' }
  await insertContact(tx, { id: contactId, customerNumber: providerNumber, details })
  await auditStaffChange(tx, context, {
    action: 'staff.invited',
    contactId,
    details: { email: person.email, role: role.name },
  })
  const to = { providerNumber, contactId, email: person.email, firstName: person.first_name }
  await inviteToStaff(services, tx, { ...to, role, invitedBy })
  return contactId
}
