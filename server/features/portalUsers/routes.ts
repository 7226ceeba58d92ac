/** Routes for customers' logins: staff find them, create them and help people sign in again. */

import { customerKindByUserType } from '#shared/access/portalUsers'
import {
  createUserAccount,
  listBillingAccounts,
  searchUsers,
  sendPasswordCode,
} from '#shared/contract/customers/portalUsers'
import { phoneDigits } from '#shared/fields/phoneNumber'
import type { ParsedOf } from '#shared/http/endpoint'
import { paths } from '#shared/paths'
import * as accountEmailTexts from '#shared/texts/customers/accountEmails'
import * as customerTexts from '#shared/texts/customers/customers'
import * as portalUserTexts from '#shared/texts/customers/portalUsers'
import * as loginEmailTexts from '#shared/texts/signIn/loginEmails'
import type { LetterMessage } from '../../adapters/notifier/messages'
import { enqueueLetter } from '../../adapters/notifier/sendMessage.job'
import type { Executor } from '../../db/database'
import { recordContactChange } from '../../directory/contacts/contactEvents.queries'
import { newContactId } from '../../directory/contacts/contactId'
import { lockCustomer } from '../../directory/customers/customers.queries'
import { finishOpenRegistration, transferOpenMethods } from '../../directory/registrations/finishRegistration'
import { hashPassword } from '../../directory/signIn/passwords'
import { sendCode } from '../../directory/signIn/visitorCodes'
import { findUser } from '../../directory/users/customerUsers.queries'
import { recordRegisteredUser } from '../../directory/users/registeredUser'
import { assertNotDisabled } from '../../directory/users/resetPassword'
import { roleNameOf, userTypeOf } from '../../directory/users/rules'
import { createOrRestoreUser, findHolders, findRoleId, findUserByEmail } from '../../directory/users/users.queries'
import { fullName } from '../../fullName'
import { AppError, fieldError, invalidField, notFound } from '../../http/appError'
import { auditActor, recordAccess } from '../../http/customerScope'
import { type CallContext, type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import { findAccessibleAccounts, findSignInsOf } from './access.queries'
import { findInvitedUsers, findPendingInvitations } from './invited.queries'
import * as queries from './portalUsers.queries'
import { accountProblem, sharedTypeOf } from './rules'

export function portalUserRoutes(routeContext: RouteContext, services: Services): void {
  const { db, clock } = services

  serve(routeContext, searchUsers, async ({ body: { page_number, page_size, sort, ...filter } }) => {
    const isFilled = Object.values(filter).some((value) => value !== '' && value !== undefined)
    if (!isFilled) throw new AppError('invalid_input', customerTexts.fillOne)
    const invited = page_number === 1 ? await findInvitedUsers(db, filter, clock.now()) : []
    return { ...(await queries.findUsers(db, filter, { page_number, page_size, sort })), invited }
  })

  serve(routeContext, listBillingAccounts, async ({ query, actor }, caller) => {
    const contactInput = { email: query.email ?? '', phone: phoneDigits(query.phone ?? '') }
    if (contactInput.email === '' && contactInput.phone === '')
      throw new AppError('invalid_input', customerTexts.fillOne)
    const found = await queries.findServicesOf(db, contactInput)
    const owners = [...new Set(found.map(({ parent_account_id }) => parent_account_id))]
    for (const customerNumber of owners) {
      await recordAccess(db, actor, { customerNumber, ip: caller.ip, what: 'billing accounts' })
    }
    if (owners.length === 0) return { acc_details: [], sign_ins: [], invitations: [], on_file: [] }
    return {
      acc_details: found,
      sign_ins: await findSignInsOf(db, owners),
      invitations: await findPendingInvitations(db, owners, clock.now()),
      on_file: await Promise.all(
        owners.map(async (number) => ({
          parent_account_id: number,
          email: (await queries.findRecipient(db, number))?.email ?? '',
        })),
      ),
    }
  })

  serve(routeContext, createUserAccount, async ({ body, actor }, caller) => {
    const { userId, customerNumber } = await createSignIn(services, { actor, caller }, body)
    caller.addMessage(portalUserTexts.created)
    return { user_id: userId, email: body.email, opened: await findAccessibleAccounts(db, customerNumber) }
  })

  serve(routeContext, sendPasswordCode, async ({ body, actor }, caller) => {
    const user = await findUser(db, { userId: body.user_id })
    if (!user) throw notFound()
    assertNotDisabled(user)
    await sendCode(services, { recipient: { email: user.email }, purpose: 'password_reset' }, caller)
    await auditActor(
      db,
      { actor, caller },
      {
        action: 'user.passwordCodeSent',
        customerNumber: user.customerNumber,
        details: { user: user.id, email: user.email },
      },
    )
    return null
  })
}

const createEmailTakenError = (): AppError => fieldError('conflict', 'email', portalUserTexts.emailTaken)

async function createSignIn(
  services: Services,
  { actor, caller }: CallContext,
  { accounts, ...person }: ParsedOf<typeof createUserAccount>['body'],
): Promise<{ userId: string; customerNumber: string }> {
  const { db } = services
  const type = sharedTypeOf(accounts)
  const owners = await queries.findOwners(
    db,
    accounts.map(({ service_account_id }) => service_account_id),
  )
  const problem = type ? accountProblem(accounts, owners) : portalUserTexts.wrongKind
  const customerNumber = accounts[0]?.parent_account_no
  if (!type || problem || customerNumber === undefined) {
    throw invalidField('accounts', problem ?? '')
  }
  const user = await findUserByEmail(db, person.email)
  if (user && user.status !== 'removed') throw createEmailTakenError()

  const passwordHash = await hashPassword(person.password)
  const kind = customerKindByUserType[type]
  const existingContactId = await queries.findContactByEmail(db, customerNumber, person.email)
  const methods = existingContactId === null ? [] : await transferOpenMethods(services, existingContactId)
  return db.transaction(async (tx) => {
    await lockCustomer(tx, { number: customerNumber })
    const holders = await findHolders(tx, customerNumber)
    const recipient = holders.length > 0 ? null : await queries.findRecipient(tx, customerNumber)
    const contactId = await findOrCreateContact(tx, customerNumber, { person, now: services.clock.now() })
    const roleId = await findRoleId(tx, roleNameOf('holder', kind))
    const { email } = person
    const userId = await createOrRestoreUser(
      tx,
      { email, passwordHash, mustChangePassword: true, userType: userTypeOf[kind], contactId, roleId },
      { number: customerNumber, emailVerifiedAt: null },
    )
    if (!userId) throw createEmailTakenError()
    const details = { user: userId, email, type }
    const { ip } = caller
    await auditActor(tx, { actor, caller }, { action: 'user.created', customerNumber, details })
    await recordRegisteredUser(tx, { userId, contactId, customerNumber, at: services.clock.now() })
    await finishOpenRegistration(services, tx, { contactId, userId, methods, ip, by: 'care' })
    const recipients = holders.map(({ email: to, firstName }) => ({ email: to, firstName, isHolder: true }))
    if (recipient && recipient.email.toLowerCase() !== person.email.toLowerCase())
      recipients.push({ ...recipient, isHolder: false })
    await enqueueLetter(services, tx, { ...welcomeLetter(services.config, person), customerNumber })
    for (const to of recipients) await enqueueLetter(services, tx, { ...loginAddedLetter(to, person), customerNumber })
    return { userId, customerNumber }
  })
}

const welcomeLetter = ({ BRAND_NAME }: Services['config'], { email, first_name }: PersonInput): LetterMessage => ({
  to: email,
  firstName: first_name,
  category: 'security',
  content: loginEmailTexts.loginCreated(BRAND_NAME, email),
  path: paths.login,
})

/**
 * An account holder can remove the new user, but only if they know about it. Without any login, the contact on file is
 * notified when the new one uses another address.
 */
const loginAddedLetter = (
  { email: to, firstName, isHolder }: { email: string; firstName: string; isHolder: boolean },
  { email, first_name, last_name }: PersonInput,
): LetterMessage => ({
  to,
  firstName,
  category: 'security',
  content: accountEmailTexts.loginAdded({
    name: fullName({ firstName: first_name, lastName: last_name }),
    email,
    isHolder,
  }),
  path: paths.manageContacts,
})

type PersonInput = Omit<ParsedOf<typeof createUserAccount>['body'], 'accounts' | 'password'>

/** Returns the customer's contact with this email unchanged, or creates one. */
async function findOrCreateContact(
  tx: Executor,
  customerNumber: string,
  { person, now }: { person: PersonInput; now: Date },
): Promise<string> {
  const existingId = await queries.findContactByEmail(tx, customerNumber, person.email)
  if (existingId) return existingId
  const id = newContactId()
  const { first_name: firstName, last_name: lastName, email, phone, businessName: relation } = person
  await queries.insertContact(tx, {
    id,
    customerNumber,
    firstName,
    lastName,
    email,
    phone: phoneDigits(phone),
    relation,
  })
  await recordContactChange(tx, { contactId: id, change: 'added', at: now })
  return id
}
