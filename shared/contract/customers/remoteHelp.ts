/** Defines the code that a customer reads out on the phone, so that customer care opens the correct account. */
import { z } from 'zod/mini'
import { OneTimeCode } from '../../access/credentials'
import { Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'

/** The digits are missing because they are only shown once. */
export const HelpCode = z.object({
  help_code_id: z.uuid(),
  expires_at: Moment,
  /** Customer care has known the account since then. It is null until an agent uses the code. */
  redeemed_at: z.nullable(Moment),
})
export type HelpCode = z.infer<typeof HelpCode>

export const getHelpCode = endpoint({
  method: 'GET',
  path: '/api/v1/help/remote-code',
  summary: 'Returns the caller’s current help code, or null.',
  access: 'signedIn',
  reads: ['HelpCode'],
  response: z.nullable(HelpCode),
})

export const makeHelpCode = endpoint({
  method: 'POST',
  path: '/api/v1/help/remote-code',
  summary: 'Creates a help code of 6 digits. It is valid once, for 15 minutes, and replaces an earlier one.',
  access: 'signedIn',
  changes: ['HelpCode'],
  response: z.object({ ...HelpCode.shape, code: z.string() }),
})

export const endHelpCode = endpoint({
  method: 'POST',
  path: '/api/v1/help/end-remote-code',
  summary: 'Cancels the caller’s help code.',
  access: 'signedIn',
  changes: ['HelpCode'],
  body: z.strictObject({ help_code_id: z.uuid() }),
  response: z.null(),
})

export const redeemHelpCode = endpoint({
  method: 'POST',
  path: '/api/v1/help/redeem-remote-code',
  summary:
    'Identifies the customer who reads out a help code. The same agent can repeat the call while the code is valid; others cannot.',
  access: 'ACTAS.write',
  changes: [],
  body: z.strictObject({ otp: OneTimeCode }),
  response: z.object({
    user_id: z.uuid(),
    first_name: z.string(),
    last_name: z.string(),
    email_id: z.string(),
    /** The user's own customer comes first. */
    crm_customer_numbers: z.array(z.string()),
    redeemed_at: Moment,
    expires_at: Moment,
  }),
})

export const remoteHelp = { getHelpCode, makeHelpCode, endHelpCode, redeemHelpCode }
