/** The RTK Query API. `hooksOf` creates the hooks of a noun from the contract. */
import {
  type BaseQueryFn,
  createApi,
  type MutationDefinition,
  type QueryDefinition,
} from '@reduxjs/toolkit/query/react'
import { type CacheTag, cacheTags } from '#shared/http/cacheTags'
import type { AnyEndpoint, ChangeEndpoint, Endpoint, InputOf, ReadEndpoint, ResponseOf } from '#shared/http/endpoint'
import type { Problem } from '#shared/http/errors'
import { type SendOptions, send } from './http'

export interface ApiCall {
  endpoint: Endpoint
  input: object
  options?: SendOptions
  /** Identifies what the call writes. Writes with the same key run one after the other. */
  writeKey?: string
}

/**
 * The argument of a hook: void when the call has no parts. A call that the contract marks as idempotent needs a key, under
 * which the server answers a repeated request with the first outcome.
 */
type ArgumentOf<E extends Endpoint> = E extends { idempotent: true }
  ? InputOf<E> & { idempotencyKey: string }
  : keyof InputOf<E> extends never
    ? void
    : InputOf<E>

function requestOf(endpoint: Endpoint, argument: object | void, options: SendOptions): ApiCall {
  const { idempotencyKey, ...input }: { idempotencyKey?: string } = argument ?? {}
  return { endpoint, input, options: idempotencyKey === undefined ? options : { ...options, idempotencyKey } }
}

/** Builds the request of a call, for `query:` of an endpoint definition. */
export const call =
  <E extends Endpoint>(endpoint: E, options: SendOptions = {}) =>
  (argument: ArgumentOf<E>): ApiCall =>
    requestOf(endpoint, argument, options)

/** For queries that record an account access: returning to the window must not refetch and record another one. */
export const noAutoRefetch = { refetchOnFocus: false, refetchOnReconnect: false } as const

/** The last pending write of each key. */
const pendingWrites = new Map<string, Promise<unknown>>()

function runInOrder<T>(writeKey: string, write: () => Promise<T>): Promise<T> {
  const pending = pendingWrites.get(writeKey)?.then(write) ?? write()
  pendingWrites.set(writeKey, pending)
  void pending.finally(() => {
    if (pendingWrites.get(writeKey) === pending) pendingWrites.delete(writeKey)
  })
  return pending
}

const baseQuery: BaseQueryFn<ApiCall, unknown, Problem> = ({ endpoint, input, options, writeKey }) => {
  const sendCall = () => send(endpoint, input, options)
  return writeKey === undefined ? sendCall() : runInOrder(writeKey, sendCall)
}

export const api = createApi({
  baseQuery,
  tagTypes: cacheTags,
  // Account figures change while a tab sleeps, so returning to it refetches.
  refetchOnFocus: true,
  refetchOnReconnect: true,
  endpoints: () => ({}),
})

type Query<E extends ReadEndpoint> = QueryDefinition<ArgumentOf<E>, typeof baseQuery, CacheTag, ResponseOf<E>, 'api'>
type Mutation<E extends ChangeEndpoint> = MutationDefinition<
  ArgumentOf<E>,
  typeof baseQuery,
  CacheTag,
  ResponseOf<E>,
  'api'
>

type Calls = Record<string, AnyEndpoint>

/** The definitions of the calls that have a hook. */
type DefinitionsOf<C extends Calls> = {
  [Name in keyof C as C[Name] extends ReadEndpoint | ChangeEndpoint ? Name : never]: C[Name] extends ReadEndpoint
    ? Query<C[Name]>
    : C[Name] extends ChangeEndpoint
      ? Mutation<C[Name]>
      : never
}

type RequestBuilder<E extends Endpoint> = (argument: ArgumentOf<E>) => ApiCall

interface QueryOptions<E extends ReadEndpoint>
  extends Partial<Pick<Query<E>, 'providesTags' | 'keepUnusedDataFor' | 'onQueryStarted'>> {
  query?: RequestBuilder<E>
}

interface MutationOptions<E extends ChangeEndpoint>
  extends Partial<Pick<Mutation<E>, 'invalidatesTags' | 'onQueryStarted'>> {
  query?: RequestBuilder<E>
}

/** Options of RTK Query for calls that need more than the contract defines. */
type OptionsOf<C extends Calls> = {
  [Name in keyof C as C[Name] extends ReadEndpoint | ChangeEndpoint ? Name : never]?: C[Name] extends ReadEndpoint
    ? QueryOptions<C[Name]>
    : C[Name] extends ChangeEndpoint
      ? MutationOptions<C[Name]>
      : never
}

type Build = Parameters<Parameters<typeof api.injectEndpoints>[0]['endpoints']>[0]

// The compiler cannot follow a loop over the names, so the overload states what the record contains.
function definitionsOf<C extends Calls>(build: Build, calls: C, options: OptionsOf<C>): DefinitionsOf<C>
function definitionsOf(build: Build, calls: Calls, options: Record<string, object | undefined>): object {
  const definitions: Record<string, object> = {}
  for (const [name, endpoint] of Object.entries(calls)) {
    if (!('response' in endpoint)) continue
    if (endpoint.reads) {
      definitions[name] = build.query({ query: call(endpoint), providesTags: endpoint.reads, ...options[name] })
    } else if (endpoint.changes) {
      definitions[name] = build.mutation({ query: call(endpoint), invalidatesTags: endpoint.changes, ...options[name] })
    }
  }
  return definitions
}

/** Adds the calls to the API: a query for each call that declares `reads`, a mutation for each with `changes`. */
export const hooksOf = <C extends Calls>(calls: C, options: OptionsOf<C> = {}) =>
  api.injectEndpoints({ endpoints: (build) => definitionsOf(build, calls, options) })

/** Tags for `invalidatesTags` of a call whose failure changes nothing on the page. */
export const onSuccess =
  ({ changes }: ChangeEndpoint) =>
  (_result: unknown, error: unknown) =>
    error ? [] : changes
