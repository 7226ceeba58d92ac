/** The RTK Query API. Every call of the contract becomes a hook in the file of its resource. */
import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react'
import type { Endpoint, InputOf } from '#shared/endpoint'
import type { Problem } from '#shared/errors'
import { type SendOptions, send } from './http'

export interface ApiCall {
  endpoint: Endpoint
  input: object
  options?: SendOptions
  /** Identifies what the call writes. Writes with the same key run one after the other. */
  writeKey?: string
}

/** The argument of a hook; void when the call has no parts. */
export type ArgumentOf<E extends Endpoint> = keyof InputOf<E> extends never ? void : InputOf<E>

/** Builds the request of a call, for `query:` of an endpoint definition. */
export const call =
  <E extends Endpoint>(endpoint: E, options: SendOptions = {}) =>
  (input: ArgumentOf<E>): ApiCall => ({ endpoint, input: input ?? {}, options })

/**
 * A hook argument with an idempotency key, under which the server answers a repeated request with the first outcome.
 */
export type IdempotentArgumentOf<E extends Endpoint> = InputOf<E> & { idempotencyKey: string }

/** Same as `call`, with the idempotency key of the click. */
export const idempotentCall =
  <E extends Endpoint>(endpoint: E, options: SendOptions = {}) =>
  ({ idempotencyKey, ...input }: IdempotentArgumentOf<E>): ApiCall => ({
    endpoint,
    input,
    options: { ...options, idempotencyKey },
  })

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
  tagTypes: [
    'Person',
    'Customer',
    'RecentCustomers',
    'PortalUsers',
    'Accounts',
    'Balance',
    'Payments',
    'PaymentProfiles',
    'ScheduledPayments',
    'Autopay',
    'Plans',
    'Devices',
    'Tv',
    'VoiceLines',
    'Voicemails',
    'VoiceCalls',
    'Statements',
    'Announcements',
    'Messages',
    'Comments',
    'Cases',
    'Unread',
    'TwoStep',
    'Sessions',
    'SignIns',
    'Preferences',
    'ServiceAccounts',
    'Communication',
    'MailingAddress',
    'People',
    'AccessRequests',
    'OwnAccessRequests',
    'Profile',
    'Properties',
    'Premises',
    'Communities',
    'Documents',
    'FaqFeedback',
    'Callback',
    'HelpCode',
    'Roles',
    'AccessChanges',
    'InternalUsers',
    'Registrations',
    'Credits',
    'Refunds',
    'Dunning',
    'Notices',
    'QueuedMessage',
    'QueueCount',
    'Figures',
    'Lookers',
    'QueueTeam',
    'CannedAnswers',
    'MessageLabels',
  ],
  // Account figures change while a tab sleeps, so returning to it refetches.
  refetchOnFocus: true,
  refetchOnReconnect: true,
  endpoints: () => ({}),
})
