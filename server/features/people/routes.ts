/** Routes for the people of a customer: list, invite, change their level and remove them. */

import type { AuditAction } from '#shared/access/auditActions'
import {
  acceptInvitation,
  cancelInvitation,
  getInvitation,
  invitePerson,
  listPeople,
  removePerson,
  resendInvitation,
  updatePersonLevel,
} from '#shared/contract/customers/people'
import { phoneDigits } from '#shared/fields/phoneNumber'
import * as commonTexts from '#shared/texts/common'
import * as communicationTexts from '#shared/texts/customers/communication'
import * as peopleTexts from '#shared/texts/customers/people'
import * as securityTexts from '#shared/texts/signIn/security'
import type { Executor } from '../../db/database'
import { recordContactChange } from '../../directory/contacts/contactEvents.queries'
import { newContactId } from '../../directory/contacts/contactId'
import { insertContact, removeContact, updateContact } from '../../directory/contacts/contacts.queries'
import { lockCustomer, type ManagedCustomer } from '../../directory/customers/customers.queries'
import { resolveCustomer } from '../../directory/customers/resolveCustomer'
import { deleteSessionsOf } from '../../directory/signIn/credentials.queries'
import { limitAttempts, limitNetworkAttempts } from '../../directory/signIn/throttle'
import { changeInvitedRole, deleteInvitation } from '../../directory/users/invitations.queries'
import { type Invitation, inviteUser } from '../../directory/users/inviteUser'
import { roleNameOf } from '../../directory/users/rules'
import { changeRole, findHolders, findRoleId } from '../../directory/users/users.queries'
import type { Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { auditActor, recordAccess, scopeOf } from '../../http/customerScope'
import { type CallContext, type Caller, type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import { acceptInvite, assertInvitable, viewInvitation } from './invitations'
import * as queries from './people.queries'
import { invitationsByCustomer, invitationTries } from './rules'

export function peopleRoutes(routeContext: RouteContext, services: Services): void {
  const { db, clock } = services
  const viewContextOf = (actor: Actor) => ({ viewerId: actor.userId, now: clock.now() })

  const requirePerson = async (actor: Actor, contactId: string, executor: Executor = db) => {
    const found = await queries.findPerson(executor, scopeOf(actor), { contactId, ...viewContextOf(actor) })
    if (!found) throw notFound()
    return found
  }

  /** Returns the person after locking their customer, so concurrent changes to its people have finished. */
  const lockPerson: LockPerson = async (tx, actor, contactId) => {
    const { customer } = await requirePerson(actor, contactId, tx)
    await lockCustomer(tx, customer)
    return requirePerson(actor, contactId, tx)
  }

  serve(routeContext, listPeople, async ({ body: { crm_customer_id, ...page }, actor }, { ip }) => {
    const customer = await resolveCustomer(db, actor, crm_customer_id)
    await recordAccess(db, actor, { customerNumber: customer.number, ip, what: 'people' })
    return queries.findPeople(db, customer, { ...page, ...viewContextOf(actor) })
  })

  serve(routeContext, invitePerson, async ({ body, actor }, caller) => {
    const { crm_customer_id, contact_id, level, ...typed } = body
    const { customer } =
      contact_id === undefined
        ? { customer: await resolveCustomer(db, actor, crm_customer_id) }
        : await requirePerson(actor, contact_id)
    // The limit comes first, because each rejection reveals that an address is in use.
    const rule = invitationsByCustomer
    await limitAttempts(services, `invitations:${customer.number}`, { rule, textFor: communicationTexts.mailThrottled })
    await assertInvitable(db, { email: typed.email, customerNumber: customer.number })

    const contactId = contact_id ?? newContactId()
    const details = { ...typed, phone: phoneDigits(typed.phone) }
    await db.transaction(async (tx) => {
      if (contact_id === undefined) await insertContact(tx, { id: contactId, customerNumber: customer.number, details })
      else {
        const { person } = await lockPerson(tx, actor, contact_id)
        if (person.status !== 'contact') throw new AppError('conflict', peopleTexts.alreadyInvited)
        await updateContact(tx, contact_id, details)
      }
      const { email, first_name: firstName } = details
      const invitation: Invitation = { customer, contactId, email, firstName, level, invitedBy: actor.userId }
      await recordContactChange(tx, {
        contactId,
        change: contact_id === undefined ? 'added' : 'changed',
        at: clock.now(),
      })
      await auditPersonChange(tx, { actor, caller, customer, action: 'person.invited', contactId })
      await inviteUser(services, tx, invitation)
    })
    caller.addMessage(commonTexts.invitationSent)
    return (await requirePerson(actor, contactId)).person
  })

  invitationRoutes(routeContext, services, { requirePerson, lockPerson })
  changeRoutes(routeContext, services, lockPerson)
  inviteeRoutes(routeContext, services)
}

type PersonRecord = NonNullable<Awaited<ReturnType<typeof queries.findPerson>>>
type LockPerson = (tx: Executor, actor: Actor, contactId: string) => Promise<PersonRecord>

interface FindPerson {
  requirePerson: (actor: Actor, contactId: string) => Promise<PersonRecord>
  lockPerson: LockPerson
}

/** Serves what account holders do with an invitation that was sent. */
function invitationRoutes(
  routeContext: RouteContext,
  services: Services,
  { requirePerson, lockPerson }: FindPerson,
): void {
  const { db } = services

  serve(routeContext, resendInvitation, async ({ body, actor }, caller) => {
    const { customer } = await requirePerson(actor, body.contact_id)
    const rule = invitationsByCustomer
    await limitAttempts(services, `invitations:${customer.number}`, { rule, textFor: communicationTexts.mailThrottled })
    await db.transaction(async (tx) => {
      const { person } = await lockPerson(tx, actor, body.contact_id)
      const { contact_id: contactId, email, first_name: firstName, level } = person
      if (person.status !== 'invited' || level === 'outage') throw notFound()
      await assertInvitable(tx, { email, customerNumber: customer.number })
      await auditPersonChange(tx, { actor, caller, customer, action: 'person.invitedAgain', contactId })
      const invitation: Invitation = { customer, contactId, email, firstName, level, invitedBy: actor.userId }
      await inviteUser(services, tx, invitation)
    })
    caller.addMessage(peopleTexts.invitedAgain)
    return (await requirePerson(actor, body.contact_id)).person
  })

  serve(routeContext, cancelInvitation, async ({ body, actor }, caller) => {
    await db.transaction(async (tx) => {
      const { person, customer } = await lockPerson(tx, actor, body.contact_id)
      if (!(await deleteInvitation(tx, person.contact_id))) throw notFound()
      await auditPersonChange(tx, { actor, caller, customer, action: 'person.uninvited', contactId: person.contact_id })
    })
    caller.addMessage(peopleTexts.cancelled)
    return (await requirePerson(actor, body.contact_id)).person
  })
}

function changeRoutes(routeContext: RouteContext, { db, clock }: Services, lockPerson: LockPerson): void {
  serve(routeContext, updatePersonLevel, ({ body, actor }, caller) =>
    db.transaction(async (tx) => {
      const { person, customer, userId } = await lockPerson(tx, actor, body.contact_id)
      if (person.status === 'contact') throw notFound()
      const roleId = await findRoleId(tx, roleNameOf(body.level, customer.kind))
      if (userId === null) {
        if (!(await changeInvitedRole(tx, person.contact_id, { to: roleId }))) throw notFound()
      } else {
        if (body.level !== 'holder') await assertOtherHolder(tx, customer, person.contact_id)
        await changeRole(tx, userId, { to: roleId })
      }
      await auditPersonChange(tx, {
        actor,
        caller,
        customer,
        action: 'person.levelChanged',
        contactId: person.contact_id,
      })
      return (await lockPerson(tx, actor, body.contact_id)).person
    }),
  )

  serve(routeContext, removePerson, async ({ body, actor }, caller) => {
    await db.transaction(async (tx) => {
      const { person, customer, userId } = await lockPerson(tx, actor, body.contact_id)
      if (userId !== null) {
        await assertOtherHolder(tx, customer, person.contact_id)
        await queries.removeUser(tx, userId)
        await deleteSessionsOf(tx, userId)
      }
      await deleteInvitation(tx, person.contact_id)
      await removeContact(tx, person.contact_id, clock.now())
      await recordContactChange(tx, { contactId: person.contact_id, change: 'removed', at: clock.now() })
      await auditPersonChange(tx, { actor, caller, customer, action: 'person.removed', contactId: person.contact_id })
    })
    caller.addMessage(peopleTexts.removed)
    return null
  })
}

function inviteeRoutes(routeContext: RouteContext, services: Services): void {
  const assertTriesLeft = ({ ip }: Caller) =>
    limitNetworkAttempts(services, 'invitation', {
      ip,
      rule: invitationTries,
      textFor: securityTexts.triedTooOften,
    })

  serve(routeContext, getInvitation, async ({ body }, caller) => {
    await assertTriesLeft(caller)
    return viewInvitation(services, body.token)
  })

  serve(routeContext, acceptInvitation, async ({ body }, caller) => {
    await assertTriesLeft(caller)
    await acceptInvite(services, { token: body.token, password: body.new_password }, caller)
    caller.addMessage(peopleTexts.welcome)
    return null
  })
}

/** Requires a locked customer: two holders who remove each other at once would leave the account without a holder. */
async function assertOtherHolder(tx: Executor, customer: ManagedCustomer, contactId: string): Promise<void> {
  // Someone with granted access may be removed, but one of the customer's own holders must remain.
  const ownHolders = (await findHolders(tx, customer.number)).filter(({ isOwn }) => isOwn)
  if (!ownHolders.some((holder) => holder.contactId === contactId)) return
  if (ownHolders.length <= 1) throw new AppError('conflict', peopleTexts.lastHolder)
}

interface PersonAuditEntry extends CallContext {
  customer: ManagedCustomer
  action: AuditAction
  contactId: string
}

const auditPersonChange = (
  tx: Executor,
  { actor, caller, customer, action, contactId }: PersonAuditEntry,
): Promise<void> =>
  auditActor(tx, { actor, caller }, { action, customerNumber: customer.number, details: { contact: contactId } })
