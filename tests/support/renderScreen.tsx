/**
 * Renders the portal at an address with its real store, routes and screens. Only the server is mocked, in axios'
 * adapter.
 */
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfigProvider } from 'antd'
import axios, { AxiosError, CanceledError, type InternalAxiosRequestConfig } from 'axios'
import { vi } from 'vitest'
import { z } from 'zod/mini'
import { features } from '#shared/features'
import { listAccessRequests, listOwnAccessRequests } from '#shared/contract/accessRequests'
import { listAccessChanges } from '#shared/contract/accessChanges'
import { listActiveAnnouncements } from '#shared/contract/announcements'
import { getUserDetails, lookAtCustomer, type getAccountDetails } from '#shared/contract/customers'
import type { UserDetails } from '#shared/contract/userDetails'
import { listReceivedCredits } from '#shared/contract/payments'
import { listReceivedRefunds } from '#shared/contract/refunds'
import { listScheduledPayments } from '#shared/contract/scheduledPayments'
import { getNextBill, listStatements } from '#shared/contract/statements'
import { countUnread } from '#shared/contract/messages'
import { countQueue } from '#shared/contract/queue'
import { contract } from '#shared/contract/index'
import { getPreferences } from '#shared/contract/preferences'
import { listUpdates } from '#shared/contract/updates'
import { defaultPreferences } from '#shared/preferences'
import { getAppData, logout, type AppFeature } from '#shared/contract/session'
import type { AnyEndpoint, Endpoint, ResponseOf } from '#shared/endpoint'
import { errorStatus, successEnvelope, type ErrorCode, type PasswordChange } from '#shared/errors'
import { expectOwnPage } from './ownPage'
import { Portal } from '../../renderer/Portal'
import { storeSession } from '../../renderer/session/storedSession'
import * as sessionTexts from '#shared/texts/session'

export interface Request {
  endpoint: AnyEndpoint
  path: string
  query: Record<string, unknown>
  body: unknown
  headers: Record<string, unknown>
  /** Returns whether the page has canceled the request. */
  isBrokenOff: () => boolean
}

class Refusal {
  constructor(
    readonly code: ErrorCode,
    readonly message: string,
    readonly more: { fields?: Record<string, string> | undefined; data?: PasswordChange } = {},
  ) {}
}

/** Builds an error answer of the server. */
export const refuse = (code: ErrorCode, message: string, fields?: Record<string, string>): Refusal =>
  new Refusal(code, message, { fields })

/** Answers that the user must first choose their own password, with the token for doing so. */
export const requirePasswordChange = (data: PasswordChange): Refusal =>
  new Refusal('password_change_required', sessionTexts.passwordChangeRequired, { data })

/** Simulates that no answer arrives. */
export const offline = Symbol('offline')

/** A file is mocked by its bytes. */
type Outcome<E extends AnyEndpoint> = (E extends Endpoint ? ResponseOf<E> : Blob) | Refusal | typeof offline
type Play = (request: Request) => unknown

const plays = new Map<AnyEndpoint, Play>()
/** Every call that reached the server, in order. */
export const requests: Request[] = []

/** Mocks the server's answer to a call: data with internal field types, an error, or a function of the request. */
export function play<E extends AnyEndpoint>(
  endpoint: E,
  answer: Outcome<E> | ((request: Request) => Outcome<E> | Promise<Outcome<E>>),
): void {
  plays.set(endpoint, typeof answer === 'function' ? (answer as Play) : () => answer)
}

const usualConfig = { brandName: 'Cedar Utilities', timeZone: 'America/Chicago' }
let config: unknown = usualConfig

/** Sets the content of `/config.json`, valid or not. A page reads it only once, so this is for tests in `ownPage`. */
export function playConfig(data: unknown): void {
  expectOwnPage()
  config = data
}

export function stopPlaying(): void {
  plays.clear()
  config = usualConfig
  requests.length = 0
}

export const callsOf = (endpoint: AnyEndpoint): Request[] => requests.filter((request) => request.endpoint === endpoint)

const routes = Object.values(contract)
  .flatMap((noun): AnyEndpoint[] => Object.values(noun))
  .map((endpoint) => ({ endpoint, pattern: new RegExp(`^${endpoint.path.replace(/[:{]\w+}?/g, '[^/]+')}$`) }))

const endpointAt = (method: string, path: string): AnyEndpoint | undefined =>
  routes.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path))?.endpoint

/** Returns the parsed JSON, or the fields of a form including its file. */
function bodyOf(data: unknown): unknown {
  if (data instanceof FormData) return Object.fromEntries(data)
  return typeof data === 'string' ? JSON.parse(data) : undefined
}

async function answerOf(asked: InternalAxiosRequestConfig): Promise<{ status: number; data: unknown }> {
  const path = asked.url ?? ''
  if (path === '/config.json') return { status: 200, data: config }
  const endpoint = endpointAt((asked.method ?? 'get').toUpperCase(), path)
  if (!endpoint) throw new Error(`${asked.method} ${path} is not in the contract`)
  const request: Request = {
    endpoint,
    path,
    query: asked.params ?? {},
    body: bodyOf(asked.data),
    headers: asked.headers.toJSON(),
    isBrokenOff: () => asked.signal?.aborted ?? false,
  }
  requests.push(request)
  const outcome = await (plays.get(endpoint) ?? (() => refuse('not_found', `Nobody plays ${path}`)))(request)
  if (outcome === offline) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, asked)
  if (outcome instanceof Refusal) {
    const { code, message, more } = outcome
    const envelope = { data: null, ...more, messages: [message], 'is-success': false, code, request_id: 'req-1' }
    return { status: errorStatus[code], data: envelope }
  }
  if ('file' in endpoint || 'events' in endpoint) return { status: 200, data: outcome }
  const envelope = { data: outcome, messages: [], 'is-success': true as const }
  return { status: 200, data: z.encode(successEnvelope(endpoint.response), envelope) }
}

/** Rejects when the request is aborted, as a browser does. */
const abortOf = ({ signal }: InternalAxiosRequestConfig): Promise<never> =>
  new Promise((_resolve, reject) => signal?.addEventListener?.('abort', () => reject(new CanceledError())))

axios.defaults.adapter = async (config) => {
  const { status, data } = await Promise.race([answerOf(config), abortOf(config)])
  return { status, data, statusText: '', headers: {}, config }
}

const account = (type: 'FIBER' | 'VOIP' | 'TV' | 'GAS', premise: string, billing: string) => ({
  crm_billing_account_number: billing,
  crm_billing_group_id: `group-${billing}`,
  crm_service_account_id: `${premise}-${type}`,
  crm_service_account_number: `number-${premise}-${type}`,
  crm_customer_number: 'customer-1',
  crm_premise_id: premise,
  street_address: premise,
  service_type_code: type,
})

const address = (street: string, services: [type: 'FIBER' | 'VOIP' | 'TV' | 'GAS', billing: string][]) => ({
  street_address: street,
  city: 'Cedar Bend',
  state: 'TX',
  zip: '78610',
  crm_premise_id: street,
  services: services.map(([serviceType, billing]) => ({ serviceType, crm_billing_account_number: billing })),
})

/** The contact information in the account details. */
export const reached: ResponseOf<typeof getAccountDetails>['contact'] = { language: 'en', phones: [] }

/** A customer with fiber and gas at home and gas at a second address. */
export const aCustomer = (changes: Partial<UserDetails> = {}): UserDetails => ({
  user_id: '11111111-1111-4111-8111-111111111111',
  userTypeCode: 'CUSTOMER',
  first_name: 'Maya',
  last_name: 'Fields',
  crm_contact_id: 'contact-1',
  phone_number: '5125550142',
  email_id: 'maya@demo.example',
  user_accounts: [
    account('FIBER', '12 Larkspur Lane', '4001'),
    account('GAS', '12 Larkspur Lane', '4002'),
    account('GAS', '77 Mill Road', '4003'),
  ],
  user_address_details: [
    address('12 Larkspur Lane', [
      ['FIBER', '4001'],
      ['GAS', '4002'],
    ]),
    address('77 Mill Road', [['GAS', '4003']]),
  ],
  ...changes,
})

/** A member of customer care, who has no accounts. */
export const aStaffMember = (changes: Partial<UserDetails> = {}): UserDetails =>
  aCustomer({ userTypeCode: 'CENTRIC', user_accounts: [], user_address_details: [], ...changes })

export const allRights: AppFeature[] = features.map((name) => ({
  name,
  read: true,
  write: true,
  approve: true,
}))

const noStatements = { statements: [], total_count: 0, years: [], first_bill_date: null }

/** Mocks the calls that every signed-in screen makes. */
export function playPerson(user: UserDetails, rights: AppFeature[] = allRights): void {
  play(getUserDetails, user)
  play(getAppData, rights)
  play(logout, null)
  if (!plays.has(countUnread)) play(countUnread, { messages: 0, cases: 0 })
  if (!plays.has(listUpdates)) play(listUpdates, { updates: [], until: '2026-03-13T15:00:00.000Z' })
  if (!plays.has(countQueue)) play(countQueue, { unanswered: 0, unread: 0 })
  if (!plays.has(listAccessRequests)) play(listAccessRequests, { waiting: [], granted: [] })
  if (!plays.has(listOwnAccessRequests)) play(listOwnAccessRequests, [])
  if (!plays.has(listAccessChanges)) play(listAccessChanges, [])
  if (!plays.has(lookAtCustomer)) play(lookAtCustomer, [])
  if (!plays.has(getPreferences)) play(getPreferences, defaultPreferences)
  if (!plays.has(listActiveAnnouncements)) play(listActiveAnnouncements, [])
  if (!plays.has(listScheduledPayments)) play(listScheduledPayments, [])
  if (!plays.has(listReceivedCredits)) play(listReceivedCredits, { credits: [], total_count: 0 })
  if (!plays.has(listReceivedRefunds)) play(listReceivedRefunds, { refunds: [], total_count: 0 })
  if (!plays.has(listStatements)) play(listStatements, noStatements)
  if (!plays.has(getNextBill)) play(getNextBill, { lines: [], total: 0 })
}

export const aSession = (email: string, minutes = 60) => ({
  token: `token-of-${email}`,
  expiresAt: new Date(Date.now() + minutes * 60_000).toISOString(),
  email,
})

interface Options {
  /** The signed-in user; by default no one is signed in. */
  as?: UserDetails
  rights?: AppFeature[]
  /** Enables animations, which take time and never end in happy-dom. */
  withMotion?: boolean
}

/** Advances fake timers, so that user events take no time of a clock that the test controls. */
async function passFakeTime(ms: number): Promise<void> {
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(ms)
}

/** No test reads a style sheet, and only few depend on animations. */
const still = { zeroRuntime: true, token: { motion: false } }
const moving = { zeroRuntime: true }

/** Renders the portal at an address and returns the `userEvent` instance. */
export function renderScreen(path: string, { as, rights, withMotion = false }: Options = {}) {
  window.history.replaceState(null, '', path)
  if (as) {
    playPerson(as, rights)
    storeSession(aSession(as.email_id), { keepSignedIn: false }, null)
  }
  const user = userEvent.setup({ advanceTimers: passFakeTime })
  render(
    <ConfigProvider theme={withMotion ? moving : still}>
      <Portal />
    </ConfigProvider>,
  )
  return user
}

/** Navigates as the browser's back and forward buttons do. */
export const goTo = (path: string): void =>
  act(() => {
    window.history.pushState(null, '', path)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
