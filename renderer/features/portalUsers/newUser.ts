/** Defines the form for a new portal user: its values, its validation, and the request. */
import type { AccountDetails, createUserAccount } from '#shared/contract/portalUsers'
import type { InputOf } from '#shared/endpoint'
import { emailFormat, fieldProblem, passwordProblem } from '#shared/fieldRules'
import { phoneDigits } from '#shared/phoneNumber'
import type { PortalUserType } from '#shared/portalUsers'
import * as commonTexts from '#shared/texts/common'
import { confirmProblem } from '../../ui/plain/PasswordRules'

export interface NewUser {
  type: PortalUserType
  firstName: string
  lastName: string
  emailId: string
  phone: string
  businessName: string
}

export const emptyUser: NewUser = {
  type: 'Customer',
  firstName: '',
  lastName: '',
  emailId: '',
  phone: '',
  businessName: '',
}

/** Reads the details that another screen passes in the URL. */
export const readInitialUser = (address: URLSearchParams): NewUser => ({
  ...emptyUser,
  firstName: address.get('first') ?? '',
  lastName: address.get('last') ?? '',
  emailId: address.get('email') ?? '',
  phone: address.get('phone') ?? '',
})

export interface Secrets {
  password: string
  confirmPassword: string
  /** The last generated password, or empty. */
  generated: string
}

export const emptySecrets: Secrets = { password: '', confirmPassword: '', generated: '' }

/** Returns the password if it was generated. A typed password must not be shown. */
export const visiblePassword = ({ password, generated }: Secrets): string => (password === generated ? generated : '')

/** The order is that of the fields in the form. */
export const userFields = [
  'firstName',
  'lastName',
  'emailId',
  'phone',
  'businessName',
  'password',
  'confirmPassword',
] as const

export const validateUser = ({ firstName, lastName, emailId, phone }: NewUser, secrets: Secrets) => ({
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
