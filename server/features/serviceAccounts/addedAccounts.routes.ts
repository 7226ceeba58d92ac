/**
 * Adds another account to a login, and removes it again. Knowing a bill gives no access: a code goes to the address
 * on file, or an account holder is asked.
 */

import {
  addAccount,
  confirmAddedAccount,
  removeAddedAccount,
  requestAccountAccess,
} from '#shared/contract/services/serviceAccounts'
import type { LetterText } from '#shared/customers/letterText'
import { daysAfter } from '#shared/format/moments'
import { paths } from '#shared/paths'
import * as accessRequestTexts from '#shared/texts/access/accessRequests'
import * as accountEmailTexts from '#shared/texts/customers/accountEmails'
import * as serviceAccountTexts from '#shared/texts/services/serviceAccounts'
import * as loginEmailTexts from '#shared/texts/signIn/loginEmails'
import type { LetterMessage } from '../../adapters/notifier/messages'
import { enqueueLetter } from '../../adapters/notifier/sendMessage.job'
import type { Executor } from '../../db/database'
import { endRequests, findRequestedAt, insertRequest, requestDays } from '../../directory/accessRequests.queries'
import { maskEmail } from '../../directory/contacts/rules'
import { lockCustomer } from '../../directory/customers/customers.queries'
import { removeCustomer, scopeOfUser } from '../../directory/customers/userCustomers.queries'
import { consumeAddressCode, sendAddressCode } from '../../directory/signIn/addressCodes'
import { limitAttempts } from '../../directory/signIn/throttle'
import { findHolders } from '../../directory/users/users.queries'
import { fullName } from '../../fullName'
import { seesAllCustomers } from '../../http/actor'
import { AppError, fieldError, notFound } from '../../http/appError'
import { auditActor, isInScope } from '../../http/customerScope'
import { type CallContext, type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import { addsByAccount, addsByUser, requestsByAccount } from './rules'
import * as queries from './serviceAccounts.queries'

interface BillVerification {
  crm_billing_account_number: string
  zip_or_last_name: string
}

export function addedAccountRoutes(routeContext: RouteContext, services: Services): void {
  const { db, clock } = services

  serve(routeContext, addAccount, async ({ body, actor }, caller) => {
    const { bill, own } = await requireVerifiedBill(services, { actor, caller }, body)
    const { customerNumber } = bill
    if ((await findHolders(db, customerNumber)).length > 0) {
      const requestedAt = await findRequestedAt(db, { userId: actor.userId, now: clock.now() }, customerNumber)
      return { status: 'held' as const, requested_at: requestedAt?.toISOString() ?? null }
    }
    const contact = await requireMailContact(services, customerNumber)
    const name = `${fullName(own)} (${actor.email})`
    const explanation = loginEmailTexts.sharesAccount(name, bill.number)
    const code = { userId: actor.userId, purpose: 'add_account', contactId: contact.id, target: contact.email } as const
    await sendAddressCode(services, { ...code, explanation }, caller)
    await auditActor(db, { actor, caller }, { customerNumber, action: 'account.addBegun' })
    return { status: 'code_sent' as const, sent_to: maskEmail(contact.email) }
  })

  serve(routeContext, confirmAddedAccount, async ({ body: { otp, ...billVerification }, actor }, caller) => {
    const { bill, own } = await requireVerifiedBill(services, { actor, caller }, billVerification)
    const { customerNumber } = bill
    const contact = await requireMailContact(services, customerNumber)
    const codeRequest = { userId: actor.userId, purposes: ['add_account'], contactId: contact.id, typed: otp } as const
    await consumeAddressCode(services, codeRequest, caller)
    await db.transaction(async (tx) => {
      await lockCustomer(tx, { number: customerNumber })
      // Another person may have registered for the account since the code was sent. Then it is theirs to share.
      if ((await findHolders(tx, customerNumber)).length > 0)
        throw new AppError('conflict', serviceAccountTexts.notFound)
      await queries.addCustomer(tx, actor.userId, customerNumber)
      await endRequests(tx, actor.userId, customerNumber)
      await auditActor(tx, { actor, caller }, { action: 'account.added', customerNumber })
      const person = { name: fullName(own), email: actor.email, account: bill.number }
      await enqueueLetter(services, tx, letterTo(contact, customerNumber, accountEmailTexts.accountAdded(person)))
    })
    caller.addMessage(serviceAccountTexts.added)
    return null
  })

  serve(routeContext, requestAccountAccess, async ({ body, actor }, caller) => {
    await requestAccess(services, { actor, caller }, body)
    caller.addMessage(serviceAccountTexts.accessRequested)
    return null
  })

  serve(routeContext, removeAddedAccount, async ({ body, actor }, caller) => {
    // The full scope is used, so that a user can remove an account even where they were granted fewer rights than this
    // call needs.
    const scope = await scopeOfUser(db, actor.userId)
    const customerNumber = await queries.findCustomerOfBill(db, scope, body.crm_billing_account_number)
    if (customerNumber === null || seesAllCustomers(actor)) throw notFound()
    const own = await queries.findOwnCustomer(db, actor.userId)
    if (own?.number === customerNumber) throw new AppError('conflict', serviceAccountTexts.ownStays)
    await db.transaction(async (tx) => {
      await removeCustomer(tx, actor.userId, customerNumber)
      await endRequests(tx, actor.userId, customerNumber)
      await auditActor(tx, { actor, caller }, { action: 'account.removed', customerNumber })
    })
    caller.addMessage(serviceAccountTexts.removed)
    return null
  })
}

/** Asks the holders of a bill's customer for access. */
async function requestAccess(
  services: Services,
  { actor, caller }: CallContext,
  body: BillVerification,
): Promise<void> {
  const { db, clock } = services
  const { bill, own } = await requireVerifiedBill(services, { actor, caller }, body)
  const { customerNumber } = bill
  if ((await findHolders(db, customerNumber)).length === 0)
    throw new AppError('not_found', serviceAccountTexts.notFound)
  const requestedAt = await findRequestedAt(db, { userId: actor.userId, now: clock.now() }, customerNumber)
  if (requestedAt) throw new AppError('conflict', accessRequestTexts.alreadyRequested)
  await limitAttempts(services, `ask-account:${customerNumber}`, {
    rule: requestsByAccount,
    textFor: serviceAccountTexts.throttled,
  })
  const createdAt = clock.now()
  const expiresAt = daysAfter(createdAt, requestDays)
  const request = { userId: actor.userId, customerNumber, billingAccountNumber: bill.number, createdAt, expiresAt }
  await db.transaction(async (tx) => {
    if (!(await insertRequest(tx, request))) throw new AppError('conflict', accessRequestTexts.alreadyRequested)
    await auditActor(tx, { actor, caller }, { customerNumber, action: 'account.accessRequested' })
    const person = { name: fullName(own), email: actor.email, account: bill.number }
    await notifyHolders(services, tx, { customerNumber, person })
  })
}

/**
 * Returns the bill if the caller proved knowledge of it, does not have it yet, and its customer is of the same kind.
 */
async function requireVerifiedBill(services: Services, { actor, caller }: CallContext, body: BillVerification) {
  const { db } = services
  const { crm_billing_account_number: typed, zip_or_last_name: zipOrLastName } = body
  const number = typed.toUpperCase()
  const textFor = serviceAccountTexts.throttled
  await limitAttempts(services, `add-account:user:${actor.userId}`, { rule: addsByUser, textFor })
  await limitAttempts(services, `add-account:number:${number}`, { rule: addsByAccount, textFor })
  const own = await queries.findOwnCustomer(db, actor.userId)
  const bill = own && (await queries.findVerifiedBill(db, { number, zipOrLastName, kind: own.kind }))
  if (!bill) {
    const details = { number }
    await auditActor(db, { actor, caller }, { action: 'account.addRefused', details })
    throw new AppError('not_found', serviceAccountTexts.notFound)
  }
  if (isInScope(await scopeOfUser(db, actor.userId), bill.customerNumber)) {
    throw fieldError('conflict', 'crm_billing_account_number', serviceAccountTexts.alreadyYours)
  }
  return { bill, own }
}

async function requireMailContact({ db }: Services, customerNumber: string) {
  const contact = await queries.findMailContact(db, customerNumber)
  if (!contact) throw new AppError('conflict', serviceAccountTexts.noAddress)
  return contact
}

interface AccountOfPerson {
  name: string
  email: string
  account: string
}

const letterTo = (
  { email: to, firstName }: { email: string; firstName: string },
  customerNumber: string,
  content: LetterText,
): LetterMessage => ({ to, firstName, category: 'security', customerNumber, content })

async function notifyHolders(
  services: Services,
  tx: Executor,
  { customerNumber, person }: { customerNumber: string; person: AccountOfPerson },
): Promise<void> {
  const content = accountEmailTexts.accessRequested({ ...person, days: requestDays })
  for (const holder of await findHolders(tx, customerNumber)) {
    const letter = letterTo(holder, customerNumber, content)
    await enqueueLetter(services, tx, { ...letter, path: paths.manageContacts })
  }
}
