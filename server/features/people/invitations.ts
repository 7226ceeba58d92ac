/** Invites people to sign in for an account, and accepts invitations. */
import { randomUUID } from 'node:crypto'
import type { SignInLevel } from '#shared/contract/people'
import * as peopleTexts from '#shared/texts/people'
import type { Executor } from '../../db/database'
import { hashPassword } from '../../directory/signIn/passwords'
import { minutesAfter } from '../../directory/signIn/rules'
import { createToken } from '../../directory/signIn/token'
import { hashOfToken } from '../../http/actor'
import { AppError } from '../../http/appError'
import { audit } from '../../http/customerScope'
import { portalUrl } from '../../http/origins'
import type { Caller } from '../../http/serve'
import type { Services } from '../../services'
import { finishOpenRegistration, transferOpenMethods } from '../legacy/creation/finishRegistration'
import { recordInvitationOpened } from '../legacy/legacy.queries'
import * as queries from './people.queries'
import { invitationDays, levelLabels, levelOf, roleNameOf, userTypeOf } from './rules'

export interface Invitation {
  customer: queries.ManagedCustomer
  contactId: string
  email: string
  firstName: string
  level: SignInLevel
  invitedBy: string
}

/** Rejects an address that someone already signs in with. */
export async function assertInvitable(
  db: Executor,
  { email, customerNumber }: { email: string; customerNumber: string },
): Promise<void> {
  const user = await queries.findUserByEmail(db, email)
  if (user && user.status !== 'removed') {
    // The text must not reveal another customer's user; users of the caller's own customer are visible in their list
    // anyway.
    const isHere = await queries.canAccessCustomer(db, { userId: user.id, customerNumber })
    const text = isHere ? peopleTexts.isHereAlready : peopleTexts.signsInAlready
    throw new AppError('conflict', text, { email: text })
  }
}

/** Customers don't know staff by name, so the mail names customer care. */
async function inviterNameOf(db: Executor, invitedBy: string, { BRAND_NAME }: Services['config']): Promise<string> {
  const { name, isStaff } = await queries.findInviter(db, invitedBy)
  return isStaff ? `${BRAND_NAME} customer care` : name
}

/** Stores an invitation. Call the returned function after the commit to send it. */
export async function invite(
  { clock, config, background, notifier }: Services,
  tx: Executor,
  invitation: Invitation,
): Promise<() => void> {
  const { customer, contactId, email, firstName, level, invitedBy } = invitation
  const token = createToken()
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
  const inviter = await inviterNameOf(tx, invitedBy, config)
  const link = `${portalUrl(config)}/invitation?token=${token}`
  const text = `Hi ${firstName},\n\n${inviter} has invited you to the account of ${customer.name} at ${config.BRAND_NAME}, ${levelLabels[level]}. Choose your password here within ${invitationDays} days:\n\n${link}\n\nNot expecting this? You can ignore it.\n\n${config.BRAND_NAME}`
  return () =>
    background.run('send an invitation', () =>
      notifier.sendMail({ to: email, subject: `${inviter} invited you to an account`, text }),
    )
}

const createGoneError = (): AppError => new AppError('not_found', peopleTexts.invitationGone)

export async function viewInvitation({ db, clock, config }: Services, token: string) {
  const found = await queries.findInvitation(db, hashOfToken(token), clock.now())
  if (!found) throw createGoneError()
  await recordInvitationOpened(db, { contactId: found.invitation.contactId }, clock.now())
  const { invitedBy } = found.invitation
  const isColleague = found.customer.kind === 'provider'
  return {
    first_name: found.contact.firstName,
    email: found.invitation.email,
    invited_by: isColleague ? await queries.findNameOf(db, invitedBy) : await inviterNameOf(db, invitedBy, config),
    level: isColleague ? ('staff' as const) : levelOf(found.role.rights),
    role_name: found.role.name,
    expires_at: found.invitation.expiresAt.toISOString(),
  }
}

/** Creates the user that the invitation was sent to. */
export async function acceptInvite(
  services: Services,
  { token, password }: { token: string; password: string },
  { address }: Pick<Caller, 'address'>,
): Promise<void> {
  const { db, clock } = services
  const tokenHash = hashOfToken(token)
  // This check comes before the costly hash, so that strangers can't make the server compute one.
  const initial = await queries.findInvitation(db, tokenHash, clock.now())
  if (!initial) throw createGoneError()
  const passwordHash = await hashPassword(password)
  const methods = await transferOpenMethods(services, initial.contact.id)
  await db.transaction(async (tx) => {
    await queries.lockCustomer(tx, initial.customer)
    const found = await queries.findInvitation(tx, tokenHash, clock.now())
    const roleId = found && (await queries.consumeInvitation(tx, tokenHash))
    if (!roleId) throw createGoneError()
    const { contact, customer, invitation } = found
    const userId = await queries.createOrRestoreUser(
      tx,
      {
        email: invitation.email,
        passwordHash,
        userType: customer.kind === 'provider' ? 'CENTRIC' : userTypeOf[customer.kind],
        contactId: contact.id,
        roleId,
      },
      // Only this address received the link, so following it proves the address.
      { number: customer.number, emailProvedAt: clock.now() },
    )
    if (!userId) throw new AppError('conflict', peopleTexts.signsInAlready)
    const action = customer.kind === 'provider' ? 'staff.joined' : 'person.accepted'
    await audit(tx, { userId, action, customerNumber: customer.number, address })
    await finishOpenRegistration(services, tx, {
      contactId: contact.id,
      userId,
      methods,
      address,
      source: 'invitation',
    })
  })
}
