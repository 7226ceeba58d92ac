/** Invites the first administrator of a database, whom no colleague can invite. Only the program of an operator does. */
import type { AuditAction } from '#shared/access/auditActions'
import type { AuditJob } from '#shared/access/auditJobs'
import type { MessageServices } from '../../adapters/notifier/sendMessage.job'
import type { Clock } from '../../clock'
import type { Database, Executor } from '../../db/database'
import { findAdministrators, lockAdministrators } from '../../directory/administrators/administrators.queries'
import { newContactId } from '../../directory/contacts/contactId'
import { insertContact, removeContact, updateContact } from '../../directory/contacts/contacts.queries'
import { lockCustomer } from '../../directory/customers/customers.queries'
import { deleteInvitation } from '../../directory/users/invitations.queries'
import { findUserByEmail } from '../../directory/users/users.queries'
import { audit } from '../../http/customerScope'
import { StartupError } from '../../startupError'
import * as queries from './firstAdministrator.queries'
import { inviteToStaff } from './invitations'

interface SetupServices extends MessageServices {
  db: Database
  clock: Pick<Clock, 'now'>
}

export interface FirstAdministratorRequest {
  person: { first_name: string; last_name: string; email: string }
  /** Whether invitations of administrators to other addresses are withdrawn. */
  replaces: boolean
}

export interface FirstAdministratorInvitation {
  roleName: string
  /** The path of the link, which is stored nowhere. */
  path: string
  /** Whether an earlier link to the same address stopped working. */
  isReplacement: boolean
}

/**
 * Stores the provider and the starting roles where they are missing, and an invitation with the role of administrators.
 * Throws when the database has an administrator. The locks serialize it with itself, and with the acceptance.
 */
export const inviteFirstAdministrator = (
  services: SetupServices,
  { person, replaces }: FirstAdministratorRequest,
): Promise<FirstAdministratorInvitation> =>
  services.db.transaction(async (tx) => {
    await lockAdministrators(tx)
    await queries.storeStartingRoles(tx)
    const providerNumber = await queries.findOrStoreProvider(tx, services.config.BRAND_NAME)
    await lockCustomer(tx, { number: providerNumber })
    await assertNoAdministrator(tx)
    await assertEmailFree(tx, person.email)
    const role = await requireAdministratorRole(tx)
    const earlier = await settleEarlierInvitations(services, tx, { email: person.email, replaces })
    const contactId = await storeContact(tx, { contactId: earlier?.contactId, customerNumber: providerNumber, person })
    await auditSetup(tx, earlier ? 'staff.invitedAgain' : 'staff.invited', {
      contact: contactId,
      email: person.email,
      role: role.name,
    })
    const to = { providerNumber, contactId, email: person.email, firstName: person.first_name }
    const path = await inviteToStaff(services, tx, { ...to, role, invitedBy: null })
    return { roleName: role.name, path, isReplacement: earlier !== undefined }
  })

async function assertNoAdministrator(tx: Executor): Promise<void> {
  const [administrator] = await findAdministrators(tx)
  if (!administrator) return
  throw new StartupError(
    `This portal has an administrator already: ${administrator.email}. Administrators invite their colleagues in the portal, under Manage Internal Users.`,
  )
}

async function assertEmailFree(tx: Executor, email: string): Promise<void> {
  const user = await findUserByEmail(tx, email)
  if (!user || user.status === 'removed') return
  throw new StartupError(`Someone signs in with ${email} already. Use another email address for the administrator.`)
}

async function requireAdministratorRole(tx: Executor): Promise<{ id: string; name: string }> {
  const role = await queries.findAdministratorRole(tx)
  if (role) return role
  throw new StartupError(
    'No staff role in this database has the permissions of an administrator: ACCESSCONTROL.read and ACCESSCONTROL.write. Add them to one.',
  )
}

/** Returns the earlier invitation to the same address. Those to other addresses are withdrawn on request only. */
async function settleEarlierInvitations(
  { clock }: SetupServices,
  tx: Executor,
  { email, replaces }: { email: string; replaces: boolean },
): Promise<queries.AdministratorInvitation | undefined> {
  const earlier = await queries.findAdministratorInvitations(tx)
  const isSame = (other: string): boolean => other.toLowerCase() === email.toLowerCase()
  const others = earlier.filter((other) => !isSame(other.email) && other.expiresAt > clock.now())
  const [other] = others
  if (other && !replaces) {
    throw new StartupError(
      `${other.email} was invited as administrator and has not accepted yet. For a new link, run this command with that email address. To withdraw the invitation and invite ${email} instead, add --replace.`,
    )
  }
  for (const { contactId, email: address } of others) {
    await deleteInvitation(tx, contactId)
    await removeContact(tx, contactId, clock.now())
    await auditSetup(tx, 'staff.uninvited', { contact: contactId, email: address })
  }
  return earlier.find((invitation) => isSame(invitation.email))
}

async function storeContact(
  tx: Executor,
  {
    contactId,
    customerNumber,
    person,
  }: { contactId: string | undefined; customerNumber: string; person: FirstAdministratorRequest['person'] },
): Promise<string> {
  const details = { ...person, phone: '', relation: '' }
  if (contactId !== undefined) {
    await updateContact(tx, contactId, details)
    return contactId
  }
  const id = newContactId()
  await insertContact(tx, { id, customerNumber, details })
  return id
}

const program: AuditJob = 'administrator setup'

const auditSetup = (
  tx: Executor,
  action: AuditAction,
  details: { contact: string; email: string; role?: string },
): Promise<void> => audit(tx, { userId: null, action, source: program, details })
