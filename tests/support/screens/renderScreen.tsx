/**
 * Renders the portal at an address with its real store, routes and screens. Only the server is mocked, in axios'
 * adapter.
 */

import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfigProvider } from 'antd'
import axios, { AxiosError, CanceledError, type InternalAxiosRequestConfig } from 'axios'
import { expect, vi } from 'vitest'
import { z } from 'zod/mini'
import type { AppFeature } from '#shared/access/appFeature'
import { features } from '#shared/access/features'
import { getAccountDetails, getUserDetails } from '#shared/contract/customers/customers'
import type { UserDetails } from '#shared/contract/customers/userDetails'
import { contract } from '#shared/contract/index'
import { getAppData } from '#shared/contract/signIn/session'
import type { AnyEndpoint, Endpoint, ResponseOf } from '#shared/http/endpoint'
import { type ErrorCode, errorStatus, type PasswordChange, successEnvelope } from '#shared/http/errors'
import * as sessionTexts from '#shared/texts/signIn/session'
import { Portal } from '../../../renderer/Portal'
import { storeSession } from '../../../renderer/session/storedSession'
import { defaultAnswers } from './defaultAnswers'

interface Request {
  endpoint: AnyEndpoint
  path: string
  query: Record<string, unknown>
  body: unknown
  headers: Record<string, unknown>
  /** Returns whether the page has canceled the request. */
  isCanceled: () => boolean
}

class ErrorAnswer {
  constructor(
    readonly code: ErrorCode,
    readonly message: string,
    readonly details: { fields?: Record<string, string> | undefined; data?: PasswordChange } = {},
  ) {}
}

/** Builds an error answer of the server. */
export const errorAnswer = (code: ErrorCode, message: string, fields?: Record<string, string>): ErrorAnswer =>
  new ErrorAnswer(code, message, { fields })

/** Answers that the user must first choose their own password, with the token for doing so. */
export const requirePasswordChange = (data: PasswordChange): ErrorAnswer =>
  new ErrorAnswer('password_change_required', sessionTexts.passwordChangeRequired, { data })

/** Simulates that no answer arrives. */
export const offline = Symbol('offline')

/** A file is mocked by its bytes. */
type MockOutcome<E extends AnyEndpoint> = (E extends Endpoint ? ResponseOf<E> : Blob) | ErrorAnswer | typeof offline
type MockHandler = (request: Request) => unknown

const mockHandlers = new Map<AnyEndpoint, MockHandler>()
/** Every call that reached the server, in order. */
const requests: Request[] = []

/** Mocks the server's answer to a call: data with internal field types, an error, or a function of the request. */
export function mockCall<E extends AnyEndpoint>(
  endpoint: E,
  answer: MockOutcome<E> | ((request: Request) => MockOutcome<E> | Promise<MockOutcome<E>>),
): void {
  mockHandlers.set(endpoint, typeof answer === 'function' ? (answer as MockHandler) : () => answer)
}

const isInFolder = (name: string): boolean => expect.getState().testPath?.includes(`/${name}/`) ?? false

const defaultConfig = { brandName: 'Cedar Utilities', timeZone: 'America/Chicago' }
/** The settings of all pages in `ownSettings`: another time zone, and a relay that recognizes speech. */
const ownConfig = { brandName: 'Cedar Utilities', timeZone: 'America/Denver', features: { transcription: true } }
let mockedConfig: { data: unknown } | null = null

const configOfPage = (): unknown =>
  mockedConfig ? mockedConfig.data : isInFolder('ownSettings') ? ownConfig : defaultConfig

/** Sets the content of `/config.json`, valid or not. A page reads it only once, so this is for tests in `ownPage`. */
export function mockConfig(data: unknown): void {
  if (!isInFolder('ownPage')) throw new Error('This test belongs in tests/screens/ownPage/')
  mockedConfig = { data }
}

export function resetMocks(): void {
  mockHandlers.clear()
  mockedConfig = null
  requests.length = 0
}

/** Calls that the test has not mocked, and that have no default answer. */
const unanswered = new Set<string>()

let ignoresOtherCalls = false

/** Allows calls without a mocked answer, for a test that opens pages without caring about their content. */
export function ignoreOtherCalls(): void {
  ignoresOtherCalls = true
}

/** Fails if a screen made a call that its test does not know. */
export function expectAnswers(): void {
  const calls = [...unanswered].join(', ')
  const isIgnored = ignoresOtherCalls
  unanswered.clear()
  ignoresOtherCalls = false
  if (!isIgnored) expect(calls, 'calls without a mocked answer').toBe('')
}

export const requestsOf = (endpoint: AnyEndpoint): Request[] =>
  requests.filter((request) => request.endpoint === endpoint)

const routes = Object.values(contract)
  .flatMap((noun): AnyEndpoint[] => Object.values(noun))
  .map((endpoint) => ({ endpoint, pattern: new RegExp(`^${endpoint.path.replace(/[:{]\w+}?/g, '[^/]+')}$`) }))

const endpointAt = (method: string, path: string): AnyEndpoint | undefined =>
  routes.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path))?.endpoint

/** Returns the query as the server reads it from the address. */
function queryOf(endpoint: AnyEndpoint, params: unknown): Record<string, unknown> {
  if (!endpoint.query || !(params instanceof URLSearchParams)) return {}
  return z.record(z.string(), z.unknown()).parse(z.parse(endpoint.query, Object.fromEntries(params)))
}

/** Returns the parsed JSON, or the fields of a form including its file. */
function bodyOf(data: unknown): unknown {
  if (data instanceof FormData) return Object.fromEntries(data)
  return typeof data === 'string' ? JSON.parse(data) : undefined
}

async function outcomeOf(request: Request): Promise<unknown> {
  const { endpoint, path } = request
  const handler = mockHandlers.get(endpoint)
  if (handler) return handler(request)
  if (defaultAnswers.has(endpoint)) return defaultAnswers.get(endpoint)
  unanswered.add(`${endpoint.method} ${path}`)
  return errorAnswer('not_found', `No answer is mocked for ${path}`)
}

async function answerRequest(axiosRequest: InternalAxiosRequestConfig): Promise<{ status: number; data: unknown }> {
  const path = axiosRequest.url ?? ''
  if (path === '/config.json') return { status: 200, data: configOfPage() }
  const endpoint = endpointAt((axiosRequest.method ?? 'get').toUpperCase(), path)
  if (!endpoint) throw new Error(`${axiosRequest.method} ${path} is not in the contract`)
  const request: Request = {
    endpoint,
    path,
    query: queryOf(endpoint, axiosRequest.params),
    body: bodyOf(axiosRequest.data),
    headers: axiosRequest.headers.toJSON(),
    isCanceled: () => axiosRequest.signal?.aborted ?? false,
  }
  requests.push(request)
  const outcome = await outcomeOf(request)
  if (outcome === offline) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, axiosRequest)
  if (outcome instanceof ErrorAnswer) {
    const { code, message, details } = outcome
    const envelope = { data: null, ...details, messages: [message], 'is-success': false, code, request_id: 'req-1' }
    return { status: errorStatus[code], data: envelope }
  }
  if ('file' in endpoint || 'events' in endpoint) return { status: 200, data: outcome }
  const envelope = { data: outcome, messages: [], 'is-success': true as const }
  return { status: 200, data: z.encode(successEnvelope(endpoint.response), envelope) }
}

/** Rejects when the request is aborted, as a browser does. */
const rejectOnAbort = ({ signal }: InternalAxiosRequestConfig): Promise<never> =>
  new Promise((_resolve, reject) => signal?.addEventListener?.('abort', () => reject(new CanceledError())))

axios.defaults.adapter = async (config) => {
  const { status, data } = await Promise.race([answerRequest(config), rejectOnAbort(config)])
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
export const contactDetails: ResponseOf<typeof getAccountDetails>['contact'] = { language: 'en', phones: [] }

const noAccountDetails = { contact: contactDetails, billing_accounts: [], locations: [], alerts: [] }

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

/** Mocks who is signed in and with which rights. */
export function mockSignedInUser(user: UserDetails, rights: AppFeature[] = allRights): void {
  mockCall(getUserDetails, user)
  mockCall(getAppData, rights)
  if (!mockHandlers.has(getAccountDetails)) mockCall(getAccountDetails, { ...noAccountDetails, user_id: user.user_id })
}

export const aSession = (email: string, minutes = 60) => ({
  token: `token-of-${email}`,
  expiresAt: new Date(Date.now() + minutes * 60_000).toISOString(),
  email,
})

interface RenderOptions {
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
export const staticTheme = { zeroRuntime: true, token: { motion: false } }
const animatedTheme = { zeroRuntime: true }

/** Renders the portal at an address and returns the `userEvent` instance. */
export function renderScreen(path: string, { as, rights, withMotion = false }: RenderOptions = {}) {
  window.history.replaceState(null, '', path)
  if (as) {
    mockSignedInUser(as, rights)
    storeSession(aSession(as.email_id), { keepSignedIn: false }, null)
  }
  const user = userEvent.setup({ advanceTimers: passFakeTime })
  render(
    <ConfigProvider theme={withMotion ? animatedTheme : staticTheme}>
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
