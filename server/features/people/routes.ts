/** The people of a customer: listed, invited, given more or less to say, removed. */
import { phoneDigits } from '#shared/phoneNumber'
import {
  acceptInvitation,
  cancelInvitation,
  getInvitation,
  invitePerson,
  listPeople,
  removePerson,
  resendInvitation,
  updatePersonLevel,
} from '#shared/contract/people'
import type { Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { audit, reachOf, recordLook } from '../../http/ownership'
import { serve, type Caller, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import type { Executor } from '../../db/database'
import { newContactId } from '../communication/contactId'
import { insertContact, updateContact } from '../communication/queries'
import { deleteSessionsOf } from '../session/queries'
import { mayTry, mayTryFrom } from '../session/throttle'
import { customerOf } from './customerOf'
import { acceptInvite, invite, mayInvite, openInvitation, type Invitation } from './invitations'
import * as queries from './queries'
import { invitationsByCustomer, invitationTries, roleNameOf } from './rules'
import * as communicationTexts from '#shared/texts/communication'
import * as peopleTexts from '#shared/texts/people'
import * as securityTexts from '#shared/texts/security'

export function peopleRoutes(mounting: Mounting, services: Services): void {
  const { db, clock } = services
  const viewing = (actor: Actor) => ({ viewerId: actor.userId, now: clock.now() })

  const find = async (actor: Actor, contactId: string, executor: Executor = db) => {
    const found = await queries.findPerson(executor, reachOf(actor), { contactId, ...viewing(actor) })
    if (!found) throw notFound()
    return found
  }

  /** As they are once everybody who changes or joins the people of their customer has finished. */
  const hold: Hold = async (tx, actor, contactId) => {
    const { customer } = await find(actor, contactId, tx)
    await queries.lockCustomer(tx, customer)
    return find(actor, contactId, tx)
  }

  serve(mounting, listPeople, async ({ body: { crm_customer_id, ...page }, actor }, { address }) => {
    const customer = await customerOf(db, actor, crm_customer_id)
    await recordLook(db, actor, { customerNumber: customer.number, address, what: 'people' })
    return queries.findPeople(db, customer, { ...page, ...viewing(actor) })
  })

  serve(mounting, invitePerson, async ({ body, actor }, caller) => {
    const { crm_customer_id, contact_id, level, ...typed } = body
    const { customer } =
      contact_id === undefined
        ? { customer: await customerOf(db, actor, crm_customer_id) }
        : await find(actor, contact_id)
    // First of all: each refusal tells that an address signs in somewhere.
    const rule = invitationsByCustomer
    await mayTry(services, `invitations:${customer.number}`, { rule, textFor: communicationTexts.mailThrottled })
    await mayInvite(db, { email: typed.email, customerNumber: customer.number })

    const contactId = contact_id ?? newContactId()
    const details = { ...typed, phone: phoneDigits(typed.phone) }
    const send = await db.transaction(async (tx) => {
      if (contact_id === undefined) await insertContact(tx, { id: contactId, customerNumber: customer.number, details })
      else {
        const { person } = await hold(tx, actor, contact_id)
        if (person.status !== 'contact') throw new AppError('conflict', 'They’ve already been invited.')
        await updateContact(tx, contact_id, details)
      }
      const { email, first_name: firstName } = details
      const invitation: Invitation = { customer, contactId, email, firstName, level, invitedBy: actor.userId }
      await note(tx, { actor, caller, customer, action: 'person.invited', contactId })
      return invite(services, tx, invitation)
    })
    send()
    caller.say(peopleTexts.invited)
    return (await find(actor, contactId)).person
  })

  serve(mounting, resendInvitation, async ({ body, actor }, caller) => {
    const { customer } = await find(actor, body.contact_id)
    const rule = invitationsByCustomer
    await mayTry(services, `invitations:${customer.number}`, { rule, textFor: communicationTexts.mailThrottled })
    const send = await db.transaction(async (tx) => {
      const { person } = await hold(tx, actor, body.contact_id)
      const { contact_id: contactId, email, first_name: firstName, level } = person
      if (person.status !== 'invited' || level === 'outage') throw notFound()
      await mayInvite(tx, { email, customerNumber: customer.number })
      await note(tx, { actor, caller, customer, action: 'person.invitedAgain', contactId })
      const invitation: Invitation = { customer, contactId, email, firstName, level, invitedBy: actor.userId }
      return invite(services, tx, invitation)
    })
    send()
    caller.say(peopleTexts.invitedAgain)
    return (await find(actor, body.contact_id)).person
  })

  serve(mounting, cancelInvitation, async ({ body, actor }, caller) => {
    await db.transaction(async (tx) => {
      const { person, customer } = await hold(tx, actor, body.contact_id)
      if (!(await queries.deleteInvitation(tx, person.contact_id))) throw notFound()
      await note(tx, { actor, caller, customer, action: 'person.uninvited', contactId: person.contact_id })
    })
    caller.say(peopleTexts.cancelled)
    return (await find(actor, body.contact_id)).person
  })

  changeRoutes(mounting, services, hold)
  invitedRoutes(mounting, services)
}

type Found = NonNullable<Awaited<ReturnType<typeof queries.findPerson>>>
type Hold = (tx: Executor, actor: Actor, contactId: string) => Promise<Found>

function changeRoutes(mounting: Mounting, { db, clock }: Services, hold: Hold): void {
  serve(mounting, updatePersonLevel, ({ body, actor }, caller) =>
    db.transaction(async (tx) => {
      const { person, customer, userId } = await hold(tx, actor, body.contact_id)
      if (person.status === 'contact') throw notFound()
      const roleId = await queries.findRoleId(tx, roleNameOf(body.level, customer.kind))
      if (userId === null) {
        if (!(await queries.changeInvitedRole(tx, person.contact_id, { to: roleId }))) throw notFound()
      } else {
        if (body.level !== 'holder') await keepAHolder(tx, customer, person.contact_id)
        await queries.changeRole(tx, userId, { to: roleId })
      }
      await note(tx, { actor, caller, customer, action: 'person.levelChanged', contactId: person.contact_id })
      return (await hold(tx, actor, body.contact_id)).person
    }),
  )

  serve(mounting, removePerson, async ({ body, actor }, caller) => {
    await db.transaction(async (tx) => {
      const { person, customer, userId } = await hold(tx, actor, body.contact_id)
      if (userId !== null) {
        await keepAHolder(tx, customer, person.contact_id)
        await queries.removeUser(tx, userId)
        await deleteSessionsOf(tx, userId)
      }
      await queries.deleteInvitation(tx, person.contact_id)
      await queries.removeContact(tx, person.contact_id, clock.now())
      await note(tx, { actor, caller, customer, action: 'person.removed', contactId: person.contact_id })
    })
    caller.say(peopleTexts.removed)
    return null
  })
}

function invitedRoutes(mounting: Mounting, services: Services): void {
  const mayLook = ({ address }: Caller) =>
    mayTryFrom(services, 'invitation', { address, rule: invitationTries, textFor: securityTexts.triedTooOften })

  serve(mounting, getInvitation, async ({ body }, caller) => {
    await mayLook(caller)
    return openInvitation(services, body.token)
  })

  serve(mounting, acceptInvitation, async ({ body }, caller) => {
    await mayLook(caller)
    await acceptInvite(services, { token: body.token, password: body.new_password }, caller)
    caller.say(peopleTexts.welcome)
    return null
  })
}

/** Asked of a held customer: two holders who take each other off at once would leave the account to nobody. */
async function keepAHolder(tx: Executor, customer: queries.ManagedCustomer, contactId: string): Promise<void> {
  // Who was let in may be sent away; one of the customer's own has to stay.
  const own = (await queries.findHolders(tx, customer.number)).filter(({ isOwn }) => isOwn)
  if (!own.some((holder) => holder.contactId === contactId)) return
  if (own.length <= 1) throw new AppError('conflict', peopleTexts.lastHolder)
}

interface Note {
  actor: Actor
  caller: Caller
  customer: queries.ManagedCustomer
  action: string
  contactId: string
}

const note = (tx: Executor, { actor, caller, customer, action, contactId }: Note): Promise<void> =>
  audit(tx, {
    userId: actor.userId,
    action,
    customerNumber: customer.number,
    address: caller.address,
    details: { contact: contactId },
  })
