/** Customers' sign-ins: staff find them, make them and help people back in. */
import { createUserAccount, listBillingAccounts, searchUsers, sendPasswordCode } from '#shared/contract/portalUsers'
import type { ParsedOf } from '#shared/endpoint'
import { phoneDigits } from '#shared/phoneNumber'
import { kindOfUser } from '#shared/portalUsers'
import type { Executor } from '../../db/database'
import type { Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { portalUrl } from '../../http/origins'
import { audit, recordLook } from '../../http/ownership'
import type { Caller } from '../../http/serve'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { newContactId } from '../communication/contactId'
import { endOpenRegistration, methodsOf } from '../legacy/creation/ending'
import { admitUser, findHolders, findRoleId, findUserWith, lockCustomer } from '../people/queries'
import { roleNameOf, userTypeOf } from '../people/rules'
import { sendCode } from '../session/codes'
import { hashPassword } from '../session/passwords'
import { findInvitationsTo, findInvited } from './invited/queries'
import { findOpenedBy, findSignInsOf } from './opened/queries'
import * as queries from './queries'
import { refuseDisabled } from './reset'
import { accountProblem, typeOf } from './rules'
import * as customerTexts from '#shared/texts/customers'
import * as portalUserTexts from '#shared/texts/portalUsers'

export function portalUserRoutes(mounting: Mounting, services: Services): void {
  const { db, clock } = services

  serve(mounting, searchUsers, async ({ body: { page_number, page_size, ...filter } }) => {
    const isFilled = Object.values(filter).some((value) => value !== '' && value !== undefined)
    if (!isFilled) throw new AppError('invalid_input', customerTexts.fillOne)
    const invited = page_number === 1 ? await findInvited(db, filter, clock.now()) : []
    return { ...(await queries.findUsers(db, filter, { page_number, page_size })), invited }
  })

  serve(mounting, listBillingAccounts, async ({ query, actor }, caller) => {
    const known = { email: query.email ?? '', phone: phoneDigits(query.phone ?? '') }
    if (known.email === '' && known.phone === '') throw new AppError('invalid_input', customerTexts.fillOne)
    const found = await queries.findServicesOf(db, known)
    const owners = [...new Set(found.map(({ parent_account_id }) => parent_account_id))]
    for (const customerNumber of owners) {
      await recordLook(db, actor, { customerNumber, address: caller.address, what: 'billing accounts' })
    }
    if (owners.length === 0) return { acc_details: [], sign_ins: [], invitations: [], on_file: [] }
    return {
      acc_details: found,
      sign_ins: await findSignInsOf(db, owners),
      invitations: await findInvitationsTo(db, owners, clock.now()),
      on_file: await Promise.all(
        owners.map(async (number) => ({
          parent_account_id: number,
          email: (await queries.findReached(db, number))?.email ?? '',
        })),
      ),
    }
  })

  serve(mounting, createUserAccount, async ({ body, actor }, caller) => {
    const { userId, customerNumber } = await create(services, { actor, caller }, body)
    caller.say(portalUserTexts.created)
    return { user_id: userId, email: body.email, opened: await findOpenedBy(db, customerNumber) }
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
      details: { user: user.id, email: user.email },
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
): Promise<{ userId: string; customerNumber: string }> {
  const { db } = services
  const type = typeOf(accounts)
  const owners = await queries.findOwners(
    db,
    accounts.map(({ service_account_id }) => service_account_id),
  )
  const problem = type ? accountProblem(accounts, owners) : portalUserTexts.wrongKind
  const customerNumber = accounts[0]?.parent_account_no
  if (!type || problem || customerNumber === undefined) {
    throw new AppError('invalid_input', problem ?? '', { accounts: problem ?? '' })
  }
  const user = await findUserWith(db, person.email)
  if (user && user.status !== 'removed') throw emailTaken()

  const passwordHash = await hashPassword(person.password)
  const kind = kindOfUser[type]
  const known = await queries.findContactWith(db, customerNumber, person.email)
  const methods = known === null ? [] : await methodsOf(services, known)
  const { userId, holders, reached } = await db.transaction(async (tx) => {
    await lockCustomer(tx, { number: customerNumber })
    const holders = await findHolders(tx, customerNumber)
    const reached = holders.length > 0 ? null : await queries.findReached(tx, customerNumber)
    const contactId = await contactOf(tx, customerNumber, person)
    const roleId = await findRoleId(tx, roleNameOf('holder', kind))
    const { email } = person
    const userId = await admitUser(
      tx,
      { email, passwordHash, mustChangePassword: true, userType: userTypeOf[kind], contactId, roleId },
      { number: customerNumber, emailProvedAt: null },
    )
    if (!userId) throw emailTaken()
    const details = { user: userId, email, type }
    const { address } = caller
    await audit(tx, { userId: actor.userId, action: 'user.created', customerNumber, address, details })
    await endOpenRegistration(services, tx, { contactId, userId, methods, address, by: 'care' })
    return { userId, holders, reached }
  })
  welcome(services, person)
  const what = forHolders(services.config)
  for (const holder of holders) tellOfSignIn(services, { ...holder, what }, person)
  if (reached && reached.email.toLowerCase() !== person.email.toLowerCase())
    tellOfSignIn(services, { ...reached, what: forOthers }, person)
  return { userId, customerNumber }
}

function welcome({ background, notifier, config }: Services, { email, first_name }: Named): void {
  const text = `Hi ${first_name},\n\nCustomer care set up your login for the ${config.BRAND_NAME} portal. Sign in at ${portalUrl(config)} with ${email} and the password you were given. You’ll choose your own password the first time you sign in.\n\nIf you didn’t ask for this, call us.\n\n${config.BRAND_NAME}`
  const mail = { to: email, subject: 'You can sign in now', text }
  background.run('welcome a new user', () => notifier.sendMail(mail))
}

/** Whoever answers for the account can end it under Manage Users, but only if they know of it. */
const forHolders = (config: Services['config']): string =>
  `They have the same access as you. You can change their access or remove them under Manage Users:\n\n${portalUrl(config)}/manageContacts`
/** Nobody signs in yet: whoever is on file hears of a sign-in that goes to another address. */
const forOthers = 'It gives access to your bills and saved payment methods.'

function tellOfSignIn(
  { background, notifier, config }: Services,
  told: { email: string; firstName: string; what: string },
  { email, first_name, last_name }: Named,
): void {
  const text = `Hi ${told.firstName},\n\nCustomer care set up a login to your account for ${first_name} ${last_name} (${email}). ${told.what}\n\nIf none of you asked for this, call us.\n\n${config.BRAND_NAME}`
  const mail = { to: told.email, subject: 'A login was added to your account', text }
  background.run('tell of a sign-in that was made', () => notifier.sendMail(mail))
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
    phone: phoneDigits(phone),
    relation,
  })
  return id
}
