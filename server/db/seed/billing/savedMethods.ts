/** Saved payment methods. The payment provider stores them, so they are imported there after the rows are loaded. */
import { z } from 'zod/mini'
import { addDays } from '#shared/format/dates'
import { PaymentType } from '#shared/payments/paymentTypes'
import type { PayerMethod } from './payers'

/** A saved method as the provider gets it, and how its bank will respond. */
export const DemoProfile = z.object({
  customerNumber: z.string(),
  token: z.string(),
  /** The brand of the logo: VISA, MC_DEBIT, ECHECK, … */
  type: z.string(),
  category: PaymentType,
  last4: z.string(),
  holderName: z.string(),
  description: z.string(),
  expiry: z.nullable(z.object({ month: z.int(), year: z.int() })),
  behavior: z.enum(['ok', 'declines']),
})
export type DemoProfile = z.infer<typeof DemoProfile>

export type NewProfile = Pick<DemoProfile, 'type' | 'category' | 'last4' | 'description'> &
  Partial<Pick<DemoProfile, 'expiry' | 'behavior'>>

export const methodOf = ({ type, last4, category }: NewProfile): PayerMethod => ({ type, last4, category })

/** Returns an expiration date the given number of years from now. */
export const expiryIn = (today: string, years: number, month = 9): { month: number; year: number } => ({
  month,
  year: Number(today.slice(0, 4)) + years,
})

/** Returns a month that ends 30 to 60 days from now, for a card that still works but must be replaced soon. */
export const soonExpiry = (today: string): { month: number; year: number } => {
  const [year = 0, month = 0] = addDays(today, 30).split('-').map(Number)
  return { month, year }
}

const maxConcurrent = 8

/** Imports the methods into the provider, a few at a time. Throws the first failure. */
export async function importDemoProfiles(
  profiles: readonly DemoProfile[],
  importProfile: (profile: DemoProfile) => Promise<void>,
): Promise<void> {
  const queue = profiles.values()
  const worker = async () => {
    for (const profile of queue) await importProfile(profile)
  }
  await Promise.all(Array.from({ length: maxConcurrent }, worker))
}
