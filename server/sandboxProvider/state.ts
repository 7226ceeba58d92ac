/** The state that results from the journal. Only `apply` changes it, during replay and afterwards. */
import type { Charge, JournalEntry, PaymentProfile, Payout } from './records'

export interface LedgerState {
  apply(entry: JournalEntry): void
  /** Returns the shortest journal that leads to this state. */
  entries(): JournalEntry[]
  profile(token: string): PaymentProfile | undefined
  profilesOf(customerRef: string): PaymentProfile[]
  charge(reference: string): Charge | undefined
  chargesOf(customerRef: string): Charge[]
  isClosed(reference: string): boolean
  payout(reference: string): Payout | undefined
  payoutsOf(customerRef: string): Payout[]
  isPayoutClosed(reference: string): boolean
}

export function createState(): LedgerState {
  const profiles = new Map<string, PaymentProfile>()
  const tokensOf = new Map<string, Set<string>>()
  const charges = new Map<string, Charge>()
  const closedReferences = new Set<string>()
  const payouts = new Map<string, Payout>()
  const closedPayouts = new Set<string>()

  const putProfile = (profile: PaymentProfile): void => {
    const previous = profiles.get(profile.token)
    // The profile was transferred: it keeps its token under another customer reference.
    if (previous && previous.customer_ref !== profile.customer_ref)
      tokensOf.get(previous.customer_ref)?.delete(profile.token)
    profiles.set(profile.token, profile)
    const tokens = tokensOf.get(profile.customer_ref) ?? new Set()
    tokensOf.set(profile.customer_ref, tokens.add(profile.token))
  }
  const removeProfile = (token: string): void => {
    const profile = profiles.get(token)
    if (profile) tokensOf.get(profile.customer_ref)?.delete(token)
    profiles.delete(token)
  }

  return {
    apply(entry) {
      switch (entry.kind) {
        case 'profile':
          return putProfile(entry.profile)
        case 'forgotten':
          return removeProfile(entry.token)
        case 'charge':
          return void charges.set(entry.charge.reference, entry.charge)
        case 'closed':
          return void closedReferences.add(entry.reference)
        case 'payout':
          return void payouts.set(entry.payout.reference, entry.payout)
        case 'payout_closed':
          return void closedPayouts.add(entry.reference)
      }
    },
    entries: () => [
      ...Array.from(profiles.values(), (profile): JournalEntry => ({ kind: 'profile', profile })),
      ...Array.from(charges.values(), (charge): JournalEntry => ({ kind: 'charge', charge })),
      ...Array.from(closedReferences, (reference): JournalEntry => ({ kind: 'closed', reference })),
      ...Array.from(payouts.values(), (payout): JournalEntry => ({ kind: 'payout', payout })),
      ...Array.from(closedPayouts, (reference): JournalEntry => ({ kind: 'payout_closed', reference })),
    ],
    profile: (token) => profiles.get(token),
    profilesOf: (customerRef) => [...(tokensOf.get(customerRef) ?? [])].flatMap((token) => profiles.get(token) ?? []),
    charge: (reference) => charges.get(reference),
    chargesOf: (customerRef) => [...charges.values()].filter((charge) => charge.customer_ref === customerRef),
    isClosed: (reference) => closedReferences.has(reference),
    payout: (reference) => payouts.get(reference),
    payoutsOf: (customerRef) => [...payouts.values()].filter((payout) => payout.customer_ref === customerRef),
    isPayoutClosed: (reference) => closedPayouts.has(reference),
  }
}
