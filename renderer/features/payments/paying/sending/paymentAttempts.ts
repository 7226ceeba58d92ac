/**
 * The sent payments without a known outcome, shared by all tabs. Each keeps its key, so a retry never charges twice.
 */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { z } from 'zod/mini'
import { requestTimeoutMs } from '../../../../api/http'
import { parseStoredJson } from '../../../../domain/drafts/storedJson'
import { readText, removeText, writeText } from '../../../../platform/storage'

/** The fields by which the server recognizes a repeated payment of one person. */
const identityFields = {
  billingAccount: z.string(),
  serviceAccount: z.string(),
  token: z.string(),
  amount: z.int(),
}
const Attempt = z.object({
  ...identityFields,
  key: z.string(),
  /** The id of the tab that sent it. */
  tab: z.string(),
  /** "Visa ending in 1111" */
  methodName: z.string(),
  sentAt: z.number(),
  /** A look-up has found the outcome. The next payment gets a new key. */
  isEnded: z.boolean(),
})
type PaymentAttempt = z.infer<typeof Attempt>
const Attempts = z.array(Attempt)

/** After a day, the same amount with the same method counts as a different payment. */
const retentionMs = 24 * 3_600_000

/** Stored per payer, not per customer: staff pay for customers, and the server ties a key to its sender. */
const storageKeyOf = (personId: string): string => `unsettled-payments:${personId}`

const tabIdKey = 'tab-id'

/** Returns the id of this tab, which survives a reload. */
function thisTab(): string {
  const storedId = readText('session', tabIdKey)
  if (storedId !== null) return storedId
  const id = crypto.randomUUID()
  writeText('session', tabIdKey, id)
  return id
}

const listeners = new Set<() => void>()
/** The keys of payments whose response this tab is waiting for. */
const sendingKeys = new Set<string>()

const parseAttempts = (text: string | null): PaymentAttempt[] =>
  parseStoredJson(Attempts, text ?? '[]', []).filter(({ sentAt }) => sentAt > Date.now() - retentionMs)

const attemptsOf = (personId: string): PaymentAttempt[] => parseAttempts(readText('local', storageKeyOf(personId)))

function storeAttempts(personId: string, attempts: readonly PaymentAttempt[]): void {
  if (attempts.length === 0) removeText('local', storageKeyOf(personId))
  else writeText('local', storageKeyOf(personId), JSON.stringify(attempts))
  for (const listener of listeners) listener()
}

const isSamePayment = (first: PaymentIdentity, second: PaymentIdentity): boolean =>
  first.billingAccount === second.billingAccount &&
  first.serviceAccount === second.serviceAccount &&
  first.token === second.token &&
  first.amount === second.amount

type PaymentIdentity = Pick<PaymentAttempt, 'billingAccount' | 'serviceAccount' | 'token' | 'amount'>

interface StartedAttempt {
  key: string
  /** An earlier click sent the same payment without learning its outcome, so this one reuses its key. */
  isRepeated: boolean
}

/**
 * Stores the payment before it is sent, so that no reload or lost response loses its key. Drops attempts with an
 * outcome.
 */
export function startAttempt(
  personId: string,
  payment: PaymentIdentity & Pick<PaymentAttempt, 'methodName'>,
): StartedAttempt {
  const open = attemptsOf(personId).filter(({ isEnded }) => !isEnded)
  const others = open.filter((attempt) => !isSamePayment(attempt, payment))
  const earlier = open.find((attempt) => isSamePayment(attempt, payment))
  const key = earlier?.key ?? crypto.randomUUID()
  sendingKeys.add(key)
  storeAttempts(personId, [...others, { ...payment, key, tab: thisTab(), sentAt: Date.now(), isEnded: false }])
  return { key, isRepeated: earlier !== undefined }
}

/** Ends the wait for a response. An attempt without a known outcome stays and can be looked up. */
export function stopSending(personId: string, key: string): void {
  sendingKeys.delete(key)
  storeAttempts(personId, attemptsOf(personId))
}

/** Removes an attempt whose outcome the person knows. */
export const removeAttempt = (personId: string, key: string): void =>
  storeAttempts(
    personId,
    attemptsOf(personId).filter((attempt) => attempt.key !== key),
  )

/** Marks the key as used up. The notice stays until the person dismisses it or pays again. */
export const markAttemptEnded = (personId: string, key: string): void =>
  storeAttempts(
    personId,
    attemptsOf(personId).map((attempt) => (attempt.key === key ? { ...attempt, isEnded: true } : attempt)),
  )

export type UnsettledAttempt = PaymentAttempt & {
  /** A tab is still waiting for the response. */
  isSending: boolean
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  window.addEventListener('storage', onChange)
  return () => {
    listeners.delete(onChange)
    window.removeEventListener('storage', onChange)
  }
}

/** Returns whether any of these may have been charged without the person knowing. */
export const mayBeCharged = (attempts: readonly PaymentAttempt[]): boolean => attempts.some(({ isEnded }) => !isEnded)

/**
 * When another tab has stopped waiting. An earlier look-up would close the key, so the server would reject the payment.
 */
const waitEndsAt = ({ tab, sentAt }: PaymentAttempt): number => (tab === thisTab() ? 0 : sentAt + requestTimeoutMs)

/** The attempts for these bills whose outcome the person does not know. */
export function useUnsettledAttempts(personId: string, billingAccounts: readonly string[]): UnsettledAttempt[] {
  const text = useSyncExternalStore(subscribe, () => readText('local', storageKeyOf(personId)))
  const keys = useSyncExternalStore(subscribe, () => [...sendingKeys].join(' ')).split(' ')
  const attempts = parseAttempts(text).filter((attempt) => billingAccounts.includes(attempt.billingAccount))
  const now = useTimeUntil(attempts.map(waitEndsAt))
  return attempts.map((attempt) => ({ ...attempt, isSending: keys.includes(attempt.key) || waitEndsAt(attempt) > now }))
}

/** Returns the current time and updates when each of these moments is reached. */
function useTimeUntil(moments: readonly number[]): number {
  const [now, setNow] = useState(() => Date.now())
  const next = Math.min(...moments.filter((moment) => moment > now))
  useEffect(() => {
    if (!Number.isFinite(next)) return
    const timer = setTimeout(() => setNow(Date.now()), next - Date.now())
    return () => clearTimeout(timer)
  }, [next])
  return now
}
