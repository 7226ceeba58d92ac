/** The payments that this browser has sent and whose outcome is not settled, shared by all of its tabs. Each keeps its idempotency key, so that sending it again never charges twice. */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { z } from 'zod/mini'
import { readText, removeText, writeText } from '../../../platform/storage'
import { requestTimeoutMs } from '../../../api/http'
import { keptJson } from '../../../session/keptJson'

/** The fields that make two payments of one person the same to the server. */
const payableFields = {
  billingAccount: z.string(),
  serviceAccount: z.string(),
  token: z.string(),
  amount: z.int(),
}
const Attempt = z.object({
  ...payableFields,
  key: z.string(),
  /** The tab that sent it. */
  tab: z.string(),
  /** "Visa ending in 1111" */
  methodName: z.string(),
  sentAt: z.number(),
  /** A definite answer was found; the next payment gets a new key. */
  isEnded: z.boolean(),
})
export type PaymentAttempt = z.infer<typeof Attempt>
const Attempts = z.array(Attempt)

/** After a day, the same amount with the same method is a different payment. */
const keptMs = 24 * 3_600_000

/** By who pays, not for whom: staff pay for customers, and the server knows a key by who sent it. */
const nameOf = (personId: string): string => `unsettled-payments:${personId}`

const tabIdKey = 'tab-id'

/** The id of this tab, which survives a reload. */
function thisTab(): string {
  const known = readText('session', tabIdKey)
  if (known !== null) return known
  const id = crypto.randomUUID()
  writeText('session', tabIdKey, id)
  return id
}

const listeners = new Set<() => void>()
/** The keys of payments that this tab is waiting for right now. */
const sending = new Set<string>()

const parse = (text: string | null): PaymentAttempt[] =>
  keptJson(Attempts, text ?? '[]', []).filter(({ sentAt }) => sentAt > Date.now() - keptMs)

const attemptsOf = (personId: string): PaymentAttempt[] => parse(readText('local', nameOf(personId)))

function store(personId: string, attempts: readonly PaymentAttempt[]): void {
  if (attempts.length === 0) removeText('local', nameOf(personId))
  else writeText('local', nameOf(personId), JSON.stringify(attempts))
  for (const listener of listeners) listener()
}

const isSame = (one: Payable, other: Payable): boolean =>
  one.billingAccount === other.billingAccount &&
  one.serviceAccount === other.serviceAccount &&
  one.token === other.token &&
  one.amount === other.amount

type Payable = Pick<PaymentAttempt, 'billingAccount' | 'serviceAccount' | 'token' | 'amount'>

export interface StartedAttempt {
  key: string
  /** An earlier click sent the same payment and never learned its outcome: this one goes out under its key. */
  isRepeated: boolean
}

/** Stores a payment before it is sent, so that neither a reload nor a lost answer loses its key. Outcomes of earlier payments are no longer shown from then on. */
export function startAttempt(personId: string, payment: Payable & Pick<PaymentAttempt, 'methodName'>): StartedAttempt {
  const open = attemptsOf(personId).filter(({ isEnded }) => !isEnded)
  const others = open.filter((attempt) => !isSame(attempt, payment))
  const earlier = open.find((attempt) => isSame(attempt, payment))
  const key = earlier?.key ?? crypto.randomUUID()
  sending.add(key)
  store(personId, [...others, { ...payment, key, tab: thisTab(), sentAt: Date.now(), isEnded: false }])
  return { key, isRepeated: earlier !== undefined }
}

/** The wait for an answer is over; without a definite one, the attempt stays and can be looked up. */
export function stopSending(personId: string, key: string): void {
  sending.delete(key)
  store(personId, attemptsOf(personId))
}

/** The person knows the outcome. */
export const settleAttempt = (personId: string, key: string): void =>
  store(
    personId,
    attemptsOf(personId).filter((attempt) => attempt.key !== key),
  )

/** A look-up found the outcome: the key is used up, and the notice stays until it is closed, or the next payment begins. */
export const endAttempt = (personId: string, key: string): void =>
  store(
    personId,
    attemptsOf(personId).map((attempt) => (attempt.key === key ? { ...attempt, isEnded: true } : attempt)),
  )

export type UnsettledAttempt = PaymentAttempt & {
  /** A tab is still waiting for its answer. */
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

/** Whether one of them may have been charged without the person knowing. */
export const mayBeCharged = (attempts: readonly PaymentAttempt[]): boolean => attempts.some(({ isEnded }) => !isEnded)

/** When another tab has stopped waiting for its answer. Looking a payment up before that would close its key and refuse it. */
const overdueAt = ({ tab, sentAt }: PaymentAttempt): number => (tab === thisTab() ? 0 : sentAt + requestTimeoutMs)

/** The attempts for these bills whose outcome the person does not know. */
export function useUnsettledAttempts(personId: string, billingAccounts: readonly string[]): UnsettledAttempt[] {
  const text = useSyncExternalStore(subscribe, () => readText('local', nameOf(personId)))
  const keys = useSyncExternalStore(subscribe, () => [...sending].join(' ')).split(' ')
  const attempts = parse(text).filter((attempt) => billingAccounts.includes(attempt.billingAccount))
  const now = useTimeUntil(attempts.map(overdueAt))
  return attempts.map((attempt) => ({ ...attempt, isSending: keys.includes(attempt.key) || overdueAt(attempt) > now }))
}

/** The current time, updated when each of these moments is reached. */
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
