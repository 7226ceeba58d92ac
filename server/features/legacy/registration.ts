/** Finishes a registration: creates the user and carries over settings and payment methods of the legacy account. */
import { describeMethod } from '#shared/brands'
import type { CarriedOver } from '#shared/contract/legacy'
import * as registrationTexts from '#shared/texts/registrations'
import type { ProviderProfile } from '../../adapters/cards/cardProvider'
import type { Executor } from '../../db/database'
import { isExpired } from '../../directory/payments/rules'
import { hashPassword } from '../../directory/signIn/passwords'
import { roleNameOf, userTypeOf } from '../../directory/users/rules'
import { createOrRestoreUser, findRoleId, findUserByEmail } from '../../directory/users/users.queries'
import { AppError, notFound } from '../../http/appError'
import { audit } from '../../http/customerScope'
import type { Caller } from '../../http/serve'
import type { Services } from '../../services'
import type { AccountProof } from './codes'
import * as queries from './legacy.queries'
import { selectedGroups } from './rules'

export interface AccountSelection {
  fiber_account: boolean
  fiber_account_number: string
  gas_account: boolean
  gas_account_number: string
}

/** Rejects a selection that is empty or contains an account that is not the customer's. */
export function assertSelectable(account: queries.LegacyAccount, selection: AccountSelection): void {
  if (selectedGroups(selection).length === 0) {
    throw new AppError('invalid_input', registrationTexts.noneChosen, { fiber_account: registrationTexts.noneChosen })
  }
  const pairs = [
    ['fiber_account_number', selection.fiber_account, selection.fiber_account_number, account.fiberAccountNumber],
    ['gas_account_number', selection.gas_account, selection.gas_account_number, account.gasAccountNumber],
  ] as const
  for (const [field, isSelected, typedNumber, onFile] of pairs) {
    if (isSelected && (onFile === null || (typedNumber !== '' && typedNumber.replace(/\D/g, '') !== onFile))) {
      throw new AppError('invalid_input', registrationTexts.wrongAccount, { [field]: registrationTexts.wrongAccount })
    }
  }
}

/**
 * Moves the saved methods to the customer's own number. This runs before anything is stored, because it can be
 * repeated.
 */
export async function transferMethods({ cards }: Services, account: queries.LegacyAccount): Promise<ProviderProfile[]> {
  await cards.transferProfiles(account.migrationAccountParentId, account.customerNumber)
  return cards.listProfiles(account.customerNumber)
}

/** Returns a full description, to tell methods with the same last digits apart, or an empty string without a method. */
export const methodDescription = (method: ProviderProfile | undefined): string =>
  method ? describeMethod({ ...method, accountNumber: method.last4 }) : ''

export async function carryOver(
  tx: Executor,
  { account, selection }: { account: queries.LegacyAccount; selection: AccountSelection },
  { methods, today }: { methods: ProviderProfile[]; today: string },
): Promise<CarriedOver> {
  const { customerNumber, autopayToken, addedTokens, isPaperless } = account
  const method = methods.find(({ token }) => token === autopayToken)
  const usable = method && !isExpired(method.expiry, today) ? method.token : null
  const bills = await queries.carryAutopay(tx, { customerNumber, groups: selectedGroups(selection) }, usable)
  if (isPaperless)
    await queries.carryPaperless(
      tx,
      bills.map(({ groupId }) => groupId),
    )
  const addedMethods = methods.filter(({ token }) => addedTokens.includes(token))
  const autopayBills = bills.filter((bill) => bill.autopayToken !== null)
  return {
    autopay: autopayStateOf(account, autopayBills.length > 0),
    autopay_accounts: autopayBills.map(({ number }) => number),
    autopay_method:
      autopayBills.length > 0
        ? methodDescription(methods.find(({ token }) => token === autopayBills[0]?.autopayToken))
        : '',
    paperless: isPaperless,
    contacts: await queries.countContacts(tx, customerNumber),
    payment_methods: methods.length - addedMethods.length,
    added_methods: addedMethods.length,
  }
}

function autopayStateOf(
  { autopayToken, addedTokens }: queries.LegacyAccount,
  isAutopayOn: boolean,
): CarriedOver['autopay'] {
  if (autopayToken === null) return isAutopayOn ? 'carried' : 'off'
  if (!isAutopayOn) return 'expired'
  return addedTokens.includes(autopayToken) ? 'chosen' : 'carried'
}

/** Rejects an email other than the one on file. Without one on file, any unused email is accepted. */
export async function assertRegistrable(db: Executor, account: queries.LegacyAccount, email: string): Promise<void> {
  if (account.registeredAt) throw new AppError('conflict', registrationTexts.alreadyRegistered)
  if (account.email !== '' && account.email !== email.toLowerCase()) {
    throw new AppError('invalid_input', registrationTexts.emailNeeded, { email: registrationTexts.emailNeeded })
  }
  const user = await findUserByEmail(db, email)
  if (user && user.status !== 'removed') {
    throw new AppError('conflict', registrationTexts.emailTaken, { email: registrationTexts.emailTaken })
  }
}

interface NewUserInput {
  proof: AccountProof
  email: string
  passwordHash: string
  now: Date
}

export async function registerUser(tx: Executor, { proof, email, passwordHash, now }: NewUserInput): Promise<string> {
  const parentId = proof.account.migrationAccountParentId
  const account = await queries.lockLegacyAccount(tx, parentId)
  if (!account) throw notFound()
  await assertRegistrable(tx, account, email)
  const kind = await queries.findCustomerKind(tx, account.customerNumber)
  if (!kind) throw notFound()
  const roleId = await findRoleId(tx, roleNameOf('holder', kind))
  const { contactId, customerNumber } = account
  // A text-message code proves the phone number; the typed email address is still unproved.
  const isEmailProved = proof.channel === 'email'
  const userId = await createOrRestoreUser(
    tx,
    { email, passwordHash, userType: userTypeOf[kind], contactId, roleId },
    { number: customerNumber, emailProvedAt: isEmailProved ? now : null },
  )
  if (!userId) throw new AppError('conflict', registrationTexts.emailTaken, { email: registrationTexts.emailTaken })
  await queries.updateContactOf(tx, contactId, { email, phoneProvedAt: isEmailProved ? null : now })
  await queries.markRegistered(tx, parentId, { userId, now })
  return userId
}

interface RegistrationInput {
  proof: AccountProof
  email: string
  password: string
  /** Null creates only the user. */
  selection: AccountSelection | null
}

/**
 * Creates the user and carries over the selected accounts in one transaction. Moved payment methods are not rolled
 * back, which is safe.
 */
export async function finishRegistration(
  services: Services,
  { proof, email, password, selection }: RegistrationInput,
  { address }: Pick<Caller, 'address'>,
): Promise<{ userId: string; carried: CarriedOver | null }> {
  const { db, clock } = services
  const { account } = proof
  if (selection) assertSelectable(account, selection)
  await assertRegistrable(db, account, email)
  const passwordHash = await hashPassword(password)
  const methods = await transferMethods(services, account)
  const finished = await db.transaction(async (tx) => {
    const userId = await registerUser(tx, { proof, email, passwordHash, now: clock.now() })
    const carried = selection && (await carryOver(tx, { account, selection }, { methods, today: clock.today() }))
    const { customerNumber } = account
    await audit(tx, { userId, action: 'registration.ended', customerNumber, address })
    return { userId, carried }
  })
  services.background.run('welcome a new user', () => sendWelcome(services, account, email))
  return finished
}

const sendWelcome = ({ notifier, config }: Services, { firstName }: queries.LegacyAccount, to: string): Promise<void> =>
  notifier.sendMail({
    to,
    subject: 'You’re registered',
    text: `Hi ${firstName},\n\nYour account is now in the ${config.BRAND_NAME} portal. Sign in with ${to} and the password you chose. If this wasn’t you, call us right away.\n\n${config.BRAND_NAME}`,
  })
