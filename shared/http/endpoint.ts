/**
 * Defines API endpoints as plain data, from which the server's checks, the client's types and the OpenAPI document are
 * built.
 */
import type { z } from 'zod/mini'
import type { Access } from '../access/access'
import type { CacheTag } from './cacheTags'

type Schema = z.ZodMiniType

/** The schemas of a request. */
export interface RequestSchemas {
  params?: Schema
  query?: Schema
  body?: Schema
}

interface EndpointBase extends RequestSchemas {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  /** The OpenAPI document shows this sentence. */
  summary: string
  /** Defines who can call the endpoint. The route checks whose data a call may touch (`server/http/customerScope.ts`). */
  access: Access
  /** True if a short session after a one-time code can call the endpoint too, with the rights of its user. */
  afterCode?: boolean
  /** Set if API keys with the right that the call requires can make it, too, or `only` they can. */
  takesKey?: true | 'only'
  /** True if the caller may send an `Idempotency-Key` header, so that a retry has no second effect. */
  idempotent?: boolean
  /** The request is a form with one file in the field `file`. `body` checks its other fields, which are all texts. */
  takesFile?: true
  /**
   * The endpoint accepts a file up to this size. The server then stores it on disk instead of in memory while checking
   * it.
   */
  fileLimitBytes?: number
}

interface JsonEndpoint extends EndpointBase {
  response: Schema
}

/** The page keeps the answer of this call, and refreshes it when a call changes one of these. Its hook is a query. */
export interface ReadEndpoint extends JsonEndpoint {
  reads: readonly CacheTag[]
  changes?: never
}

/**
 * The page refreshes what shows one of these when this call ends. It does so after a failure too, because the answer may be
 * lost, or another user may have been first. The hook of this call is a mutation.
 */
export interface ChangeEndpoint extends JsonEndpoint {
  changes: readonly CacheTag[]
  reads?: never
}

/** The page has no hook for this call, or defines its own in `renderer/api`. */
interface DirectEndpoint extends JsonEndpoint {
  reads?: never
  changes?: never
}

/** This endpoint answers with JSON. */
export type Endpoint = ReadEndpoint | ChangeEndpoint | DirectEndpoint

/** This endpoint answers with a file. A failure is JSON here too. */
export interface FileEndpoint extends EndpointBase {
  /** The media type of the file. It is `application/octet-stream` if it depends on the file. */
  file: string
  /** The file exports data of many customers, so staff need the right to export, too. */
  isExport?: true
}

/** This endpoint answers with a stream of server-sent events that stays open. */
export interface EventsEndpoint extends EndpointBase {
  events: Schema
}

export type AnyEndpoint = Endpoint | FileEndpoint | EventsEndpoint

export const endpoint = <const E extends AnyEndpoint>(definition: E): E => definition

/**
 * This is what a caller supplies. Query values with a default are optional, and a body has the product's own units
 * (cents).
 */
export type InputOf<E extends RequestSchemas> = {
  [P in 'params' | 'query' as E[P] extends Schema ? P : never]: E[P] extends Schema ? z.input<E[P]> : never
} & {
  [P in 'body' as E[P] extends Schema ? P : never]: E[P] extends Schema ? z.output<E[P]> : never
}

/** This is what the server receives: checked and decoded, with defaults filled in. */
export type ParsedOf<E extends AnyEndpoint> = {
  [P in 'params' | 'query' | 'body' as E[P] extends Schema ? P : never]: E[P] extends Schema ? z.output<E[P]> : never
}

/** This is the `data` of the answer in the product's own units. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>

/** This is one event of the answer in the product's own units. */
export type EventOf<E extends EventsEndpoint> = z.output<E['events']>
