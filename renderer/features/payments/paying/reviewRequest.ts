/** What a payment review starts with. */
import type { PaymentProfile } from '#shared/contract/payments'
import type { Cents } from '#shared/money'
import { byFee, isExpired } from '../methods/byFee'
import type { MethodsMeant } from './methodsMeant'

/** What is asked before a payment is made. */
export interface ReviewRequest {
  /** A new one is a review of its own. */
  id: string
  amount: Cents
  /** At the time when the review was opened: paying changes it. Null when unknown. */
  owed: Cents | null
  methods: MethodsMeant
  /** What was not understood of a command. */
  remarks: readonly string[]
}

export interface Bill {
  methods: readonly PaymentProfile[]
  owed: Cents | null
  today: string
}

/** The review of a saved method whose Pay button was pressed; the other methods stay one click away. */
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
    others: byFee(methods, today).filter((other) => other.token !== method.token && !isExpired(other, today)),
    remark: null,
  },
  remarks: [],
})
