/** Inviting somebody to staff: the link goes to one address, holds for some days, and makes the user once. */
import { randomUUID } from 'node:crypto'
import { hashOfToken } from '../../http/actor'
import { portalUrl } from '../../http/origins'
import type { Executor } from '../../db/database'
import type { Services } from '../../services'
import { findNameOf, storeInvitation } from '../people/queries'
import { invitationDays } from '../people/rules'
import { minutesAfter } from '../session/rules'
import { newToken } from '../session/signIn'

export interface StaffInvitation {
  providerNumber: string
  contactId: string
  email: string
  firstName: string
  role: { id: string; name: string }
  invitedBy: string
}

/** Stores an invitation in the place of an earlier one; the answer sends it, once the transaction has gone through. */
export async function inviteToStaff(
  { clock, config, background, notifier }: Services,
  tx: Executor,
  { providerNumber, contactId, email, firstName, role, invitedBy }: StaffInvitation,
): Promise<() => void> {
  const token = newToken()
  await storeInvitation(tx, {
    id: randomUUID(),
    customerNumber: providerNumber,
    contactId,
    email,
    roleId: role.id,
    tokenHash: hashOfToken(token),
    invitedBy,
    expiresAt: minutesAfter(clock.now(), invitationDays * 24 * 60),
  })
  const inviter = await findNameOf(tx, invitedBy)
  const link = `${portalUrl(config)}/invitation?token=${token}`
  const text = `Hello ${firstName},\n\n${inviter} invites you to work with the portal of ${config.BRAND_NAME}, in the role ${role.name}. Choose your password here within ${invitationDays} days; the link works once:\n\n${link}\n\nIf you know nothing of it, you can ignore this message.\n\n${config.BRAND_NAME}`
  const subject = `${inviter} invites you to the portal`
  return () => background.run('invite to staff', () => notifier.sendMail({ to: email, subject, text }))
}
