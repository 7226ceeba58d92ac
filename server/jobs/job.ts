/**
 * Defines jobs: work that is stored in the transaction that causes it, and that any process executes afterwards. A
 * job may run more than once, because a process can die before it has recorded the end.
 */
import { z } from 'zod/mini'
import type { Services } from '../services'

/** One attempt at a job. */
interface JobAttempt {
  /** Aborted when the process stops. A long job then enqueues itself again and returns. */
  stopping: AbortSignal
}

/** The properties that are needed to store or remove a job. The code that runs it is not among them. */
export interface JobKind<P> {
  /** Unique and permanent, because stored jobs refer to it. */
  name: string
  /** At least 2: a killed process has used up an attempt. After the last one the job remains as a dead letter. */
  maxAttempts: number
  /** Of several waiting jobs with the same key, only the newest remains. */
  keyOf?: (payload: P) => string
  /** Jobs in the same queue run one after another. A job that is retried no longer holds up those behind it. */
  queueOf?: (payload: P) => string
  /** Whether someone waits at a screen for it, so that it runs before others. Of bulk jobs, these run first. */
  isUrgent?: (payload: P) => boolean
  /** Set if thousands of these jobs may be waiting. A process runs them one at a time, in a pool apart from other jobs. */
  isBulk?: boolean
}

interface JobDefinition<P> extends JobKind<P> {
  /** A stored payload is parsed with it, because another version of the portal may have written it. */
  payload: z.ZodMiniType<P>
  run(services: Services, payload: P, attempt: JobAttempt): Promise<unknown>
}

export interface Job<P> extends JobDefinition<P> {
  /** Runs the job with a payload as it was stored. */
  execute(services: Services, stored: unknown, attempt: JobAttempt): Promise<unknown>
}

export const jobKey = <P>({ name, keyOf }: JobKind<P>, payload: P): string | null =>
  keyOf ? `${name} ${keyOf(payload)}` : null

/** The job library runs jobs with the lowest number first. */
export function jobPriority<P>({ isUrgent, isBulk }: JobKind<P>, payload: P): number {
  if (isUrgent?.(payload)) return -1
  return isBulk ? 1 : 0
}

/** A job of any payload, as the worker sees it. */
export type AnyJob = Pick<Job<never>, 'name' | 'isBulk' | 'execute'>

export const defineJob = <P>(definition: JobDefinition<P>): Job<P> => ({
  ...definition,
  execute: (services, stored, attempt) => definition.run(services, z.parse(definition.payload, stored), attempt),
})
