/** Defines the balance of a billing group. It is separate from payments.ts because the sign-in page loads it. */
import { z } from 'zod/mini'
import { Dollars } from '../../billing/dollars'
import { Day } from '../../http/days'

/** The wire spells the due date `paimentDue`. Our code uses `dueOn`. */
export const Balance = z.codec(
  z.object({
    unpaidBalance: Dollars,
    paimentDue: z.nullable(Day),
    autoPayDate: z.nullable(Day),
    autoPayEnabled: z.boolean(),
  }),
  z.object({
    unpaidBalance: z.int(),
    dueOn: z.nullable(Day),
    autopayOn: z.nullable(Day),
    autopayEnabled: z.boolean(),
  }),
  {
    decode: (wire) => ({
      unpaidBalance: wire.unpaidBalance,
      dueOn: wire.paimentDue,
      autopayOn: wire.autoPayDate,
      autopayEnabled: wire.autoPayEnabled,
    }),
    encode: (balance) => ({
      unpaidBalance: balance.unpaidBalance,
      paimentDue: balance.dueOn,
      autoPayDate: balance.autopayOn,
      autoPayEnabled: balance.autopayEnabled,
    }),
  },
)
export type Balance = z.output<typeof Balance>
