/** Defines the steps of a registration, and the fields by which customers of the old system find their account. */
import { z } from 'zod/mini'
import * as fieldTexts from '../texts/fields'

/** A registration goes through these steps in this order. */
export const registrationSteps = ['none', 'code', 'proved', 'services', 'payment', 'done'] as const
export type RegistrationStep = (typeof registrationSteps)[number]

export const AccountNumber = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: fieldTexts.required(fieldTexts.accountNumber), abort: true }),
    z.maxLength(24, { error: fieldTexts.tooLong(fieldTexts.accountNumber, 24), abort: true }),
    z.regex(/^(?:\D*\d){8}\D*$/, { error: fieldTexts.badDigits(fieldTexts.accountNumber) }),
  )
export const PostalCode = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: fieldTexts.required(fieldTexts.zipCode), abort: true }),
    z.regex(/^\d{5}$/, { error: fieldTexts.invalid(fieldTexts.zipCode) }),
  )
