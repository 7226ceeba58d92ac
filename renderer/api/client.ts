/** The store's side of the API: every call of the contract becomes a hook in the file of its noun. */
import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react'
import type { Endpoint, InputOf } from '#shared/endpoint'
import type { Problem } from '#shared/errors'
import { send, type SendOptions } from './http'

export interface Call {
  endpoint: Endpoint
  input: object
  options?: SendOptions
  /** What it writes: of two writes of the same, the second waits for the first. */
  row?: string
}

/** What a hook takes: nothing, when the call has no parts. */
export type ArgumentOf<E extends Endpoint> = keyof InputOf<E> extends never ? void : InputOf<E>

/** The request of a call, for `query:` of an endpoint definition. */
export const call =
  <E extends Endpoint>(endpoint: E, options: SendOptions = {}) =>
  (input: ArgumentOf<E>): Call => ({ endpoint, input: input ?? {}, options })

/** What a hook takes that writes once, however often it is sent: a click's own key, under which the server answers a repeated request with the first one's outcome. */
export type KeyedArgumentOf<E extends Endpoint> = InputOf<E> & { idempotencyKey: string }

/** The same as `call`, under the key of the click. */
export const keyedCall =
  <E extends Endpoint>(endpoint: E, options: SendOptions = {}) =>
  ({ idempotencyKey, ...input }: KeyedArgumentOf<E>): Call => ({
    endpoint,
    input,
    options: { ...options, idempotencyKey },
  })

/** For queries that are a look into a customer's account, each of which is recorded: coming back to the window is none. */
export const oneLook = { refetchOnFocus: false, refetchOnReconnect: false } as const

/** The last write of each row, while it is on its way. */
const writes = new Map<string, Promise<unknown>>()

function inTurn<T>(row: string, write: () => Promise<T>): Promise<T> {
  const own = writes.get(row)?.then(write) ?? write()
  writes.set(row, own)
  void own.finally(() => {
    if (writes.get(row) === own) writes.delete(row)
  })
  return own
}

const baseQuery: BaseQueryFn<Call, unknown, Problem> = ({ endpoint, input, options, row }) => {
  const sendIt = () => send(endpoint, input, options)
  return row === undefined ? sendIt() : inTurn(row, sendIt)
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
  // Figures of an account change while a tab sleeps; coming back to it asks again.
  refetchOnFocus: true,
  refetchOnReconnect: true,
  endpoints: () => ({}),
})
