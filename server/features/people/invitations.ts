/** Shows and accepts invitations, and rejects those to addresses in use. */
import * as peopleTexts from '#shared/texts/customers/people'
import type { Executor } from '../../db/database'
import { lockCustomer } from '../../directory/customers/customers.queries'
import { finishOpenRegistration, transferOpenMethods } from '../../directory/registrations/finishRegistration'
import { recordInvitationOpened } from '../../directory/registrations/legacyAccounts.queries'
import { hashPassword } from '../../directory/signIn/passwords'
import { inviterNameOf, staffInviterNameOf } from '../../directory/users/inviteUser'
import { recordRegisteredUser } from '../../directory/users/registeredUser'
import { levelOf, userTypeOf } from '../../directory/users/rules'
import { createOrRestoreUser, findUserByEmail } from '../../directory/users/users.queries'
import { hashOfToken } from '../../http/actor'
import { AppError, fieldError } from '../../http/appError'
import { audit } from '../../http/customerScope'
import type { Caller } from '../../http/serve'
import type { Services } from '../../services'
import * as queries from './people.queries'

/** Rejects an address that someone already signs in with. */
export async function assertInvitable(
  db: Executor,
  { email, customerNumber }: { email: string; customerNumber: string },
): Promise<void> {
  const user = await findUserByEmail(db, email)
  if (user && user.status !== 'removed') {
    // The text must not reveal another customer's user; users of the caller's own customer are visible in their list
    // anyway.
    const isHere = await queries.canAccessCustomer(db, { userId: user.id, customerNumber })
    const text = isHere ? peopleTexts.isHereAlready : peopleTexts.signsInAlready
    throw fieldError('conflict', 'email', text)
  }
}

const createGoneError = (): AppError => new AppError('not_found', peopleTexts.invitationInvalid)

export async function viewInvitation({ db, clock, config }: Services, token: string) {
  const found = await queries.findInvitation(db, hashOfToken(token), clock.now())
  if (!found) throw createGoneError()
  await recordInvitationOpened(db, { contactId: found.invitation.contactId }, clock.now())
  const { invitedBy } = found.invitation
  const isColleague = found.customer.kind === 'provider'
  return {
    first_name: found.contact.firstName,
    email: found.invitation.email,
    invited_by:
      isColleague || invitedBy === null
        ? await staffInviterNameOf(db, invitedBy, config)
        : await inviterNameOf(db, invitedBy, config),
    level: isColleague ? ('staff' as const) : levelOf(found.role.rights),
    role_name: found.role.name,
    expires_at: found.invitation.expiresAt.toISOString(),
  }
}

/** Creates the user that the invitation was sent to. */
export async function acceptInvite(
  services: Services,
  { token, password }: { token: string; password: string },
  { ip }: Pick<Caller, 'ip'>,
): Promise<void> {
  const { db, clock } = services
  const tokenHash = hashOfToken(token)
  // This check comes before the costly hash, so that strangers can't make the server compute one.
  const initial = await queries.findInvitation(db, tokenHash, clock.now())
  if (!initial) throw createGoneError()
  const passwordHash = await hashPassword(password)
  const methods = await transferOpenMethods(services, initial.contact.id)
  await db.transaction(async (tx) => {
    await lockCustomer(tx, initial.customer)
    const found = await queries.findInvitation(tx, tokenHash, clock.now())
    const roleId = found && (await queries.consumeInvitation(tx, tokenHash))
    if (!roleId) throw createGoneError()
    const { contact, customer, invitation } = found
    const userId = await createOrRestoreUser(
      tx,
      {
        email: invitation.email,
        passwordHash,
        userType: customer.kind === 'provider' ? 'CENTRIC' : userTypeOf[customer.kind],
        contactId: contact.id,
        roleId,
      },
      // Only this address received the link, so following it verifies the address.
      { number: customer.number, emailVerifiedAt: clock.now() },
    )
    if (!userId) throw new AppError('conflict', peopleTexts.signsInAlready)
    const action = customer.kind === 'provider' ? 'staff.joined' : 'person.accepted'
    if (customer.kind !== 'provider') {
      const registered = { userId, contactId: contact.id, customerNumber: customer.number }
      await recordRegisteredUser(tx, { ...registered, at: clock.now() })
    }
    await audit(tx, { userId, action, customerNumber: customer.number, source: ip })
    await finishOpenRegistration(services, tx, {
      contactId: contact.id,
      userId,
      methods,
      ip,
      by: 'invitation',
    })
  })
}
