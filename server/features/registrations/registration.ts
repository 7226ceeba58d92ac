/** Finishes a registration: creates the user and carries over settings and payment methods of the legacy account. */

import type { CarriedOver } from '#shared/contract/customers/registrations'
import { paths } from '#shared/paths'
import * as registrationTexts from '#shared/texts/customers/registrations'
import * as loginEmailTexts from '#shared/texts/signIn/loginEmails'
import type { LetterMessage } from '../../adapters/notifier/messages'
import { enqueueLetter } from '../../adapters/notifier/sendMessage.job'
import type { Executor } from '../../db/database'
import { recordContactChange } from '../../directory/contacts/contactEvents.queries'
import {
  type LegacyAccount,
  lockLegacyAccount,
  markRegistered,
  updateContactOf,
} from '../../directory/registrations/legacyAccounts.queries'
import {
  type AccountSelection,
  selectedGroups,
  transferLegacyAccount,
  transferMethods,
} from '../../directory/registrations/transferLegacyAccount'
import { hashPassword } from '../../directory/signIn/passwords'
import { recordRegisteredUser } from '../../directory/users/registeredUser'
import { roleNameOf, userTypeOf } from '../../directory/users/rules'
import { createOrRestoreUser, findRoleId, findUserByEmail } from '../../directory/users/users.queries'
import { AppError, fieldError, invalidField, notFound } from '../../http/appError'
import { audit } from '../../http/customerScope'
import type { Caller } from '../../http/serve'
import type { Services } from '../../services'
import type { AccountVerification } from './codes'
import * as queries from './registrations.queries'

/** Rejects a selection that is empty or contains an account that is not the customer's. */
export function assertSelectable(account: LegacyAccount, selection: AccountSelection): void {
  if (selectedGroups(selection).length === 0) {
    throw invalidField('fiber_account', registrationTexts.serviceRequired)
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

/** Rejects an email other than the one on file. Without one on file, any unused email is accepted. */
async function assertRegistrable(db: Executor, account: LegacyAccount, email: string): Promise<void> {
  if (account.registeredAt) throw new AppError('conflict', registrationTexts.alreadyRegistered)
  if (account.email !== '' && account.email !== email.toLowerCase()) {
    throw invalidField('email', registrationTexts.emailNeeded)
  }
  const user = await findUserByEmail(db, email)
  if (user && user.status !== 'removed') {
    throw fieldError('conflict', 'email', registrationTexts.emailTaken)
  }
}

interface NewUserInput {
  verification: AccountVerification
  email: string
  passwordHash: string
  now: Date
}

async function registerUser(tx: Executor, { verification, email, passwordHash, now }: NewUserInput): Promise<string> {
  const parentId = verification.account.migrationAccountParentId
  const account = await lockLegacyAccount(tx, parentId)
  if (!account) throw notFound()
  await assertRegistrable(tx, account, email)
  const kind = await queries.findCustomerKind(tx, account.customerNumber)
  if (!kind) throw notFound()
  const roleId = await findRoleId(tx, roleNameOf('holder', kind))
  const { contactId, customerNumber } = account
  // A text-message code verifies the phone number; the typed email address is still unverified.
  const isEmailVerified = verification.channel === 'email'
  const userId = await createOrRestoreUser(
    tx,
    { email, passwordHash, userType: userTypeOf[kind], contactId, roleId },
    { number: customerNumber, emailVerifiedAt: isEmailVerified ? now : null },
  )
  if (!userId) throw fieldError('conflict', 'email', registrationTexts.emailTaken)
  await updateContactOf(tx, contactId, { email, phoneVerifiedAt: isEmailVerified ? null : now })
  await markRegistered(tx, parentId, { userId, now })
  return userId
}

interface RegistrationInput {
  verification: AccountVerification
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
  { verification, email, password, selection }: RegistrationInput,
  { ip }: Pick<Caller, 'ip'>,
): Promise<{ userId: string; carriedOver: CarriedOver | null }> {
  const { db, clock } = services
  const { account } = verification
  if (selection) assertSelectable(account, selection)
  await assertRegistrable(db, account, email)
  const passwordHash = await hashPassword(password)
  const methods = await transferMethods(services, account)
  return db.transaction(async (tx) => {
    const userId = await registerUser(tx, { verification, email, passwordHash, now: clock.now() })
    const carriedOver =
      selection &&
      (await transferLegacyAccount(tx, { account, selection }, { methods, now: clock.now(), today: clock.today() }))
    const { contactId, customerNumber } = account
    await recordContactChange(tx, { contactId, change: 'changed', at: clock.now() })
    await recordRegisteredUser(tx, { userId, contactId, customerNumber, at: clock.now() })
    await audit(tx, { userId, action: 'registration.ended', customerNumber, source: ip })
    await enqueueLetter(services, tx, welcomeLetter(services.config, account, email))
    return { userId, carriedOver }
  })
}

const welcomeLetter = (
  { BRAND_NAME }: Services['config'],
  { firstName, customerNumber }: LegacyAccount,
  to: string,
): LetterMessage => ({
  to,
  firstName,
  category: 'security',
  customerNumber,
  content: loginEmailTexts.registered(BRAND_NAME, to),
  path: paths.login,
})
