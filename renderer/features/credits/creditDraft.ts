/** The amounts that somebody has typed and the accounts they have chosen, over all pages; what is typed outlives a reload. */
import { useState, useSyncExternalStore } from 'react'
import type { CreditCustomer } from '#shared/contract/credits'
import { creditReasonCodes, defaultComment, defaultReason, mostPerAccount, type CreditReason } from '#shared/credits'
import { parseDollars, type Cents } from '#shared/money'
import { useDraft } from '../../session/useDraft'
import { noAmountText, typedAmount } from '../../ui/look/amounts'
import * as creditTexts from '#shared/texts/credits'

/** Some of an account: what the amounts need to be told of, on whatever page it stands. */
export type Account = Pick<CreditCustomer, 'account_no' | 'name'>

interface State {
  /** As typed, by account; none for an empty field. */
  texts: ReadonlyMap<string, { text: string; account: Account }>
  chosen: ReadonlyMap<string, Account>
}

/** Cells look at their own account only: of a page of 500, one is drawn again for a letter typed. */
export interface CreditDraft {
  subscribe: (listener: () => void) => () => void
  state: () => State
  type: (accounts: readonly Account[], text: string) => void
  choose: (accounts: readonly Account[], isChosen: boolean) => void
  clear: () => void
}

/** Null for what is above all measure. */
const measured = (cents: Cents | null): Cents | null => (cents === null || cents > mostPerAccount ? null : cents)

/** What somebody typed, as they read numbers. */
export const amountIn = (text: string): Cents | null => measured(typedAmount(text))

/** Why what was typed cannot be credited; null where it can, or nothing was typed. */
export function amountProblem(text: string): string | null {
  if (text.trim() === '' || amountIn(text) !== null) return null
  return typedAmount(text) === null ? noAmountText() : `${creditTexts.amountRange}.`
}

/** What stands in a file: written with a point, whoever brings it. */
export const amountInFile = (text: string): Cents | null => measured(parseDollars(text))

function createDraft(stored: string, keep: (stored: string) => void): CreditDraft {
  let state: State = { texts: readTexts(stored), chosen: new Map() }
  const listeners = new Set<() => void>()
  function hold(next: State): void {
    const isTyped = next.texts !== state.texts
    state = next
    if (isTyped) keep(JSON.stringify([...next.texts.values()]))
    for (const listener of listeners) listener()
  }
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: () => state,
    type: (accounts, text) => {
      const texts = new Map(state.texts)
      for (const { account_no, name } of accounts) {
        if (text.trim() === '') texts.delete(account_no)
        else texts.set(account_no, { text, account: { account_no, name } })
      }
      hold({ ...state, texts })
    },
    choose: (accounts, isChosen) => {
      const chosen = new Map(state.chosen)
      for (const account of accounts) {
        if (isChosen) chosen.set(account.account_no, account)
        else chosen.delete(account.account_no)
      }
      hold({ ...state, chosen })
    },
    clear: () => hold({ texts: new Map(), chosen: new Map() }),
  }
}

/** What was stored by this screen; anything else is as if nothing had been. */
function readTexts(stored: string): State['texts'] {
  const texts = new Map<string, { text: string; account: Account }>()
  let rows: unknown
  try {
    rows = JSON.parse(stored)
  } catch {
    return texts // Cut off by a full store.
  }
  for (const row of Array.isArray(rows) ? (rows as unknown[]) : []) {
    if (!isRow(row)) continue
    texts.set(row.account.account_no, row)
  }
  return texts
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
function isRow(value: unknown): value is { text: string; account: Account } {
  if (!isRecord(value) || typeof value['text'] !== 'string' || !isRecord(value['account'])) return false
  const { account_no, name } = value['account']
  return typeof account_no === 'string' && typeof name === 'string'
}

export interface AmountRow {
  account: Account
  text: string
  /** Null for what is not an amount, or above all measure. */
  amount: Cents | null
}

/** A page's draft: the amounts, and why they are given. */
export function useCreditDraft() {
  const kept = useDraft('credits', {
    amounts: '[]',
    reason: defaultReason as string,
    comments: defaultComment,
    key: '',
  })
  const [draft] = useState(() => createDraft(kept.values.amounts, (amounts) => kept.keep({ amounts, key: '' })))
  const { texts, chosen } = useSyncExternalStore(draft.subscribe, draft.state)
  const rows = [...texts.values()].map(({ account, text }): AmountRow => ({ account, text, amount: amountIn(text) }))
  const reason: CreditReason = creditReasonCodes.find((code) => code === kept.values.reason) ?? defaultReason
  return {
    draft,
    rows,
    chosen,
    reason,
    comments: kept.values.comments,
    setWhy: (why: { reason?: CreditReason; comments?: string }) => kept.keep({ ...why, key: '' }),
    /** The same for the same amounts, also after a lost answer or a reload: sending them again begins no second run. */
    takeKey: (): string => {
      const key = kept.latest().key || crypto.randomUUID()
      kept.keep({ key })
      return key
    },
    discard: () => {
      draft.clear()
      kept.discard()
    },
  }
}
export type UsedDraft = ReturnType<typeof useCreditDraft>

export const useText = (draft: CreditDraft, accountNo: string): string =>
  useSyncExternalStore(draft.subscribe, () => draft.state().texts.get(accountNo)?.text ?? '')

export const useIsChosen = (draft: CreditDraft, accountNo: string): boolean =>
  useSyncExternalStore(draft.subscribe, () => draft.state().chosen.has(accountNo))
