/** Defines the alerts about a user's accounts, which the dashboard shows until they are resolved. */
import { z } from 'zod/mini'
import { Dollars } from '../../billing/dollars'
import { Day } from '../../http/days'

const alertSteps = ['late_fee', 'disconnect_notice', 'disconnect'] as const
export type AlertStep = (typeof alertSteps)[number]

const account = { crm_billing_account_number: z.string() }

const declinedPayment = z.object({
  amount: Dollars,
  declined_on: Day,
  by_autopay: z.boolean(),
  /** Such as "Visa ending in 1111". */
  method: z.string(),
  /** Empty if the bank gave none. */
  reason: z.string(),
})

/** The part of a bill that isn't paid. */
export const OverdueBill = z.object({ amount: Dollars, due_date: Day })
export type OverdueBill = z.output<typeof OverdueBill>

export const AccountAlert = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('past_due'),
    ...account,
    amount: Dollars,
    /** The due date of the oldest bill that isn't paid. */
    due_date: Day,
    /** What is unpaid of each bill, oldest first. Together they are the amount. */
    bills: z.array(OverdueBill),
    /** This step follows on the day below if the bill isn't paid. Both are null if no date is set. */
    next_step: z.nullable(z.enum(alertSteps)),
    next_step_on: z.nullable(Day),
    /** The last payment, if the bank declined it. Paying the bill resolves both. */
    declined_payment: z.nullable(declinedPayment),
  }),
  /** Only for an account that is not past due. */
  z.object({ kind: z.literal('payment_declined'), ...account, ...declinedPayment.shape }),
  z.object({
    kind: z.literal('card_expiring'),
    ...account,
    /** The autopay method, such as "Visa ending in 1111". */
    method: z.string(),
    expires_on: Day,
  }),
  /** The card of a scheduled payment expires before its day, or has expired. */
  z.object({
    kind: z.literal('scheduled_card_expiring'),
    ...account,
    scheduled_payment_id: z.uuid(),
    amount: Dollars,
    pay_on: Day,
    method: z.string(),
    expires_on: Day,
  }),
  /** A mail server rejected the user's own address for good. The address is masked. */
  z.object({ kind: z.literal('email_undeliverable'), email: z.string() }),
  z.object({ kind: z.literal('request_waiting'), case_id: z.uuid(), case_no: z.string(), title: z.string() }),
])
export type AccountAlert = z.output<typeof AccountAlert>
