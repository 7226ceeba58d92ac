/** Inviting somebody to sign in for an account, and what comes of the link. */
import { randomUUID } from 'node:crypto'
import type { SignInLevel } from '#shared/contract/people'
import { hashOfToken } from '../../http/actor'
import { AppError } from '../../http/appError'
import { audit } from '../../http/ownership'
import { portalUrl } from '../../http/origins'
import type { Caller } from '../../http/serve'
import type { Services } from '../../services'
import type { Executor } from '../../db/database'
import { hashPassword } from '../session/passwords'
import { minutesAfter } from '../session/rules'
import { newToken } from '../session/signIn'
import { endOpenRegistration, methodsOf } from '../legacy/creation/ending'
import { noteOpened } from '../legacy/queries'
import * as queries from './queries'
import { invitationDays, levelOf, levelWords, roleNameOf, userTypeOf } from './rules'
import * as peopleTexts from '#shared/texts/people'

export interface Invitation {
  customer: queries.ManagedCustomer
  contactId: string
  email: string
  firstName: string
  level: SignInLevel
  invitedBy: string
}

/** An address with which somebody signs in cannot be given away. */
export async function mayInvite(
  db: Executor,
  { email, customerNumber }: { email: string; customerNumber: string },
): Promise<void> {
  const user = await queries.findUserWith(db, email)
  if (user && user.status !== 'removed') {
    // Whose address it is elsewhere is nobody's business; who is in one's own list can be seen there.
    const isHere = await queries.reachesCustomer(db, { userId: user.id, customerNumber })
    const text = isHere ? peopleTexts.isHereAlready : peopleTexts.signsInAlready
    throw new AppError('conflict', text, { email: text })
  }
}

/** Customers know nobody of staff by name: it is the provider's care that invites them. */
async function inviterOf(db: Executor, invitedBy: string, { BRAND_NAME }: Services['config']): Promise<string> {
  const { name, isStaff } = await queries.findInviter(db, invitedBy)
  return isStaff ? `${BRAND_NAME} customer care` : name
}

/** Stores an invitation; the answer sends it, once the transaction has gone through. */
export async function invite(
  { clock, config, background, notifier }: Services,
  tx: Executor,
  invitation: Invitation,
): Promise<() => void> {
  const { customer, contactId, email, firstName, level, invitedBy } = invitation
  const token = newToken()
  await queries.storeInvitation(tx, {
    id: randomUUID(),
    customerNumber: customer.number,
    contactId,
    email,
    roleId: await queries.findRoleId(tx, roleNameOf(level, customer.kind)),
    tokenHash: hashOfToken(token),
    invitedBy,
    expiresAt: minutesAfter(clock.now(), invitationDays * 24 * 60),
  })
  const inviter = await inviterOf(tx, invitedBy, config)
  const link = `${portalUrl(config)}/invitation?token=${token}`
  const text = `Hi ${firstName},\n\n${inviter} has invited you to the account of ${customer.name} at ${config.BRAND_NAME}, ${levelWords[level]}. Choose your password here within ${invitationDays} days:\n\n${link}\n\nNot expecting this? You can ignore it.\n\n${config.BRAND_NAME}`
  return () =>
    background.run('send an invitation', () =>
      notifier.sendMail({ to: email, subject: `${inviter} invited you to an account`, text }),
    )
}

const gone = (): AppError => new AppError('not_found', peopleTexts.invitationGone)

export async function openInvitation({ db, clock, config }: Services, token: string) {
  const found = await queries.findInvitation(db, hashOfToken(token), clock.now())
  if (!found) throw gone()
  await noteOpened(db, { contactId: found.invitation.contactId }, clock.now())
  const { invitedBy } = found.invitation
  const isColleague = found.customer.kind === 'provider'
  return {
    first_name: found.contact.firstName,
    email: found.invitation.email,
    invited_by: isColleague ? await queries.findNameOf(db, invitedBy) : await inviterOf(db, invitedBy, config),
    level: isColleague ? ('staff' as const) : levelOf(found.role.rights),
    role_name: found.role.name,
    expires_at: found.invitation.expiresAt.toISOString(),
  }
}

/** Makes the user whom the link was sent to. */
export async function acceptInvite(
  services: Services,
  { token, password }: { token: string; password: string },
  { address }: Pick<Caller, 'address'>,
): Promise<void> {
  const { db, clock } = services
  const tokenHash = hashOfToken(token)
  // Before the costly hash, which strangers must not be able to ask for.
  const asked = await queries.findInvitation(db, tokenHash, clock.now())
  if (!asked) throw gone()
  const passwordHash = await hashPassword(password)
  const methods = await methodsOf(services, asked.contact.id)
  await db.transaction(async (tx) => {
    await queries.lockCustomer(tx, asked.customer)
    const found = await queries.findInvitation(tx, tokenHash, clock.now())
    const roleId = found && (await queries.takeInvitation(tx, tokenHash))
    if (!roleId) throw gone()
    const { contact, customer, invitation } = found
    const userId = await queries.admitUser(
      tx,
      {
        email: invitation.email,
        passwordHash,
        userType: customer.kind === 'provider' ? 'CENTRIC' : userTypeOf[customer.kind],
        contactId: contact.id,
        roleId,
      },
      // The link came to this address and nowhere else.
      { number: customer.number, emailProvedAt: clock.now() },
    )
    if (!userId) throw new AppError('conflict', peopleTexts.signsInAlready)
    const action = customer.kind === 'provider' ? 'staff.joined' : 'person.accepted'
    await audit(tx, { userId, action, customerNumber: customer.number, address })
    await endOpenRegistration(services, tx, { contactId: contact.id, userId, methods, address, by: 'invitation' })
  })
}
