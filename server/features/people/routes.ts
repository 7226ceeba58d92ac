/** The people of a customer: listed, invited, given more or less to say, removed. */
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
import { communicationTexts, peopleTexts, securityTexts } from '#shared/accountTexts'
import { reachesAll, type Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { audit, reachOf, recordLook } from '../../http/ownership'
import { serve, type Caller, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import type { Executor } from '../../db/database'
import { newContactId } from '../communication/contactId'
import { insertContact, updateContact } from '../communication/queries'
import { deleteSessionsOf } from '../session/queries'
import { phoneDigits } from '../session/rules'
import { mayTry } from '../session/throttle'
import { acceptInvite, invite, mayInvite, openInvitation, type Invitation } from './invitations'
import * as queries from './queries'
import { invitationsByCustomer, invitationTries, roleNameOf } from './rules'

export function peopleRoutes(mounting: Mounting, services: Services): void {
  const { db, clock } = services
  const viewing = (actor: Actor) => ({ viewerId: actor.userId, now: clock.now() })

  /** The named customer, or the caller's own. */
  const customerOf = async (actor: Actor, named: string | undefined) => {
    const number = named ?? (reachesAll(actor) ? undefined : actor.customerNumbers[0])
    if (number === undefined) throw new AppError('invalid_input', 'Choose a customer first.')
    const customer = await queries.findCustomer(db, reachOf(actor), number)
    if (!customer) throw notFound()
    return customer
  }

  const find = async (actor: Actor, contactId: string) => {
    const found = await queries.findPerson(db, reachOf(actor), { contactId, ...viewing(actor) })
    if (!found) throw notFound()
    return found
  }

  serve(mounting, listPeople, async ({ body: { crm_customer_id, ...page }, actor }, { address }) => {
    const customer = await customerOf(actor, crm_customer_id)
    await recordLook(db, actor, { customerNumber: customer.number, address, what: 'people' })
    return queries.findPeople(db, customer, { ...page, ...viewing(actor) })
  })

  serve(mounting, invitePerson, async ({ body, actor }, caller) => {
    const { crm_customer_id, contact_id, level, ...typed } = body
    const known = contact_id === undefined ? null : await find(actor, contact_id)
    if (known && known.person.status !== 'contact') throw new AppError('conflict', 'They are invited already.')
    const customer = known?.customer ?? (await customerOf(actor, crm_customer_id))
    await mayInvite(db, typed.email)
    const rule = invitationsByCustomer
    await mayTry(services, `invitations:${customer.number}`, { rule, textFor: communicationTexts.mailThrottled })

    const contactId = contact_id ?? newContactId()
    const details = { ...typed, phone: phoneDigits(typed.phone) }
    const send = await db.transaction(async (tx) => {
      if (known) await updateContact(tx, contactId, details)
      else await insertContact(tx, { id: contactId, customerNumber: customer.number, details })
      const { email, first_name: firstName } = details
      const invitation: Invitation = { customer, contactId, email, firstName, level, invitedBy: actor.userId }
      await note(tx, { actor, caller, customer, action: 'person.invited', contactId })
      return invite(services, tx, { invitation, caller })
    })
    send()
    caller.say(peopleTexts.invited)
    return (await find(actor, contactId)).person
  })

  serve(mounting, resendInvitation, async ({ body, actor }, caller) => {
    const { person, customer } = await find(actor, body.contact_id)
    if (person.status !== 'invited' || person.level === 'outage') throw notFound()
    await mayInvite(db, person.email)
    const rule = invitationsByCustomer
    await mayTry(services, `invitations:${customer.number}`, { rule, textFor: communicationTexts.mailThrottled })
    const { contact_id: contactId, email, first_name: firstName, level } = person
    const send = await db.transaction(async (tx) => {
      await note(tx, { actor, caller, customer, action: 'person.invitedAgain', contactId })
      const invitation: Invitation = { customer, contactId, email, firstName, level, invitedBy: actor.userId }
      return invite(services, tx, { invitation, caller })
    })
    send()
    caller.say(peopleTexts.invitedAgain)
    return (await find(actor, contactId)).person
  })

  serve(mounting, cancelInvitation, async ({ body, actor }, caller) => {
    const { person, customer } = await find(actor, body.contact_id)
    await db.transaction(async (tx) => {
      if (!(await queries.deleteInvitation(tx, person.contact_id))) throw notFound()
      await note(tx, { actor, caller, customer, action: 'person.uninvited', contactId: person.contact_id })
    })
    caller.say(peopleTexts.cancelled)
    return (await find(actor, body.contact_id)).person
  })

  changeRoutes(mounting, services, find)
  invitedRoutes(mounting, services)
}

type Find = (actor: Actor, contactId: string) => Promise<NonNullable<Awaited<ReturnType<typeof queries.findPerson>>>>

function changeRoutes(mounting: Mounting, { db, clock }: Services, find: Find): void {
  serve(mounting, updatePersonLevel, async ({ body, actor }, caller) => {
    const { person, customer, userId } = await find(actor, body.contact_id)
    if (person.status === 'contact') throw notFound()
    await db.transaction(async (tx) => {
      const roleId = await queries.findRoleId(tx, roleNameOf(body.level, customer.kind))
      if (userId === null) {
        await queries.changeInvitedRole(tx, person.contact_id, roleId)
      } else {
        if (body.level !== 'holder') await keepAHolder(tx, customer, person.contact_id)
        await queries.changeRole(tx, userId, roleId)
      }
      await note(tx, { actor, caller, customer, action: 'person.levelChanged', contactId: person.contact_id })
    })
    return (await find(actor, body.contact_id)).person
  })

  serve(mounting, removePerson, async ({ body, actor }, caller) => {
    const { person, customer, userId } = await find(actor, body.contact_id)
    await db.transaction(async (tx) => {
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
  const { db } = services
  const mayLook = ({ address }: Caller) =>
    mayTry(services, `invitation:address:${address}`, { rule: invitationTries, textFor: securityTexts.triedTooOften })

  serve(mounting, getInvitation, async ({ body }, caller) => {
    await mayLook(caller)
    return openInvitation(services, body.token)
  })

  serve(mounting, acceptInvitation, async ({ body }, caller) => {
    await mayLook(caller)
    const { userId, customerNumber } = await acceptInvite(services, { token: body.token, password: body.new_password })
    await audit(db, { userId, action: 'person.accepted', customerNumber, address: caller.address })
    caller.say(peopleTexts.welcome)
    return null
  })
}

/** Two holders who take each other off at the same time would leave the account to nobody: one after the other, then. */
async function keepAHolder(tx: Executor, customer: queries.ManagedCustomer, contactId: string): Promise<void> {
  await queries.lockCustomer(tx, customer)
  if (!(await queries.isHolderNow(tx, contactId))) return
  if ((await queries.countHolders(tx, customer)) <= 1) throw new AppError('conflict', peopleTexts.lastHolder)
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
