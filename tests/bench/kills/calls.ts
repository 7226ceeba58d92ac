/** Sends calls to portals that die, and remembers what they accepted. */
import { randomInt, randomUUID } from 'node:crypto'
import { z } from 'zod/mini'
import { validateUser } from '#shared/contract/signIn/session'
import { type Person, password } from '../../support/data/people'
import type { World } from '../world'
import type { Portals } from './portals'

type WorkKind =
  | 'payments'
  | 'scheduled'
  | 'autopay'
  | 'refunds'
  | 'planChanges'
  | 'creditRuns'
  | 'noticeRuns'
  | 'requests'
  | 'requestChanges'
  | 'replies'
  | 'announcements'
  | 'codes'
  | 'notes'

/** The ids of what was accepted, so that its effects must be there at the end. */
export type Accepted = Record<WorkKind, string[]>

export const nothingAccepted = (): Accepted => ({
  payments: [],
  scheduled: [],
  autopay: [],
  refunds: [],
  planChanges: [],
  creditRuns: [],
  noticeRuns: [],
  requests: [],
  requestChanges: [],
  replies: [],
  announcements: [],
  codes: [],
  notes: [],
})

/** What the load and its checks need to know of the world. */
export type LoadWorld = Pick<World, 'database' | 'provider'>

export interface Sender {
  world: LoadWorld
  portals: Pick<Portals, 'pick'>
  accepted: Accepted
  /** Counts what could not be done, such as calls without an answer. Whether they had an effect is unknown. */
  countFailure: (what: string) => void
}

const Envelope = z.object({ data: z.unknown() })

/** Returns a text from the data of an answer. */
export const textOf = (data: unknown, name: string): string =>
  z.parse(z.record(z.string(), z.unknown()), data)[name] + ''

interface CallOptions {
  method: string
  path: string
  token?: string
  body?: object
}

/** Returns the data of the answer; null if the call was rejected or got no answer. */
export async function call(
  { portals, countFailure }: Sender,
  { method, path, token, body }: CallOptions,
): Promise<{ data: unknown } | null> {
  const response = await fetch(portals.pick().url + path, {
    method,
    headers: {
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
      'idempotency-key': randomUUID(),
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => null)
  // The process can also die between the head and the body of its answer.
  const text = await response?.text().catch(() => null)
  if (!response || text === null || text === undefined) countFailure('calls without an answer')
  else if (!response.ok) countFailure(`answers with ${response.status}: ${path.split('?')[0]}`)
  return response?.ok && text ? z.parse(Envelope, JSON.parse(text)) : null
}

/** Makes a call that the load depends on. */
export async function callForSure(sender: Sender, options: CallOptions): Promise<unknown> {
  const answer = await call(sender, options)
  if (!answer) throw new Error(`${options.path} failed`)
  return answer.data
}

export const signIn = async (sender: Sender, { email }: Person): Promise<string> =>
  textOf(await callForSure(sender, { ...validateUser, body: { email, password } }), 'token')
