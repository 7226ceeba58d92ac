/**
 * The desktop shell without Electron's binary: the built page and the built preload in a real Chromium, tied to the
 * shell as it is composed for real. What is no part of it: the isolation of processes, streams into the page, and
 * everything below adapters/.
 */
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { z } from 'zod/mini'
import { validateUser } from '#shared/contract/session'
import type { InvokeChannel } from '#shared/desktop/ipc'
import { composeShell } from '../../electron/compose'
import type { Shell } from '../../electron/shell'
import { ShellConfig } from '../../electron/config'
import { createFileLog } from '../../electron/log/log'
import type { Machine } from '../../electron/machine'
import { consoleOrigin } from '../../electron/origin'
import type { Asker } from '../../electron/ports'
import type { Notice } from '../../electron/queue/diff'
import { holdSession } from './heldSession'
import { password, type Person } from './people'
import { paymentPages, type PaymentPage } from './paymentPages'
import { quietMachine, quietSaves, quietWindow, recordedSystem, type RecordedSystem } from './shellMachine'

/** Chromium knows no app: addresses; the page’s origin is this one, and main is told the other. */
export const pageOrigin = 'https://console.test'

export interface HarnessedShell {
  shell: Shell
  page: Page
  folder: string
  /** What was notified, with what a click on it does. */
  notified: { notice: Notice; click: () => void }[]
  badges: number[]
  openedOutside: string[]
  /** The windows of payments, in the order of their opening. */
  payments: PaymentPage[]
  /** Everything that came into the page: addresses and bodies of all that it loaded. */
  received: () => string
  shownInFolder: string[]
  /** Does something to what the server answers main, such as slowing it down. */
  onAnswer: { change: (url: string, answer: Response, signal: AbortSignal | null) => Response }
  /** Every token that the server gave. */
  tokens: string[]
  clock: { ahead: number }
  isFocused: { value: boolean }
  logText: () => string
  /** What was asked of the system: boxes, menus, the clipboard. */
  system: RecordedSystem
  /** Asks main what the page would ask it. */
  ask: (channel: InvokeChannel, input: unknown) => Promise<unknown>
}

type Answer = (asker: Asker, ...input: unknown[]) => Promise<unknown>

/** What the sandbox gives a preload: `electron` with these two, and nothing else. */
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
  const require = (name) => { if (name !== 'electron') throw new Error('The sandbox knows no ' + name); return electron }
  if (window === window.top && location.origin === '${origin}') { ${preload} }
}`

/** What a test has otherwise on its machine. */
interface ShellWishes extends Partial<Pick<Machine, 'updates'>> {
  /** Where the page is, for a test that answers some of its requests itself (shellLine.ts). */
  origin?: string
}

export async function openShell(
  context: BrowserContext,
  portalUrl: string,
  { origin = pageOrigin, ...changes }: ShellWishes = {},
): Promise<HarnessedShell> {
  const asPage = (address: string): string => origin + address.slice(consoleOrigin.length)
  const asConsole = (address: string): string =>
    address.startsWith(`${origin}/`) ? consoleOrigin + address.slice(origin.length) : address
  const folder = await mkdtemp(join(tmpdir(), 'shell-'))
  const preload = await readFile(resolve('dist/shell/preload.cjs'), 'utf8')
  const page = await context.newPage()
  const clock = { ahead: 0 }
  const isFocused = { value: true }
  const notified: HarnessedShell['notified'] = []
  const badges: number[] = []
  const openedOutside: string[] = []
  const { pages: payments, host: paymentHost } = paymentPages(context)
  const received: string[] = []
  const shownInFolder: string[] = []
  const onAnswer: HarnessedShell['onAnswer'] = { change: (_url, answer) => answer }
  const tokens: string[] = []
  const system = recordedSystem()
  const log = createFileLog({ path: join(folder, 'logs', 'shell.log'), clock: { now: () => new Date() } })

  const machine = quietMachine({
    folder,
    // Checked as the shell's own settings are, but for the address of a server on this machine.
    config: { ...ShellConfig.parse({ portalOrigin: 'https://portal.example' }), portalOrigin: portalUrl },
    paths: { userData: folder, renderer: resolve('dist/renderer') },
    fetch: async (url, init) => {
      const answer = await fetch(url, init)
      if (url.endsWith('/validate-user')) tokens.push(...tokensIn(await answer.clone().text()))
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
  const answers = new Map<string, Answer>()
  await page.exposeBinding('__ipcInvoke', ({ frame }, channel: string, input: unknown) => {
    const asker = {
      webContentsId: 1,
      frame: { url: asConsole(frame.url()), isMainFrame: frame.parentFrame() === null },
    }
    return answers.get(channel)?.(asker, ...(input === undefined || input === null ? [] : [withBytes(input)]))
  })
  await page.addInitScript(preloadWith(preload, origin))
  await page.route(`${origin}/**`, async (route) => {
    const asked = route.request()
    // A stream into the page cannot be played here; main follows its own.
    if (asked.headers()['accept'] === 'text/event-stream') return
    const body = asked.postDataBuffer()
    const answered = await shell.answer(
      new Request(asConsole(asked.url()), {
        method: asked.method(),
        headers: asked.headers(),
        ...(body && { body: Uint8Array.from(body) }),
      }),
    )
    if (answered.type === 'error') return route.abort('connectionfailed')
    const headers = Object.fromEntries(answered.headers)
    const bytes = Buffer.from(await answered.arrayBuffer())
    received.push(asked.url(), JSON.stringify(headers), bytes.toString('latin1'))
    return route.fulfill({ status: answered.status, headers, body: bytes })
  })
  shell.attach(
    {
      ...quietWindow,
      isFocused: () => isFocused.value,
      bringToFront: () => {
        isFocused.value = true
      },
      // As Electron does it: nobody waits, and the page says itself when it is there.
      load: (address) => void page.goto(asPage(address)).catch(() => undefined),
    },
    {
      handle: (channel, answer) => answers.set(channel, answer),
      // A page that has gone, as at the end of a test, hears nothing.
      send: (channel, value) =>
        void page
          .evaluate(([name, told]) => window.__ipcEmit?.(name, told), [channel, value] as const)
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
    ask: async (channel, input) =>
      answers.get(channel)?.({ webContentsId: 1, frame: { url: `${consoleOrigin}/`, isMainFrame: true } }, input),
  }
}

const SignedIn = z.object({ data: z.object({ token: z.string(), expires_at: z.string() }) })

/** The shell of somebody who has signed in: as the page does it, without its form. The page finds the session when it is opened. */
export async function openShellAs(
  context: BrowserContext,
  { email }: Pick<Person, 'email'>,
  wishes: ShellWishes = {},
): Promise<HarnessedShell> {
  const opened = await openShell(context, process.env['PORTAL_URL'] ?? '', wishes)
  const answer = await opened.shell.answer(
    new Request(`${consoleOrigin}${validateUser.path}`, {
      method: validateUser.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    }),
  )
  const { data } = SignedIn.parse(await answer.json())
  await opened.ask('session:keep', { handle: data.token, keepSignedIn: false })
  await holdSession(opened.page, pageOrigin, { token: data.token, expiresAt: data.expires_at, email })
  return opened
}

declare global {
  interface Window {
    __ipcEmit?: (channel: string, value: unknown) => void
  }
}

const tokensIn = (text: string): string[] => [...text.matchAll(/"token":"([^"]+)"/g)].map(([, token]) => token ?? '')

/** Bytes cross this bridge as numbers; Electron's own carries them as they are. */
function withBytes(input: unknown): unknown {
  const { bytes }: { bytes?: unknown } = Object(input)
  return Array.isArray(bytes) ? { ...Object(input), bytes: Uint8Array.from(bytes) } : input
}
