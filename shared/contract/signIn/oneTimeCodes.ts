/**
 * Defines one-time codes and the reset of a forgotten password. They are separate from session.ts, which the sign-in
 * page loads.
 */
import { z } from 'zod/mini'
import { NewPassword, SentCode } from '../../access/credentials'
import { Email, PhoneNumber } from '../../fields/contactFields'
import { Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import * as httpTexts from '../../texts/http'

export const sendForgotPasswordCode = endpoint({
  method: 'GET',
  path: '/api/v1/communication/send-forget-otp-email',
  summary: 'Emails a one-time code for a forgotten password. The response is the same if the address is not on file.',
  access: 'public',
  query: z.object({ emailId: Email }),
  response: z.null(),
})

export const sendEmailCode = endpoint({
  method: 'POST',
  path: '/api/v1/communication/email-otp-sms',
  summary: 'Emails a one-time code that verifies an address on file.',
  access: 'public',
  query: z.object({ emailId: Email }),
  response: z.null(),
})

export const sendPhoneCode = endpoint({
  method: 'POST',
  path: '/api/v1/communication/phone-otp-sms',
  summary: 'Texts a one-time code that verifies a phone number on file.',
  access: 'public',
  query: z.object({ phoneNumber: PhoneNumber }),
  response: z.null(),
})

export const validateCode = endpoint({
  method: 'POST',
  path: '/api/v1/communication/validate-otp',
  summary:
    'Exchanges a one-time code for a password reset token, or for a short session that can add a payment method.',
  access: 'public',
  body: z
    .strictObject({
      emailId: z.optional(Email),
      phoneNumber: z.optional(PhoneNumber),
      otp: SentCode,
    })
    .check(
      z.refine((body) => (body.emailId === undefined) !== (body.phoneNumber === undefined), {
        error: httpTexts.emailOrPhone,
        path: ['emailId'],
      }),
    ),
  response: z.discriminatedUnion('purpose', [
    z.object({ purpose: z.literal('password_reset'), reset_token: z.string(), expires_at: Moment }),
    z.object({
      purpose: z.literal('payment_method'),
      token: z.string(),
      expires_at: Moment,
      customers: z.array(z.object({ crm_customer_number: z.string(), name: z.string() })),
    }),
  ]),
})

export const resetForgottenPassword = endpoint({
  method: 'POST',
  path: '/api/v1/customer/anonymous-password-reset',
  summary: 'Sets a new password after a one-time code, and ends all sessions of the user.',
  access: 'public',
  body: z.strictObject({
    user_email: Email,
    new_password: NewPassword,
    old_password: z._default(z.string().check(z.maxLength(200)), ''),
    reset_token: z.string().check(z.minLength(1), z.maxLength(100)),
  }),
  response: z.null(),
})

export const oneTimeCodes = {
  sendForgotPasswordCode,
  sendEmailCode,
  sendPhoneCode,
  validateCode,
  resetForgottenPassword,
}
