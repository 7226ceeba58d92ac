/** Saved payment methods. They live at the payment provider, so they are handed over to it after the rows are loaded. */
import { z } from 'zod/mini'
import { addDays } from '#shared/dates'
import { PaymentType } from '#shared/paymentTypes'
import type { Method } from './payers'

/** What the provider is told of a method, and what its bank will answer. */
export const DemoProfile = z.object({
  customerNumber: z.string(),
  token: z.string(),
  /** Brand for the logo: VISA, MC_DEBIT, ECHECK, … */
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

export const methodOf = ({ type, last4, category }: NewProfile): Method => ({ type, last4, category })

/** The month that lies so many years from now, as it is printed on a card. */
export const expiryIn = (today: string, years: number, month = 9): { month: number; year: number } => ({
  month,
  year: Number(today.slice(0, 4)) + years,
})

/** A month that ends at least 30 and at most 60 days from now: the card still pays, and is about to be replaced. */
export const soonExpiry = (today: string): { month: number; year: number } => {
  const [year = 0, month = 0] = addDays(today, 30).split('-').map(Number)
  return { month, year }
}

const atOnce = 8

/** Hands the methods to the provider, a few at a time. The first failure ends it and is thrown. */
export async function importDemoProfiles(
  profiles: readonly DemoProfile[],
  importProfile: (profile: DemoProfile) => Promise<void>,
): Promise<void> {
  const waiting = profiles.values()
  const worker = async () => {
    for (const profile of waiting) await importProfile(profile)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
