/** Customers' sign-ins: staff find them, make them and help people back in. */
import { createUserAccount, listBillingAccounts, searchUsers, sendPasswordCode } from '#shared/contract/portalUsers'
import type { ParsedOf } from '#shared/endpoint'
import { customerTexts } from '#shared/customerTexts'
import { kindOfUser, portalUserTexts } from '#shared/portalUsers'
import type { Executor } from '../../db/database'
import type { Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { audit, recordLook } from '../../http/ownership'
import type { Caller } from '../../http/serve'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { digitsOf } from '../customers/search/rules'
import { newContactId } from '../communication/contactId'
import { admitUser, findRoleId, findUserWith } from '../people/queries'
import { roleNameOf, userTypeOf } from '../people/rules'
import { sendCode } from '../session/codes'
import { hashPassword } from '../session/passwords'
import * as queries from './queries'
import { refuseDisabled } from './reset'
import { accountProblem, typeOf } from './rules'

export function portalUserRoutes(mounting: Mounting, services: Services): void {
  const { db } = services

  serve(mounting, searchUsers, async ({ body: { page_number, page_size, ...filter } }) => {
    const isFilled = Object.values(filter).some((value) => value !== '' && value !== undefined)
    if (!isFilled) throw new AppError('invalid_input', customerTexts.fillOne)
    return queries.findUsers(db, filter, { page_number, page_size })
  })

  serve(mounting, listBillingAccounts, async ({ query, actor }, caller) => {
    const known = { email: query.email ?? '', phone: digitsOf(query.phone ?? '') }
    if (known.email === '' && known.phone === '') throw new AppError('invalid_input', customerTexts.fillOne)
    const found = await queries.findServicesOf(db, known)
    for (const customerNumber of new Set(found.map(({ parent_account_id }) => parent_account_id))) {
      await recordLook(db, actor, { customerNumber, address: caller.address, what: 'billing accounts' })
    }
    return { acc_details: found }
  })

  serve(mounting, createUserAccount, async ({ body, actor }, caller) => {
    const userId = await create(services, { actor, caller }, body)
    caller.say(portalUserTexts.created)
    return { user_id: userId, email: body.email }
  })

  serve(mounting, sendPasswordCode, async ({ body, actor }, caller) => {
    const user = await queries.findUser(db, { userId: body.user_id })
    if (!user) throw notFound()
    refuseDisabled(user)
    await sendCode(services, { recipient: { email: user.email }, purpose: 'password_reset' }, caller)
    await audit(db, {
      userId: actor.userId,
      action: 'user.passwordCodeSent',
      customerNumber: user.customerNumber,
      address: caller.address,
      details: { user: user.id },
    })
    return null
  })
}

const emailTaken = (): AppError =>
  new AppError('conflict', portalUserTexts.emailTaken, { email: portalUserTexts.emailTaken })

async function create(
  services: Services,
  { actor, caller }: { actor: Actor; caller: Caller },
  { accounts, ...person }: ParsedOf<typeof createUserAccount>['body'],
): Promise<string> {
  const { db, background, notifier, config } = services
  const type = typeOf(accounts)
  const owners = await queries.findOwners(
    db,
    accounts.map(({ service_account_id }) => service_account_id),
  )
  const problem = type ? accountProblem(accounts, owners) : portalUserTexts.wrongKind
  if (!type || problem) throw new AppError('invalid_input', problem ?? '', { accounts: problem ?? '' })
  const user = await findUserWith(db, person.email)
  if (user && user.status !== 'removed') throw emailTaken()

  const passwordHash = await hashPassword(person.password)
  const numbers = [...new Set(accounts.map(({ parent_account_no }) => parent_account_no))]
  const first = numbers[0] ?? ''
  const kind = kindOfUser[type]
  const userId = await db.transaction(async (tx) => {
    const contactId = await contactOf(tx, first, person)
    const roleId = await findRoleId(tx, roleNameOf('holder', kind))
    const { email } = person
    const made = await admitUser(
      tx,
      { email, passwordHash, userType: userTypeOf[kind], contactId, roleId },
      { number: first, emailProvedAt: null },
    )
    if (!made) throw emailTaken()
    await queries.linkCustomers(tx, made, numbers)
    for (const customerNumber of numbers) {
      const details = { user: made, type }
      await audit(tx, {
        userId: actor.userId,
        action: 'user.created',
        customerNumber,
        address: caller.address,
        details,
      })
    }
    return made
  })
  background.run('welcome a new user', () =>
    notifier.sendMail({
      to: person.email,
      subject: 'You can sign in now',
      text: `Hello ${person.first_name},\n\nour customer care has set up your sign-in to the portal of ${config.BRAND_NAME}. You sign in with ${person.email} and the password that was agreed with you; please choose one of your own under Security Settings. If you did not ask for it, call us.\n\n${config.BRAND_NAME}`,
    }),
  )
  return userId
}

type Named = Omit<ParsedOf<typeof createUserAccount>['body'], 'accounts' | 'password'>

/** Who is on file with the address already stays who they are. */
async function contactOf(tx: Executor, customerNumber: string, named: Named): Promise<string> {
  const known = await queries.findContactWith(tx, customerNumber, named.email)
  if (known) return known
  const id = newContactId()
  const { first_name: firstName, last_name: lastName, email, phone, businessName: relation } = named
  await queries.storeContact(tx, {
    id,
    customerNumber,
    firstName,
    lastName,
    email,
    phone: digitsOf(phone),
    relation,
  })
  return id
}
