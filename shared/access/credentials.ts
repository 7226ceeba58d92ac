/** Checks the one-time codes and new passwords that users enter. */
import { z } from 'zod/mini'
import { passwordProblem } from '../fields/fieldRules'
import * as fieldTexts from '../texts/fields'
import { codeProblem, oneTimeCodeFormat, sentCodeFormat, sentCodeProblem } from './oneTimeCode'

export const OneTimeCode = z
  .string()
  .check(z.trim(), z.regex(oneTimeCodeFormat, { error: ({ input }) => codeProblem(String(input)) ?? '' }))

/** A user who isn't signed in received this code. After many wrong codes, it has 16 digits. */
export const SentCode = z
  .string()
  .check(z.trim(), z.regex(sentCodeFormat, { error: ({ input }) => sentCodeProblem(String(input)) ?? '' }))

export const NewPassword = z.string().check(
  z.maxLength(200, { error: fieldTexts.tooLong(fieldTexts.password, 200) }),
  z.superRefine((password, context) => {
    const message = passwordProblem(password)
    if (message) context.addIssue({ code: 'custom', message, input: password })
  }),
)
