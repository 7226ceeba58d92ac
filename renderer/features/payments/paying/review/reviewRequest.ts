/** The data that a payment review starts with. */

import type { PaymentProfile } from '#shared/contract/payments/payments'
import type { Cents } from '#shared/format/money'
import { isExpired, sortMethods } from '../../methods/methodFees'
import type { OfferedMethods } from './offeredMethods'

export interface ReviewRequest {
  /** A new id starts a new review. */
  id: string
  amount: Cents
  /** The balance when the review was opened, because paying changes it. Null when unknown. */
  owed: Cents | null
  methods: OfferedMethods
  /** Notes about parts of a command that were not understood. */
  notes: readonly string[]
}

export interface Bill {
  methods: readonly PaymentProfile[]
  owed: Cents | null
  today: string
}

/** The review of the method whose Pay button was pressed. The other methods are one click away. */
export const reviewOfMethod = (
  method: PaymentProfile,
  amount: Cents,
  { methods, owed, today }: Bill,
): ReviewRequest => ({
  id: crypto.randomUUID(),
  amount,
  owed,
  methods: {
    token: method.token,
    shown: [method],
    others: sortMethods(methods, today).filter((other) => other.token !== method.token && !isExpired(other, today)),
    note: null,
  },
  notes: [],
})
