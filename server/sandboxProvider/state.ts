/** What the journal adds up to. Only `apply` changes it, at a replay and afterwards alike. */
import type { Charge, Entry, Payout, Profile } from './records'

export interface State {
  apply(entry: Entry): void
  /** The shortest journal that leads to this state. */
  entries(): Entry[]
  profile(token: string): Profile | undefined
  profilesOf(customerRef: string): Profile[]
  charge(reference: string): Charge | undefined
  chargesOf(customerRef: string): Charge[]
  isClosed(reference: string): boolean
  payout(reference: string): Payout | undefined
  payoutsOf(customerRef: string): Payout[]
  isPayoutClosed(reference: string): boolean
}

export function createState(): State {
  const profiles = new Map<string, Profile>()
  const tokensOf = new Map<string, Set<string>>()
  const charges = new Map<string, Charge>()
  const closed = new Set<string>()
  const payouts = new Map<string, Payout>()
  const closedPayouts = new Set<string>()

  const put = (profile: Profile): void => {
    const before = profiles.get(profile.token)
    // Handed over: it keeps its token under another name.
    if (before && before.customer_ref !== profile.customer_ref) tokensOf.get(before.customer_ref)?.delete(profile.token)
    profiles.set(profile.token, profile)
    const tokens = tokensOf.get(profile.customer_ref) ?? new Set()
    tokensOf.set(profile.customer_ref, tokens.add(profile.token))
  }
  const remove = (token: string): void => {
    const profile = profiles.get(token)
    if (profile) tokensOf.get(profile.customer_ref)?.delete(token)
    profiles.delete(token)
  }

  return {
    apply(entry) {
      switch (entry.kind) {
        case 'profile':
          return put(entry.profile)
        case 'forgotten':
          return remove(entry.token)
        case 'charge':
          return void charges.set(entry.charge.reference, entry.charge)
        case 'closed':
          return void closed.add(entry.reference)
        case 'payout':
          return void payouts.set(entry.payout.reference, entry.payout)
        case 'payout_closed':
          return void closedPayouts.add(entry.reference)
      }
    },
    entries: () => [
      ...Array.from(profiles.values(), (profile): Entry => ({ kind: 'profile', profile })),
      ...Array.from(charges.values(), (charge): Entry => ({ kind: 'charge', charge })),
      ...Array.from(closed, (reference): Entry => ({ kind: 'closed', reference })),
      ...Array.from(payouts.values(), (payout): Entry => ({ kind: 'payout', payout })),
      ...Array.from(closedPayouts, (reference): Entry => ({ kind: 'payout_closed', reference })),
    ],
    profile: (token) => profiles.get(token),
    profilesOf: (customerRef) => [...(tokensOf.get(customerRef) ?? [])].flatMap((token) => profiles.get(token) ?? []),
    charge: (reference) => charges.get(reference),
    chargesOf: (customerRef) => [...charges.values()].filter((charge) => charge.customer_ref === customerRef),
    isClosed: (reference) => closed.has(reference),
    payout: (reference) => payouts.get(reference),
    payoutsOf: (customerRef) => [...payouts.values()].filter((payout) => payout.customer_ref === customerRef),
    isPayoutClosed: (reference) => closedPayouts.has(reference),
  }
}
