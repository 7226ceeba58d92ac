/**
 * Stored methods and charges. Each decision is made and recorded without awaiting, so that two requests cannot
 * interleave. The result is returned once the journal is on disk.
 */
import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Behavior, Charge, ChargeRequest, Expiry, JournalEntry, PaymentMethod, PaymentProfile } from './records'
import type { LedgerState } from './state'

type ChargeResult =
  /** `silent`: the money moved, but the caller gets no answer. */
  | { kind: 'charged'; charge: Charge; silent: boolean }
  | { kind: 'closed' }
  | { kind: 'reused' }
  | { kind: 'unknown_token' }

interface MethodRegistration {
  customerRef: string
  method: PaymentMethod
  behavior: Behavior
}

export interface Ledger {
  /** Stores a new method and returns its token. */
  register(registration: MethodRegistration): Promise<string>
  importProfile(profile: PaymentProfile): Promise<'stored' | 'taken'>
  /** Moves all methods of one customer reference to another. */
  transferProfiles(from: string, to: string): Promise<void>
  deleteProfile(customerRef: string, token: string): Promise<'forgotten' | 'unknown'>
  /** Replaces the expiration date of a card. That of a wallet is `fixed`. */
  updateExpiry(customerRef: string, token: string, expiry: Expiry): Promise<'updated' | 'fixed' | 'unknown'>
  profilesOf(customerRef: string): Promise<PaymentProfile[]>
  charge(request: ChargeRequest): Promise<ChargeResult>
  /** Returns the charge of a reference. Without one it returns null and closes the reference. */
  settle(reference: string): Promise<Charge | null>
  chargesOf(customerRef: string): Promise<Charge[]>
}

export interface LedgerBook {
  state: LedgerState
  enter: (entry: JournalEntry) => void
  /** Resolves when everything recorded so far is on disk. */
  written: () => Promise<void>
}

export const newId = (prefix: string): string => `${prefix}_${randomBytes(24).toString('base64url')}`

export function createLedger({ state, enter, written }: LedgerBook, now: () => Date): Ledger {
  const afterFlush = async <T>(answer: T): Promise<T> => {
    await written()
    return answer
  }
  const findOwnProfile = (customerRef: string, token: string): PaymentProfile | null => {
    const profile = state.profile(token)
    return profile?.customer_ref === customerRef ? profile : null
  }

  const decideCharge = (request: ChargeRequest): ChargeResult => {
    if (state.isClosed(request.reference)) return { kind: 'closed' }
    const earlier = state.charge(request.reference)
    if (earlier)
      return isSameCharge(earlier, request) ? { kind: 'charged', charge: earlier, silent: false } : { kind: 'reused' }
    const profile = findOwnProfile(request.customer_ref, request.token)
    if (!profile) return { kind: 'unknown_token' }

    const reason = declineReason(profile, now())
    const status = reason === '' ? 'captured' : 'declined'
    const charge: Charge = { ...request, status, reason, charge_id: newId('ch'), created_at: now().toISOString() }
    enter({ kind: 'charge', charge })
    return { kind: 'charged', charge, silent: profile.behavior === 'times_out' && status === 'captured' }
  }

  return {
    async register({ customerRef, method, behavior }) {
      const token = newId('tok')
      enter({ kind: 'profile', profile: { ...method, token, customer_ref: customerRef, behavior } })
      return afterFlush(token)
    },
    async importProfile(profile) {
      const existing = state.profile(profile.token)
      if (existing && existing.customer_ref !== profile.customer_ref) return afterFlush('taken')
      if (!isDeepStrictEqual(existing, profile)) enter({ kind: 'profile', profile })
      return afterFlush('stored')
    },
    async transferProfiles(from, to) {
      if (from !== to) {
        for (const profile of state.profilesOf(from))
          enter({ kind: 'profile', profile: { ...profile, customer_ref: to } })
      }
      await written()
    },
    async deleteProfile(customerRef, token) {
      if (!findOwnProfile(customerRef, token)) return afterFlush('unknown')
      enter({ kind: 'forgotten', token })
      return afterFlush('forgotten')
    },
    async updateExpiry(customerRef, token, expiry) {
      const profile = findOwnProfile(customerRef, token)
      if (!profile) return afterFlush('unknown')
      if (!isExpiryEditable(profile)) return afterFlush('fixed')
      enter({ kind: 'profile', profile: { ...profile, expiry } })
      return afterFlush('updated')
    },
    profilesOf: (customerRef) => afterFlush(state.profilesOf(customerRef)),
    charge: async (request) => afterFlush(decideCharge(request)),
    async settle(reference) {
      const charge = state.charge(reference)
      if (!charge && !state.isClosed(reference)) enter({ kind: 'closed', reference })
      return afterFlush(charge ?? null)
    },
    chargesOf: (customerRef) => afterFlush(state.chargesOf(customerRef)),
  }
}

/** Banks renew cards under the same number. A wallet manages the cards that it contains. */
export const isExpiryEditable = ({ category, expiry }: PaymentMethod): boolean =>
  expiry !== null && (category === 'CC' || category === 'DC')

const isSameCharge = (charge: Charge, request: ChargeRequest): boolean =>
  charge.customer_ref === request.customer_ref &&
  charge.token === request.token &&
  charge.amount_cents === request.amount_cents

function declineReason(profile: PaymentProfile, now: Date): string {
  if (profile.behavior === 'declines') return 'Declined by the bank'
  return profile.expiry && isExpired(profile.expiry, now) ? 'The card has expired' : ''
}

/** A card is valid until its month ends, with 12 hours of margin for time zones behind UTC. */
export function isExpired({ month, year }: Expiry, now: Date): boolean {
  const hoursBehindUtc = 12
  return now.getTime() >= Date.UTC(year, month, 1, hoursBehindUtc)
}
