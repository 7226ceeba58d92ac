/** What a call of the API is: plain data from which the server's checks, the client's types and the OpenAPI document come. */
import type { z } from 'zod/mini'
import type { Access } from './access'

type Schema = z.ZodMiniType

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  /** One sentence for the reader of the OpenAPI document. */
  summary: string
  /** Who may call it. Whose data it may reach is decided by the route (`server/http/ownership.ts`). */
  access: Access
  /** True when a short session after a one-time code may call it too, with the rights of its user. */
  afterCode?: boolean
  /** True when the caller may send an `Idempotency-Key` header, so that a retry has no second effect. */
  idempotent?: boolean
  /** The request is a form with one file in the field `file`; `body` checks its other fields, which are all texts. */
  takesFile?: true
  /** Where the file may be larger than usual: it is then kept on the server's disk, not in its memory, while it is looked at. */
  fileLimitBytes?: number
  params?: Schema
  query?: Schema
  body?: Schema
}

/** A call that answers JSON. */
export interface Endpoint extends Call {
  response: Schema
}

/** A call that answers a file; a failure is JSON here too. */
export interface FileEndpoint extends Call {
  /** Media type of the file; `application/octet-stream` where it depends on the file. */
  file: string
  /** The file takes data of many customers out of the console: staff need the right to export, too. */
  isExport?: true
}

/** A call whose answer does not end: server-sent events, one after the other as things happen. */
export interface EventsEndpoint extends Call {
  events: Schema
}

export type AnyEndpoint = Endpoint | FileEndpoint | EventsEndpoint

export const endpoint = <const E extends AnyEndpoint>(definition: E): E => definition

/** What a caller supplies. Query values may be left to their defaults; a body is written in the product's own units (cents). */
export type InputOf<E extends AnyEndpoint> = {
  [P in 'params' | 'query' as E[P] extends Schema ? P : never]: E[P] extends Schema ? z.input<E[P]> : never
} & {
  [P in 'body' as E[P] extends Schema ? P : never]: E[P] extends Schema ? z.output<E[P]> : never
}

/** The same parts as the server receives them: checked, decoded, with defaults filled in. */
export type ParsedOf<E extends AnyEndpoint> = {
  [P in 'params' | 'query' | 'body' as E[P] extends Schema ? P : never]: E[P] extends Schema ? z.output<E[P]> : never
}

/** The answer's `data`, in the product's own units. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>

/** One event of the answer, in the product's own units. */
export type EventOf<E extends EventsEndpoint> = z.output<E['events']>
