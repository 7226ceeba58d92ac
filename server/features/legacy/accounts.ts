/** The end of a registration: the user, and what comes along with the accounts. */
import type { CarriedOver } from '#shared/contract/legacy'
import { methodInFull } from '#shared/brands'
import type { Profile } from '../../adapters/cards/cardProvider'
import type { Executor } from '../../db/database'
import { AppError, notFound } from '../../http/appError'
import { audit } from '../../http/ownership'
import type { Caller } from '../../http/serve'
import type { Services } from '../../services'
import { isExpired } from '../payments/rules'
import { admitUser, findRoleId, findUserWith } from '../people/queries'
import { roleNameOf, userTypeOf } from '../people/rules'
import { hashPassword } from '../session/passwords'
import type { Proof } from './codes'
import * as queries from './queries'
import { chosenGroups } from './rules'
import * as registrationTexts from '#shared/texts/registrations'

export interface Chosen {
  fiber_account: boolean
  fiber_account_number: string
  gas_account: boolean
  gas_account_number: string
}

/** What somebody ticks must be theirs, and something. */
export function mayChoose(account: queries.LegacyAccount, chosen: Chosen): void {
  if (chosenGroups(chosen).length === 0) {
    throw new AppError('invalid_input', registrationTexts.noneChosen, { fiber_account: registrationTexts.noneChosen })
  }
  const pairs = [
    ['fiber_account_number', chosen.fiber_account, chosen.fiber_account_number, account.fiberAccountNumber],
    ['gas_account_number', chosen.gas_account, chosen.gas_account_number, account.gasAccountNumber],
  ] as const
  for (const [field, isChosen, named, onFile] of pairs) {
    if (isChosen && (onFile === null || (named !== '' && named.replace(/\D/g, '') !== onFile))) {
      throw new AppError('invalid_input', registrationTexts.wrongAccount, { [field]: registrationTexts.wrongAccount })
    }
  }
}

/** The saved methods, under the customer's own number from now on. Done before anything is stored: it can be repeated. */
export async function takeOverMethods({ cards }: Services, account: queries.LegacyAccount): Promise<Profile[]> {
  await cards.handOver(account.migrationAccountParentId, account.customerNumber)
  return cards.listProfiles(account.customerNumber)
}

/** As it is read out, apart from others with the same last digits; empty when there is none. */
export const nameOfMethod = (method: Profile | undefined): string =>
  method ? methodInFull({ ...method, accountNumber: method.last4 }) : ''

export async function carryOver(
  tx: Executor,
  { account, chosen }: { account: queries.LegacyAccount; chosen: Chosen },
  { methods, today }: { methods: Profile[]; today: string },
): Promise<CarriedOver> {
  const { customerNumber, autopayToken, addedTokens, isPaperless } = account
  const method = methods.find(({ token }) => token === autopayToken)
  const usable = method && !isExpired(method.expiry, today) ? method.token : null
  const bills = await queries.carryAutopay(tx, { customerNumber, groups: chosenGroups(chosen) }, usable)
  if (isPaperless)
    await queries.carryPaperless(
      tx,
      bills.map(({ groupId }) => groupId),
    )
  const added = methods.filter(({ token }) => addedTokens.includes(token))
  const paying = bills.filter((bill) => bill.autopayToken !== null)
  return {
    autopay: stateOfAutopay(account, paying.length > 0),
    autopay_accounts: paying.map(({ number }) => number),
    autopay_method:
      paying.length > 0 ? nameOfMethod(methods.find(({ token }) => token === paying[0]?.autopayToken)) : '',
    paperless: isPaperless,
    contacts: await queries.countContacts(tx, customerNumber),
    payment_methods: methods.length - added.length,
    added_methods: added.length,
  }
}

function stateOfAutopay(
  { autopayToken, addedTokens }: queries.LegacyAccount,
  isPaying: boolean,
): CarriedOver['autopay'] {
  if (autopayToken === null) return isPaying ? 'carried' : 'off'
  if (!isPaying) return 'expired'
  return addedTokens.includes(autopayToken) ? 'chosen' : 'carried'
}

/** The address to sign in with: the one on file, or a first one where there is none. */
export async function mayRegister(db: Executor, account: queries.LegacyAccount, email: string): Promise<void> {
  if (account.registeredAt) throw new AppError('conflict', registrationTexts.alreadyRegistered)
  if (account.email !== '' && account.email !== email.toLowerCase()) {
    throw new AppError('invalid_input', registrationTexts.emailNeeded, { email: registrationTexts.emailNeeded })
  }
  const user = await findUserWith(db, email)
  if (user && user.status !== 'removed') {
    throw new AppError('conflict', registrationTexts.emailTaken, { email: registrationTexts.emailTaken })
  }
}

interface NewUser {
  proof: Proof
  email: string
  passwordHash: string
  now: Date
}

export async function register(tx: Executor, { proof, email, passwordHash, now }: NewUser): Promise<string> {
  const parentId = proof.account.migrationAccountParentId
  const account = await queries.lockLegacyAccount(tx, parentId)
  if (!account) throw notFound()
  await mayRegister(tx, account, email)
  const kind = await queries.findCustomerKind(tx, account.customerNumber)
  if (!kind) throw notFound()
  const roleId = await findRoleId(tx, roleNameOf('holder', kind))
  const { contactId, customerNumber } = account
  // A code by text message proves the number; an address that was typed is still to be proved.
  const isEmailProved = proof.channel === 'email'
  const userId = await admitUser(
    tx,
    { email, passwordHash, userType: userTypeOf[kind], contactId, roleId },
    { number: customerNumber, emailProvedAt: isEmailProved ? now : null },
  )
  if (!userId) throw new AppError('conflict', registrationTexts.emailTaken, { email: registrationTexts.emailTaken })
  await queries.updateContactOf(tx, contactId, { email, phoneProvedAt: isEmailProved ? null : now })
  await queries.markRegistered(tx, parentId, { userId, now })
  return userId
}

interface Ending {
  proof: Proof
  email: string
  password: string
  /** Without them only the user is made. */
  chosen: Chosen | null
}

/** Makes the user and carries over what was chosen; all or nothing but the saved methods, which are safe either way. */
export async function endRegistration(
  services: Services,
  { proof, email, password, chosen }: Ending,
  { address }: Pick<Caller, 'address'>,
): Promise<{ userId: string; carried: CarriedOver | null }> {
  const { db, clock } = services
  const { account } = proof
  if (chosen) mayChoose(account, chosen)
  await mayRegister(db, account, email)
  const passwordHash = await hashPassword(password)
  const methods = await takeOverMethods(services, account)
  const ended = await db.transaction(async (tx) => {
    const userId = await register(tx, { proof, email, passwordHash, now: clock.now() })
    const carried = chosen && (await carryOver(tx, { account, chosen }, { methods, today: clock.today() }))
    const { customerNumber } = account
    await audit(tx, { userId, action: 'registration.ended', customerNumber, address })
    return { userId, carried }
  })
  services.background.run('welcome a new user', () => welcome(services, account, email))
  return ended
}

const welcome = ({ notifier, config }: Services, { firstName }: queries.LegacyAccount, to: string): Promise<void> =>
  notifier.sendMail({
    to,
    subject: 'You’re registered',
    text: `Hi ${firstName},\n\nYour account is now in the ${config.BRAND_NAME} portal. Sign in with ${to} and the password you chose. If this wasn’t you, call us right away.\n\n${config.BRAND_NAME}`,
  })
