/**
 * Profiles and charges. Each decision is taken and entered in one step without waiting, so two requests cannot
 * interleave; its answer is given when the journal has it on the disk.
 */
import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Behavior, Charge, ChargeRequest, Entry, Expiry, Method, Profile } from './records'
import type { State } from './state'

export type Charging =
  /** `silent`: the money moved, and the caller is not told. */
  | { kind: 'charged'; charge: Charge; silent: boolean }
  | { kind: 'closed' }
  | { kind: 'reused' }
  | { kind: 'unknown_token' }

export interface Registration {
  customerRef: string
  method: Method
  behavior: Behavior
}

export interface Ledger {
  /** Keeps a new method and answers its token. */
  register(registration: Registration): Promise<string>
  importProfile(profile: Profile): Promise<'stored' | 'taken'>
  /** All methods of one reference belong to the other from now on. */
  handOver(from: string, to: string): Promise<void>
  forget(customerRef: string, token: string): Promise<'forgotten' | 'unknown'>
  profilesOf(customerRef: string): Promise<Profile[]>
  charge(request: ChargeRequest): Promise<Charging>
  /** The charge under a reference; without one, null, and the reference takes none from now on. */
  settle(reference: string): Promise<Charge | null>
  chargesOf(customerRef: string): Promise<Charge[]>
}

export interface Book {
  state: State
  enter: (entry: Entry) => void
  /** Resolves when everything entered so far is on the disk. */
  written: () => Promise<void>
}

export const newId = (prefix: string): string => `${prefix}_${randomBytes(24).toString('base64url')}`

export function createLedger({ state, enter, written }: Book, now: () => Date): Ledger {
  const onDisk = async <T>(answer: T): Promise<T> => {
    await written()
    return answer
  }
  const owned = (customerRef: string, token: string): Profile | null => {
    const profile = state.profile(token)
    return profile?.customer_ref === customerRef ? profile : null
  }

  const decideCharge = (request: ChargeRequest): Charging => {
    if (state.isClosed(request.reference)) return { kind: 'closed' }
    const earlier = state.charge(request.reference)
    if (earlier)
      return isSame(earlier, request) ? { kind: 'charged', charge: earlier, silent: false } : { kind: 'reused' }
    const profile = owned(request.customer_ref, request.token)
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
      return onDisk(token)
    },
    async importProfile(profile) {
      const known = state.profile(profile.token)
      if (known && known.customer_ref !== profile.customer_ref) return onDisk('taken')
      if (!isDeepStrictEqual(known, profile)) enter({ kind: 'profile', profile })
      return onDisk('stored')
    },
    async handOver(from, to) {
      if (from !== to) {
        for (const profile of state.profilesOf(from))
          enter({ kind: 'profile', profile: { ...profile, customer_ref: to } })
      }
      await written()
    },
    async forget(customerRef, token) {
      if (!owned(customerRef, token)) return onDisk('unknown')
      enter({ kind: 'forgotten', token })
      return onDisk('forgotten')
    },
    profilesOf: (customerRef) => onDisk(state.profilesOf(customerRef)),
    charge: async (request) => onDisk(decideCharge(request)),
    async settle(reference) {
      const charge = state.charge(reference)
      if (!charge && !state.isClosed(reference)) enter({ kind: 'closed', reference })
      return onDisk(charge ?? null)
    },
    chargesOf: (customerRef) => onDisk(state.chargesOf(customerRef)),
  }
}

const isSame = (charge: Charge, request: ChargeRequest): boolean =>
  charge.customer_ref === request.customer_ref &&
  charge.token === request.token &&
  charge.amount_cents === request.amount_cents

function declineReason(profile: Profile, now: Date): string {
  if (profile.behavior === 'declines') return 'Declined by the bank'
  return profile.expiry && isPast(profile.expiry, now) ? 'The card has expired' : ''
}

/** A card is good until its month ends, as seen from the United States' westernmost zone. */
export function isPast({ month, year }: Expiry, now: Date): boolean {
  const hoursBehindUtc = 12
  return now.getTime() >= Date.UTC(year, month, 1, hoursBehindUtc)
}
