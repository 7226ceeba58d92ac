/** Defines the form for a new portal user: its values, its validation, and the request. */

import type { PortalUserType } from '#shared/access/portalUsers'
import type { AccountDetails, createUserAccount } from '#shared/contract/customers/portalUsers'
import { phoneDigits } from '#shared/customers/phoneNumber'
import { emailRule, fieldProblem, passwordProblem } from '#shared/fields/fieldRules'
import type { InputOf } from '#shared/http/endpoint'
import * as commonTexts from '#shared/texts/common'
import { confirmProblem } from '../../ui/plain/PasswordRules'
import { toUserAccount } from './userAccount'

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
  emailId: fieldProblem(emailId, emailRule),
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
  accounts: accounts.map((account) => toUserAccount(account, user.type)),
})
