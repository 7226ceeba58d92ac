/**
 * Adding somebody's accounts to a sign-in, and taking them off again. Whoever knows a bill opens nothing by it: a code
 * goes to the address on file, or whoever answers for the account is asked.
 */

import {
  addAccount,
  confirmAddedAccount,
  removeAddedAccount,
  requestAccountAccess,
} from '#shared/contract/serviceAccounts'
import { reachesAll, type Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { portalUrl } from '../../http/origins'
import { audit, isWithin } from '../../http/ownership'
import { serve, type Caller, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { endRequestsOf, findAskedAt, insertRequest } from '../accessRequests/queries'
import { requestDays } from '../accessRequests/rules'
import { findHolders, lockCustomer } from '../people/queries'
import { sendAddressCode, takeAddressCode } from '../profile/addressCodes'
import { minutesAfter } from '../session/rules'
import { mayTry } from '../session/throttle'
import * as queries from './queries'
import { addsByAccount, addsByUser, asksByAccount, maskedEmail } from './rules'
import * as serviceAccountTexts from '#shared/texts/serviceAccounts'
import * as accessRequestTexts from '#shared/texts/accessRequests'

interface KnownBill {
  crm_billing_account_number: string
  zip_or_last_name: string
}

export function addingRoutes(mounting: Mounting, services: Services): void {
  const { db, clock, config } = services

  serve(mounting, addAccount, async ({ body, actor }, caller) => {
    const { bill, own } = await knownBill(services, { actor, caller }, body)
    const { customerNumber } = bill
    if ((await findHolders(db, customerNumber)).length > 0) {
      const askedAt = await findAskedAt(db, { userId: actor.userId, now: clock.now() }, customerNumber)
      return { status: 'held' as const, requested_at: askedAt?.toISOString() ?? null }
    }
    const contact = await contactOf(services, customerNumber)
    const name = `${own.firstName} ${own.lastName} (${actor.email})`
    const means = `With it, ${name} can add account ${bill.number} to their login, and then see and pay its bills. Share it only if you want that.`
    const code = { userId: actor.userId, purpose: 'add_account', contactId: contact.id, target: contact.email } as const
    await sendAddressCode(services, { ...code, means }, caller)
    await audit(db, { ...noteOf(actor, caller), customerNumber, action: 'account.addBegun' })
    return { status: 'code_sent' as const, sent_to: maskedEmail(contact.email) }
  })

  serve(mounting, confirmAddedAccount, async ({ body: { otp, ...known }, actor }, caller) => {
    const { bill, own } = await knownBill(services, { actor, caller }, known)
    const { customerNumber } = bill
    const contact = await contactOf(services, customerNumber)
    const asked = { userId: actor.userId, purposes: ['add_account'], contactId: contact.id, typed: otp } as const
    await takeAddressCode(services, asked, caller)
    await db.transaction(async (tx) => {
      await lockCustomer(tx, { number: customerNumber })
      // Somebody may have registered for it since the code was sent: it is theirs to share.
      if ((await findHolders(tx, customerNumber)).length > 0)
        throw new AppError('conflict', serviceAccountTexts.notFound)
      await queries.addCustomer(tx, actor.userId, customerNumber)
      await endRequestsOf(tx, actor.userId, customerNumber)
      await audit(tx, { userId: actor.userId, action: 'account.added', customerNumber, address: caller.address })
    })
    const text = `Hi ${contact.firstName},\n\n${own.firstName} ${own.lastName} (${actor.email}) added account ${bill.number} to their login with the code we sent you. If you didn’t share it, call us.\n\n${services.config.BRAND_NAME}`
    mailLater(services, { to: contact.email, subject: 'Your account was added to a login', text })
    caller.say(serviceAccountTexts.added)
    return null
  })

  serve(mounting, requestAccountAccess, async ({ body, actor }, caller) => {
    const { bill, own } = await knownBill(services, { actor, caller }, body)
    const { customerNumber } = bill
    if ((await findHolders(db, customerNumber)).length === 0)
      throw new AppError('not_found', serviceAccountTexts.notFound)
    const askedAt = await findAskedAt(db, { userId: actor.userId, now: clock.now() }, customerNumber)
    if (askedAt) throw new AppError('conflict', accessRequestTexts.askedAlready)
    await mayTry(services, `ask-account:${customerNumber}`, {
      rule: asksByAccount,
      textFor: serviceAccountTexts.throttled,
    })
    const createdAt = clock.now()
    const expiresAt = minutesAfter(createdAt, requestDays * 24 * 60)
    const request = { userId: actor.userId, customerNumber, billingAccountNumber: bill.number, createdAt, expiresAt }
    await db.transaction(async (tx) => {
      if (!(await insertRequest(tx, request))) throw new AppError('conflict', accessRequestTexts.askedAlready)
      await audit(tx, { ...noteOf(actor, caller), customerNumber, action: 'account.accessRequested' })
    })
    const name = `${own.firstName} ${own.lastName}`
    for (const { email, firstName } of await findHolders(db, customerNumber)) {
      const text = `Hi ${firstName},\n\n${name} (${actor.email}) is asking for access to account ${bill.number}. They don’t have access yet. Grant or decline the request within ${requestDays} days under Manage Users:\n\n${portalUrl(config)}/manageContacts\n\nIf you do nothing, the request expires.\n\n${config.BRAND_NAME}`
      mailLater(services, { to: email, subject: `${name} is asking for access to your account`, text })
    }
    caller.say(serviceAccountTexts.asked)
    return null
  })

  serve(mounting, removeAddedAccount, async ({ body, actor }, caller) => {
    // Also an account on which they were granted less than this call asks for: it is their sign-in that changes.
    const reach = await queries.reachOfUser(db, actor.userId)
    const customerNumber = await queries.findCustomerOfBill(db, reach, body.crm_billing_account_number)
    if (customerNumber === null || reachesAll(actor)) throw notFound()
    const own = await queries.findOwnCustomer(db, actor.userId)
    if (own?.number === customerNumber) throw new AppError('conflict', serviceAccountTexts.ownStays)
    await db.transaction(async (tx) => {
      await queries.dropCustomer(tx, actor.userId, customerNumber)
      await endRequestsOf(tx, actor.userId, customerNumber)
      await audit(tx, { userId: actor.userId, action: 'account.removed', customerNumber, address: caller.address })
    })
    caller.say(serviceAccountTexts.removed)
    return null
  })
}

/** The bill that somebody names, if they know it: not theirs already, and of a customer of their kind. */
async function knownBill(services: Services, { actor, caller }: { actor: Actor; caller: Caller }, body: KnownBill) {
  const { db } = services
  const { crm_billing_account_number: typed, zip_or_last_name: known } = body
  const number = typed.toUpperCase()
  const textFor = serviceAccountTexts.throttled
  await mayTry(services, `add-account:user:${actor.userId}`, { rule: addsByUser, textFor })
  await mayTry(services, `add-account:number:${number}`, { rule: addsByAccount, textFor })
  const own = await queries.findOwnCustomer(db, actor.userId)
  const bill = own && (await queries.findKnownBill(db, { number, known, kind: own.kind }))
  if (!bill) {
    const details = { number }
    await audit(db, { userId: actor.userId, action: 'account.addRefused', address: caller.address, details })
    throw new AppError('not_found', serviceAccountTexts.notFound)
  }
  if (isWithin(await queries.reachOfUser(db, actor.userId), bill.customerNumber)) {
    throw new AppError('conflict', serviceAccountTexts.alreadyYours, {
      crm_billing_account_number: serviceAccountTexts.alreadyYours,
    })
  }
  return { bill, own }
}

async function contactOf({ db }: Services, customerNumber: string) {
  const contact = await queries.findMailContact(db, customerNumber)
  if (!contact) throw new AppError('conflict', serviceAccountTexts.noAddress)
  return contact
}

const mailLater = ({ background, notifier }: Services, mail: { to: string; subject: string; text: string }): void =>
  background.run('tell of an added account', () => notifier.sendMail(mail))

const noteOf = (actor: Actor, caller: Caller) => ({ userId: actor.userId, address: caller.address })
