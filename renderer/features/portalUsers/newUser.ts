/** Defines the form for a new portal user: its values, its validation, and the request. */
import { z } from 'zod/mini'
import type { PortalUserType } from '#shared/access/portalUsers'
import { type AccountDetails, createUserAccount } from '#shared/contract/customers/portalUsers'
import { phoneDigits } from '#shared/fields/phoneNumber'
import type { InputOf } from '#shared/http/endpoint'
import { toUserAccount } from './userAccount'

export interface NewUser {
  type: PortalUserType
  first_name: string
  last_name: string
  email: string
  phone: string
  businessName: string
}

export const emptyUser: NewUser = {
  type: 'Customer',
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  businessName: '',
}

/** Reads the details that another screen passes in the URL. */
export const readInitialUser = (search: URLSearchParams): NewUser => ({
  ...emptyUser,
  first_name: search.get('first') ?? '',
  last_name: search.get('last') ?? '',
  email: search.get('email') ?? '',
  phone: search.get('phone') ?? '',
})

export interface Secrets {
  password: string
  confirmation: string
  /** The last generated password, or empty. */
  generated: string
}

export const emptySecrets: Secrets = { password: '', confirmation: '', generated: '' }

/** Returns the password if it was generated. A typed password must not be shown. */
export const visiblePassword = ({ password, generated }: Secrets): string => (password === generated ? generated : '')

/** The part of the call that the first step asks for. */
export const newUserFields = { body: z.omit(createUserAccount.body, { accounts: true }) }

export const toUserFields = (user: NewUser & Secrets): InputOf<typeof newUserFields>['body'] => ({
  first_name: user.first_name.trim(),
  last_name: user.last_name.trim(),
  email: user.email.trim(),
  password: user.password,
  businessName: user.type === 'Customer' ? '' : user.businessName.trim(),
  phone: phoneDigits(user.phone),
})

export const toRequest = (
  user: NewUser & Secrets,
  accounts: readonly AccountDetails[],
): InputOf<typeof createUserAccount>['body'] => ({
  ...toUserFields(user),
  accounts: accounts.map((account) => toUserAccount(account, user.type)),
})
