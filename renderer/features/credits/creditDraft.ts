/** Holds the typed amounts and the selected accounts across all pages. The amounts survive a reload. */
import { useState, useSyncExternalStore } from 'react'
import { type CreditReason, creditReasonCodes, defaultReason } from '#shared/billing/credits'
import type { CreditCustomer } from '#shared/contract/billing/credits'
import { type Cents, parseDollars } from '#shared/format/money'
import { parseJson } from '#shared/format/parseJson'
import { maxCreditPerAccount } from '#shared/http/limits'
import * as creditTexts from '#shared/texts/billing/credits'
import { takeDraftKey } from '../../domain/drafts/draftKey'
import { useDraft } from '../../domain/drafts/useDraft'
import { invalidAmountText, parseTypedAmount } from '../../ui/format/amounts'

/** The part of an account that the draft needs, on whatever page the account is. */
export type CreditAccount = Pick<CreditCustomer, 'account_no' | 'name'>

interface CreditDraftContent {
  /** The typed text by account. An empty field has no entry. */
  texts: ReadonlyMap<string, { text: string; account: CreditAccount }>
  selected: ReadonlyMap<string, CreditAccount>
}

/** A cell subscribes to its own account only, so that typing re-renders one cell on a page of 500. */
export interface CreditDraft {
  subscribe: (listener: () => void) => () => void
  getContent: () => CreditDraftContent
  setAmounts: (accounts: readonly CreditAccount[], text: string) => void
  /** Replaces all amounts, for example by proposed ones. */
  fill: (rows: readonly { account: CreditAccount; text: string }[]) => void
  select: (accounts: readonly CreditAccount[], isSelected: boolean) => void
  clear: () => void
}

/** Returns null for an amount above the maximum. */
const withinMaximum = (cents: Cents | null): Cents | null =>
  cents === null || cents > maxCreditPerAccount ? null : cents

/** Parses an amount in the person's own number format. */
export const parseAmount = (text: string): Cents | null => withinMaximum(parseTypedAmount(text))

/** Returns why the amount can't be credited, or null if it can or if the field is empty. */
export function amountProblem(text: string): string | null {
  if (text.trim() === '' || parseAmount(text) !== null) return null
  return parseTypedAmount(text) === null ? invalidAmountText() : creditTexts.amountRange
}

/** Parses an amount from a file, which always has a decimal point. */
export const parseFileAmount = (text: string): Cents | null => withinMaximum(parseDollars(text))

function createDraft(stored: string, keep: (stored: string) => void): CreditDraft {
  let state: CreditDraftContent = { texts: readTexts(stored), selected: new Map() }
  const listeners = new Set<() => void>()
  function update(next: CreditDraftContent): void {
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
    getContent: () => state,
    setAmounts: (accounts, text) => {
      const texts = new Map(state.texts)
      for (const { account_no, name } of accounts) {
        if (text.trim() === '') texts.delete(account_no)
        else texts.set(account_no, { text, account: { account_no, name } })
      }
      update({ ...state, texts })
    },
    fill: (rows) =>
      update({
        texts: new Map(
          rows.map(({ account: { account_no, name }, text }) => [account_no, { text, account: { account_no, name } }]),
        ),
        selected: new Map(),
      }),
    select: (accounts, isSelected) => {
      const selected = new Map(state.selected)
      for (const account of accounts) {
        if (isSelected) selected.set(account.account_no, account)
        else selected.delete(account.account_no)
      }
      update({ ...state, selected })
    },
    clear: () => update({ texts: new Map(), selected: new Map() }),
  }
}

/** Reads what this screen stored and ignores anything else. */
function readTexts(stored: string): CreditDraftContent['texts'] {
  const texts = new Map<string, { text: string; account: CreditAccount }>()
  // A full storage may have cut the text off.
  const rows = parseJson(stored)
  const list: unknown[] = Array.isArray(rows) ? rows : []
  for (const row of list) {
    if (!isRow(row)) continue
    texts.set(row.account.account_no, row)
  }
  return texts
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
function isRow(value: unknown): value is { text: string; account: CreditAccount } {
  if (!isRecord(value) || typeof value['text'] !== 'string' || !isRecord(value['account'])) return false
  const { account_no, name } = value['account']
  return typeof account_no === 'string' && typeof name === 'string'
}

export interface AmountRow {
  account: CreditAccount
  text: string
  /** Null for an invalid amount or one above the maximum. */
  amount: Cents | null
}

/** A stored draft may have a reason that a newer build no longer offers. */
const emptyDraft: { amounts: string; reason: string; comments: string; key: string } = {
  amounts: '[]',
  reason: defaultReason,
  comments: creditTexts.defaultComment,
  key: '',
}

/** Holds the draft of a page: the amounts and the reason for the credits. */
export function useCreditDraft() {
  const storedDraft = useDraft('credits', emptyDraft)
  const [draft] = useState(() =>
    createDraft(storedDraft.values.amounts, (amounts) => storedDraft.save({ amounts, key: '' })),
  )
  const { texts, selected } = useSyncExternalStore(draft.subscribe, draft.getContent)
  const rows = [...texts.values()].map(({ account, text }): AmountRow => ({ account, text, amount: parseAmount(text) }))
  const reason: CreditReason = creditReasonCodes.find((code) => code === storedDraft.values.reason) ?? defaultReason
  return {
    draft,
    rows,
    selected,
    reason,
    comments: storedDraft.values.comments,
    setReason: (changes: { reason?: CreditReason; comments?: string }) => storedDraft.save({ ...changes, key: '' }),
    /**
     * Returns the same key for the same amounts, even after a lost response or a reload, so that no second run starts.
     */
    takeKey: (): string => takeDraftKey(storedDraft),
    discard: () => {
      draft.clear()
      storedDraft.discard()
    },
  }
}
export type CreditDraftState = ReturnType<typeof useCreditDraft>

export const useAmountText = (draft: CreditDraft, accountNo: string): string =>
  useSyncExternalStore(draft.subscribe, () => draft.getContent().texts.get(accountNo)?.text ?? '')

export const useIsSelected = (draft: CreditDraft, accountNo: string): boolean =>
  useSyncExternalStore(draft.subscribe, () => draft.getContent().selected.has(accountNo))
