/** What staff fill in to make a portal user: the rules, and what is sent. */
import type { AccountDetails, createUserAccount } from '#shared/contract/portalUsers'
import type { InputOf } from '#shared/endpoint'
import { emailFormat, fieldProblem, passwordProblem } from '#shared/fieldRules'
import { phoneDigits } from '#shared/phoneNumber'
import type { PortalUserType } from '#shared/portalUsers'
import { confirmProblem } from '../../ui/plain/PasswordRules'
import * as commonTexts from '#shared/texts/common'

export interface NewUser {
  type: PortalUserType
  firstName: string
  lastName: string
  emailId: string
  phone: string
  businessName: string
}

export const noUser: NewUser = {
  type: 'Customer',
  firstName: '',
  lastName: '',
  emailId: '',
  phone: '',
  businessName: '',
}

/** What another screen knows already of who is to sign in, as it stands in the address. */
export const knownIn = (address: URLSearchParams): NewUser => ({
  ...noUser,
  firstName: address.get('first') ?? '',
  lastName: address.get('last') ?? '',
  emailId: address.get('email') ?? '',
  phone: address.get('phone') ?? '',
})

export interface Secrets {
  password: string
  confirmPassword: string
  /** What the portal thought of last; empty where nothing was asked of it. */
  generated: string
}

export const noSecrets: Secrets = { password: '', confirmPassword: '', generated: '' }

/** The password that may be shown: one that was typed may not. */
export const shownPassword = ({ password, generated }: Secrets): string => (password === generated ? generated : '')

/** In the order of the fields. */
export const userFields = [
  'firstName',
  'lastName',
  'emailId',
  'phone',
  'businessName',
  'password',
  'confirmPassword',
] as const

export const problemsOf = ({ firstName, lastName, emailId, phone }: NewUser, secrets: Secrets) => ({
  firstName: fieldProblem(firstName, { name: commonTexts.firstName, required: true, maxLength: 60 }),
  lastName: fieldProblem(lastName, { name: commonTexts.lastName, required: true, maxLength: 60 }),
  emailId: fieldProblem(emailId, { name: commonTexts.email, required: true, maxLength: 254, format: emailFormat }),
  phone: fieldProblem(phone, { name: commonTexts.phone, required: true, minDigits: 10 }),
  password: passwordProblem(secrets.password),
  confirmPassword: confirmProblem(secrets.password, secrets.confirmPassword),
})

export const toRequest = (
  user: NewUser,
  { password }: Secrets,
  accounts: readonly AccountDetails[],
): InputOf<typeof createUserAccount>['body'] => ({
  first_name: user.firstName.trim(),
  last_name: user.lastName.trim(),
  email: user.emailId.trim(),
  password,
  businessName: user.type === 'Customer' ? '' : user.businessName.trim(),
  phone: phoneDigits(user.phone),
  accounts: accounts.map((account) => ({
    parent_account_no: account.parent_account_id,
    billing_account_no: account.account_number,
    service_account_no: account.service_account_no,
    parent_account_id: account.parent_account_id,
    billing_account_id: account.account_number,
    service_account_id: account.account_id,
    account_number: account.account_number,
    service_type_code: account.service_type,
    service_address_line1: account.address_line1,
    service_address_line2: account.address_line2,
    service_address_city: account.address_city,
    service_address_state: account.address_state,
    service_address_postal_code: account.address_postal_code,
    user_type: user.type,
  })),
})
