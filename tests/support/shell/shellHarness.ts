/**
 * Runs the desktop shell without Electron's binary: the built page and preload in a real Chromium, connected to the
 * really composed shell. It does not cover process isolation, event streams into the page, and everything below
 * adapters/.
 */
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { z } from 'zod/mini'
import { validateUser } from '#shared/contract/signIn/session'
import type { InvokeChannel } from '#shared/desktop/ipc'
import type { StoredSession } from '#shared/platform/platform'
import { composeShell } from '../../../electron/compose'
import { ShellConfig } from '../../../electron/config'
import { createFileLog } from '../../../electron/log/log'
import type { Machine } from '../../../electron/machine'
import { consoleOrigin } from '../../../electron/origin'
import type { QueueNotification } from '../../../electron/queue/notificationRules'
import type { Shell } from '../../../electron/shell'
import type { Database } from '../../../server/db/database'
import { portalUrl } from '../browser/browser'
import { type PaymentPage, paymentPages } from '../browser/paymentPages'
import { createSession, storeSession } from '../browser/storedSession'
import type { Person } from '../data/people'
import {
  type ChannelHandler,
  quietMachine,
  quietSaves,
  quietWindow,
  type RecordedSystem,
  recordedSystem,
} from './shellMachine'

/** Chromium does not support app: addresses. The page uses this origin, and main is told the real one. */
export const pageOrigin = 'https://console.test'

export interface TestShell {
  shell: Shell
  page: Page
  folder: string
  /** The notifications that were shown, and the effect of a click on each. */
  notified: { notice: QueueNotification; click: () => void }[]
  badges: number[]
  openedOutside: string[]
  /** The payment windows, in the order in which they were opened. */
  payments: PaymentPage[]
  /** Returns everything that the page has loaded: URLs and bodies. */
  received: () => string
  shownInFolder: string[]
  /** Changes the server's answers to main, for example to delay them. */
  onAnswer: { change: (url: string, answer: Response, signal: AbortSignal | null) => Response }
  /** Every token that the server has issued. */
  tokens: string[]
  clock: { ahead: number }
  isFocused: { value: boolean }
  logText: () => string
  /** The calls to the operating system: message boxes, menus and the clipboard. */
  system: RecordedSystem
  /** Calls main as the page would. */
  invoke: (channel: InvokeChannel, input: unknown) => Promise<unknown>
}

/** Wraps the preload as Electron's sandbox does, which only provides `electron` with these two objects. */
const preloadWith = (preload: string, origin: string): string => `{
  const listeners = new Map()
  window.__ipcEmit = (channel, value) => { for (const listener of listeners.get(channel) ?? []) listener({}, value) }
  const electron = {
    contextBridge: { exposeInMainWorld: (name, api) => { window[name] = api } },
    ipcRenderer: {
      invoke: async (channel, input) => {
        const bytes = input?.bytes instanceof Uint8Array ? { ...input, bytes: Array.from(input.bytes) } : input
        return window.__ipcInvoke(channel, bytes)
      },
      on: (channel, listener) => listeners.set(channel, [...(listeners.get(channel) ?? []), listener]),
      off: (channel, listener) => listeners.set(channel, (listeners.get(channel) ?? []).filter((one) => one !== listener)),
    },
  }
  const require = (name) => { if (name !== 'electron') throw new Error('A sandboxed preload cannot load ' + name); return electron }
  if (window === window.top && location.origin === '${origin}') { ${preload} }
}`

/** Overrides parts of the machine. */
interface TestShellOptions extends Partial<Pick<Machine, 'updates'>> {
  /** The page's origin, for a test that answers some of its requests itself (shellSockets.ts). */
  origin?: string
  /** Changes the server's answers from the start. */
  changeAnswer?: TestShell['onAnswer']['change']
}

/** Opens the shell. With a session, the server accepts any sign-in with it. */
export async function openShell(
  context: BrowserContext,
  { origin = pageOrigin, changeAnswer = (_url, answer) => answer, ...changes }: TestShellOptions = {},
  session: StoredSession | null = null,
): Promise<TestShell> {
  const asPage = (address: string): string => origin + address.slice(consoleOrigin.length)
  const asConsole = (address: string): string =>
    address.startsWith(`${origin}/`) ? consoleOrigin + address.slice(origin.length) : address
  const folder = await mkdtemp(join(tmpdir(), 'shell-'))
  const preload = await readFile(resolve('dist/shell/preload.cjs'), 'utf8')
  const page = await context.newPage()
  const clock = { ahead: 0 }
  const isFocused = { value: true }
  const notified: TestShell['notified'] = []
  const badges: number[] = []
  const openedOutside: string[] = []
  const { pages: payments, host: paymentHost } = paymentPages(context)
  const received: string[] = []
  const shownInFolder: string[] = []
  const onAnswer: TestShell['onAnswer'] = { change: changeAnswer }
  const tokens: string[] = []
  const system = recordedSystem()
  const log = createFileLog({ path: join(folder, 'logs', 'shell.log'), clock: { now: () => new Date() } })

  const machine = quietMachine({
    folder,
    // Validated like the shell's own settings, except for the address of a local server.
    config: { ...ShellConfig.parse({ portalOrigin: 'https://portal.example' }), portalOrigin: portalUrl() },
    paths: { userData: folder, renderer: resolve('dist/renderer') },
    fetch: async (url, init) => {
      const isSignIn = url.endsWith(validateUser.path)
      const answer = isSignIn && session ? signInAnswerOf(session) : await fetch(url, init)
      if (isSignIn) tokens.push(...tokensIn(await answer.clone().text()))
      return onAnswer.change(url, answer, init.signal ?? null)
    },
    clock: { now: () => new Date(Date.now() + clock.ahead) },
    log,
    saves: { ...quietSaves(folder), showInFolder: (path) => void shownInFolder.push(path) },
    payments: paymentHost,
    notifications: {
      show: async (notice, click) => {
        notified.push({ notice, click })
        return 'shown'
      },
      closeAll: () => undefined,
    },
    system,
    badge: { overlay: () => undefined, count: (count) => badges.push(count) },
    openOutside: async (url) => void openedOutside.push(url),
    ...changes,
  })

  const shell = composeShell(machine)
  const answers = new Map<string, ChannelHandler>()
  await page.exposeBinding('__ipcInvoke', ({ frame }, channel: string, input: unknown) => {
    const sender = {
      webContentsId: 1,
      frame: { url: asConsole(frame.url()), isMainFrame: frame.parentFrame() === null },
    }
    return answers.get(channel)?.(sender, ...(input === undefined || input === null ? [] : [withBytes(input)]))
  })
  await page.addInitScript(preloadWith(preload, origin))
  await page.route(`${origin}/**`, async (route) => {
    const request = route.request()
    // Playwright cannot mock an event stream into the page. Main follows its own stream.
    if (request.headers()['accept'] === 'text/event-stream') return
    const body = request.postDataBuffer()
    const response = await shell.answer(
      new Request(asConsole(request.url()), {
        method: request.method(),
        headers: request.headers(),
        ...(body && { body: Uint8Array.from(body) }),
      }),
    )
    if (response.type === 'error') return route.abort('connectionfailed')
    const headers = Object.fromEntries(response.headers)
    const bytes = Buffer.from(await response.arrayBuffer())
    received.push(request.url(), JSON.stringify(headers), bytes.toString('latin1'))
    return route.fulfill({ status: response.status, headers, body: bytes })
  })
  shell.attach(
    {
      ...quietWindow,
      isFocused: () => isFocused.value,
      bringToFront: () => {
        isFocused.value = true
      },
      // Does not wait, as in Electron; the page reports that it is ready.
      load: (address) => void page.goto(asPage(address)).catch(() => undefined),
    },
    {
      handle: (channel, answer) => answers.set(channel, answer),
      // A page that has closed, as at the end of a test, gets no messages.
      send: (channel, value) =>
        void page
          .evaluate(([name, sent]) => window.__ipcEmit?.(name, sent), [channel, value] as const)
          .catch(() => undefined),
    },
    1,
  )
  return {
    shell,
    page,
    folder,
    notified,
    badges,
    openedOutside,
    payments,
    received: () => received.join('\n'),
    shownInFolder,
    onAnswer,
    tokens,
    clock,
    isFocused,
    logText: log.text,
    system,
    invoke: async (channel, input) =>
      answers.get(channel)?.({ webContentsId: 1, frame: { url: `${consoleOrigin}/`, isMainFrame: true } }, input),
  }
}

const SignInAnswer = z.object({ data: z.object({ token: z.string(), expires_at: z.string() }) })

const signInAnswerOf = ({ token, expiresAt }: StoredSession): Response =>
  Response.json({ data: { token, expires_at: expiresAt }, messages: [], 'is-success': true })

/** The fixtures of a test that a signed-in user's shell needs. */
export interface ShellSurroundings {
  context: BrowserContext
  db: Database
}

/** Opens the shell of a user who has signed in without the form. The page finds the session when it opens. */
export async function openShellAs(
  { context, db }: ShellSurroundings,
  { email }: Pick<Person, 'email'>,
  options: TestShellOptions = {},
): Promise<TestShell> {
  const testShell = await openShell(context, options, await createSession(db, { email }))
  // Main replaces the token by a handle for the page.
  const answer = await testShell.shell.answer(
    new Request(`${consoleOrigin}${validateUser.path}`, { method: validateUser.method }),
  )
  const { data } = SignInAnswer.parse(await answer.json())
  await testShell.invoke('session:keep', { handle: data.token, keepSignedIn: false })
  const session = { token: data.token, expiresAt: data.expires_at, email }
  await storeSession(testShell.page, options.origin ?? pageOrigin, session)
  return testShell
}

declare global {
  interface Window {
    __ipcEmit?: (channel: string, value: unknown) => void
  }
}

const tokensIn = (text: string): string[] => [...text.matchAll(/"token":"([^"]+)"/g)].map(([, token]) => token ?? '')

/** Converts numbers back to bytes. Playwright's bridge only carries numbers, while Electron's carries bytes. */
function withBytes(input: unknown): unknown {
  const { bytes }: { bytes?: unknown } = Object(input)
  return Array.isArray(bytes) ? { ...Object(input), bytes: Uint8Array.from(bytes) } : input
}
