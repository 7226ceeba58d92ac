/** Checks the email addresses and phone numbers that users enter. */
import { z } from 'zod/mini'
import * as fieldTexts from '../texts/fields'
import { emailFormat } from './fieldRules'

export const Email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: fieldTexts.required(fieldTexts.email), abort: true }),
    z.maxLength(254, { error: fieldTexts.tooLong(fieldTexts.email, 254), abort: true }),
    z.regex(emailFormat, { error: fieldTexts.invalid(fieldTexts.email) }),
  )

/** Accepts ten digits in any notation. */
export const phoneNumber = (name: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: fieldTexts.required(name), abort: true }),
      z.maxLength(24, { error: fieldTexts.badDigits(name), abort: true }),
      z.regex(/^(?:\D*\d){10}\D*$/, { error: fieldTexts.badDigits(name) }),
    )
export const PhoneNumber = phoneNumber(fieldTexts.phone)
