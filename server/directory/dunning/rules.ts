/** Derives the dunning stage of a gas account from its debt, orders and holds. */

import {
  type DisconnectWork,
  type DunningStage,
  type HoldReason,
  type MoratoriumKind,
  nextActionOn,
  type OrderDays,
  pastDueAmount,
  pastDueSince,
  stageOf,
} from '#shared/billing/dunning'
import type { DunningAccount } from '#shared/contract/billing/dunning'
import { daysBetween } from '#shared/format/dates'
import type { Cents } from '#shared/format/money'

interface GasAccountFacts {
  accountNumber: string
  customerNumber: string
  name: string
  email: string
  address: string
  community: string
  isClosed: boolean
  balance: Cents
  bills: readonly { dueOn: string; charges: Cents }[]
  noticeOn: string | null
  work: DisconnectWork | null
  hold: { id: string; reason: HoldReason; heldUntil: string | null; note: string } | null
  moratorium: { kind: MoratoriumKind; endsOn: string } | null
}

export interface AccountInDunning {
  account: DunningAccount
  stage: DunningStage
  since: string | null
  pastDue: Cents
  work: DisconnectWork | null
}

export function toAccountInDunning(facts: GasAccountFacts, days: OrderDays): AccountInDunning {
  const { today } = days
  const since = pastDueSince(facts, today)
  const stage = stageOf(
    { isClosed: facts.isClosed, pastDueSince: since, noticeOn: facts.noticeOn, work: facts.work },
    today,
  )
  const activeHold = activeHoldOf(facts)
  return {
    stage,
    since,
    pastDue: pastDueAmount(facts, today),
    work: facts.work,
    account: {
      account_no: facts.accountNumber,
      crm_customer_number: facts.customerNumber,
      name: facts.name,
      email: facts.email,
      address: facts.address,
      community: facts.community,
      balance: facts.balance,
      past_due: pastDueAmount(facts, today),
      past_due_days: since === null ? 0 : daysBetween(since, today),
      stage,
      last_notice_on: facts.noticeOn,
      hold_reason: activeHold?.reason ?? null,
      hold_id: facts.hold?.id ?? null,
      held_until: activeHold?.until ?? null,
      hold_note: facts.hold?.note ?? '',
      next_action_on:
        since === null
          ? null
          : nextActionOn({ since, noticeOn: facts.noticeOn, stage }, { ...days, heldUntil: activeHold?.until }),
    },
  }
}

/** A hold placed by an agent takes precedence over a moratorium. */
function activeHoldOf({ hold, moratorium }: GasAccountFacts) {
  if (hold) return { reason: hold.reason, until: hold.heldUntil }
  return moratorium && { reason: moratorium.kind, until: moratorium.endsOn }
}

export const isWithoutGas = ({ stage }: AccountInDunning): boolean => stage === 9 || stage === 10
