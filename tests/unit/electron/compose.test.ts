/** The shell as it is put together: what the page asks reaches the part that does it, and what happens reaches the page. */
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { logout, validateUser } from '#shared/contract/session'
import { createPaymentLink } from '#shared/contract/payments'
import type { EventChannel, InvokeChannel, Reply } from '#shared/desktop/ipc'
import { defaultShellSettings } from '#shared/desktop/settings'
import { composeShell } from '../../../electron/compose'
import { ShellConfig } from '../../../electron/config'
import { createFileLog } from '../../../electron/log/log'
import type { MainWindow } from '../../../electron/machine'
import type { PaymentWindowEvents } from '../../../electron/payment/paymentWindow'
import type { Asker } from '../../../electron/ports'
import type { Spelling } from '../../../electron/windows/spelling'
import { handTimers } from '../../support/handTimers'
import { quietParts, quietWindow, recordedSystem } from '../../support/shellMachine'

const page: Asker = { webContentsId: 1, frame: { url: 'app://console/', isMainFrame: true } }
const person = '7b1d8a94-0f0f-4b8e-9d53-5f1f3f1d0001'
const other = '7b1d8a94-0f0f-4b8e-9d53-5f1f3f1d0002'
const envelope = (data: unknown) => Response.json({ data, messages: [], 'is-success': true })

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shell-'))
})
afterEach(() => rm(folder, { recursive: true }))

interface Given {
  config?: object
  stored?: object
  write?: () => void
}

function shellOf({ config = {}, stored = {}, write = () => undefined }: Given = {}) {
  const system = recordedSystem('win32')
  const { clock, after, pass } = handTimers()
  const asked: string[] = []
  const window = { zooms: [] as number[], loaded: [] as string[], done: [] as string[] }
  const spellings: Spelling[] = []
  const payments: PaymentWindowEvents[] = []
  const told: [channel: string, value: unknown][] = []
  const answers = new Map<string, (asker: Asker, ...input: unknown[]) => Promise<unknown>>()
  const server = { isReachable: true }
  const notices: string[] = []
  const focus = { is: true }
  const log = createFileLog({ path: join(folder, 'logs', 'shell.log'), clock })
  const shell = composeShell({
    config: ShellConfig.parse({ portalOrigin: 'https://portal.example', ...config }),
    info: { version: '1.2.3', system: 'win32 x64', runtime: 'Electron 45' },
    paths: { userData: folder, renderer: folder },
    readFile: (path) => readFile(path).catch(() => null),
    fetch: async (url) => {
      const { pathname } = new URL(url)
      asked.push(pathname)
      if (!server.isReachable) throw new Error('No line')
      if (pathname === '/config.json') return Response.json({})
      if (pathname === validateUser.path) return envelope({ token: 'canary', expires_at: '2999-01-01T00:00:00.000Z' })
      if (pathname === createPaymentLink.path) return envelope({ 'payment-url': 'https://pay.example/x' })
      return envelope(null)
    },
    clock,
    log,
    keychain: () => Promise.reject(new Error('Cannot autolaunch D-Bus without X11 $DISPLAY')),
    settingsFile: { read: () => stored, write },
    saves: {
      askWhere: async (suggested) => suggested,
      downloadsFolder: () => folder,
      lastFolder: () => null,
      keepFolder: () => undefined,
      showInFolder: () => undefined,
      open: async () => true,
      showProgress: () => undefined,
    },
    payments: {
      open: (_start, events) => {
        payments.push(events)
        return { focus: () => undefined, destroy: () => events.onClosed() }
      },
    },
    notifications: {
      show: async ({ body }) => {
        notices.push(body)
        return 'shown'
      },
      closeAll: () => undefined,
    },
    ...quietParts(system),
    spelling: { known: () => ['en-US'], apply: (spelling) => spellings.push(spelling) },
    updates: { newest: async () => '2.0.0' },
    openOutside: async () => undefined,
    after,
    // As long as nobody moves the time: a stream that ends at once is not followed round and round.
    rest: (_ms, signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve())),
  })
  const main: MainWindow = {
    ...quietWindow,
    isFocused: () => focus.is,
    setZoom: (zoom) => window.zooms.push(zoom),
    load: (address) => window.loaded.push(address),
    repaint: () => window.done.push('repaint'),
    bringToFront: () => window.done.push('front'),
    showMenu: (entries) => window.done.push(JSON.stringify(entries)),
    flash: () => window.done.push('flash'),
  }
  const endpoint = {
    handle: (channel: string, answer: (asker: Asker, ...input: unknown[]) => Promise<unknown>) =>
      void answers.set(channel, answer),
    send: (channel: string, value: unknown) => void told.push([channel, value]),
  }
  shell.attach(main, endpoint, 1)
  const ask = (channel: InvokeChannel, ...input: unknown[]) =>
    answers.get(channel)?.(page, ...input) as Promise<Reply<unknown>>
  const toldOf = (channel: EventChannel) => told.filter(([name]) => name === channel).map(([, value]) => value)
  async function signIn(): Promise<string> {
    const answered = await shell.answer(new Request(`app://console${validateUser.path}`, { method: 'POST' }))
    const { data }: { data: { token: string } } = await answered.json()
    await ask('session:keep', { handle: data.token, keepSignedIn: false })
    return data.token
  }
  return { shell, system, window, spellings, payments, toldOf, ask, signIn, asked, server, pass, log, notices, focus }
}

describe('the settings', () => {
  it('are applied at the start, and again when the page changes them, which everybody is told', async () => {
    const { window, system, toldOf, ask } = shellOf({ stored: { zoom: 1.5 } })
    expect(window.zooms).toEqual([1.5])
    await ask('settings:set', { zoom: 2, tray: true })
    expect(window.zooms.at(-1)).toBe(2)
    expect(system.trays).toEqual(['Care Console'])
    expect(toldOf('settings:changed')).toEqual([{ ...defaultShellSettings, zoom: 2, tray: true }])
    expect(toldOf('zoom:changed')).toEqual([])
    await ask('settings:set', { tray: false })
    await ask('settings:set', { zoom: 1 })
    expect(system.trays).toEqual(['Care Console', null])
  })

  it('let nobody name customers in notifications where administrators do not', async () => {
    const { ask } = shellOf()
    expect(await ask('settings:set', { notificationsTell: true })).toMatchObject({
      value: { notificationsTell: false },
    })
    const allowed = shellOf({ config: { mayTellInNotifications: true } })
    expect(await allowed.ask('settings:set', { notificationsTell: true })).toMatchObject({
      value: { notificationsTell: true },
    })
  })

  it('say what is left to the person', async () => {
    const { ask } = shellOf({ config: { mayStaySignedIn: false } })
    expect(await ask('app:info')).toMatchObject({
      value: { allows: { staySignedIn: false, tellInNotifications: false, spellCheck: false } },
    })
  })

  it('turn the spell check on and off', async () => {
    const { ask, spellings } = shellOf({ config: { dictionaryUrl: 'https://files.example/' } })
    expect(spellings.at(-1)?.isOn).toBe(true)
    await ask('settings:set', { spellCheck: false })
    expect(spellings.at(-1)?.isOn).toBe(false)
  })

  it('check no spelling in a language that nobody knows, and write down which', () => {
    const config = { dictionaryUrl: 'https://files.example/', spellingLanguages: ['en-US', 'xx'] }
    const { spellings, log } = shellOf({ config })
    expect(spellings).toMatchObject([{ isOn: true, languages: ['en-US'] }])
    expect(log.text()).toMatch(/spelling\.unknown.*xx/)
  })
})

describe('the zoom', () => {
  it('by the wheel is kept and said, and goes no further than it may', () => {
    const { shell, window, toldOf } = shellOf({ stored: { zoom: 2.5 } })
    shell.told.wheel('in')
    shell.told.wheel('in')
    expect(window.zooms).toEqual([2.5, 3, 3])
    expect(toldOf('zoom:changed')).toEqual([{ percent: 300 }, { percent: 300 }])
  })

  it('does not end the shell where it cannot be kept', () => {
    const full = () => {
      throw new Error('ENOSPC')
    }
    const { shell, log } = shellOf({ write: full })
    shell.told.wheel('in')
    for (const _time of [1, 2]) shell.told.processGone('GPU', 'crashed')
    expect(log.text().match(/settings\.notKept/g)).toHaveLength(2)
  })

  it('counts for every page that is loaded', () => {
    const { shell, window } = shellOf({ stored: { zoom: 1.25 } })
    shell.told.loaded()
    expect(window.zooms).toEqual([1.25, 1.25])
  })
})

describe('the page', () => {
  it('is told that it was loaded anew after it had stopped', async () => {
    const { shell, window, toldOf, ask } = shellOf()
    shell.told.pageGone('crashed')
    expect(window.loaded).toEqual(['app://console/'])
    await ask('page:ready', { userId: person })
    expect(toldOf('page:recovered')).toEqual([{}])
  })

  it('may hold on to what is unsaved, but not when main has decided to load it anew', async () => {
    const { shell, ask } = shellOf()
    await ask('page:ready', { userId: person })
    expect(shell.told.mayHold()).toBe(true)
    shell.told.pageGone('crashed')
    expect(shell.told.mayHold()).toBe(false)
  })

  it('that loads itself anew is led on only when it is there again', async () => {
    const { shell, toldOf, ask } = shellOf()
    await ask('page:ready', { userId: person })
    shell.told.started()
    shell.open('/queue')
    expect(toldOf('navigate')).toEqual([])
    await ask('page:ready', { userId: person })
    expect(toldOf('navigate')).toEqual([{ path: '/queue' }])
  })

  it('gives way to the page of a crash, which copies the details, until it is asked for again', async () => {
    const { shell, window, system } = shellOf()
    shell.told.pageGone('crashed')
    shell.told.pageGone('crashed')
    expect(window.loaded.at(-1)).toBe('app://console/shell/crashed')
    const crashed = await shell.answer(new Request('app://console/shell/crashed'))
    expect(await crashed.text()).toContain('Care Console 1.2.3')
    await shell.answer(new Request('app://console/shell/copied'))
    expect(system.copied[0]).toContain('page.gone')
  })

  it('is told when the server answers no more, and when it does again', async () => {
    const { shell, toldOf, server } = shellOf()
    const call = () => shell.answer(new Request(`app://console${logout.path}`, { method: logout.method }))
    server.isReachable = false
    await call()
    await call()
    server.isReachable = true
    await call()
    expect(toldOf('server:changed')).toEqual([{ isReachable: false }, { isReachable: true }])
  })

  it('is led where the menu says, and the window comes to the front', async () => {
    const { system, window, toldOf, ask } = shellOf()
    await ask('page:ready', { userId: person })
    const go = system.menu.find((entry) => 'label' in entry && entry.label === '&Go')
    const queue = go && 'submenu' in go ? go.submenu[1] : undefined
    if (queue && 'click' in queue) queue.click()
    expect([toldOf('navigate'), window.done]).toEqual([[{ path: '/messageQueue' }], ['front']])
  })

  it('is painted again when the machine wakes, after who was away is signed out', async () => {
    const { shell, window, toldOf, signIn, asked, pass } = shellOf()
    await signIn()
    shell.tick()
    pass(11 * 60_000)
    shell.awake()
    expect([toldOf('session:ended'), window.done]).toEqual([[{ reason: 'idle' }], ['repaint']])
    await expect.poll(() => asked).toContain(logout.path)
  })
})

describe('the session', () => {
  it('is warned about in the system’s own way while another window is in front', async () => {
    const { shell, window, notices, focus, toldOf, signIn, pass } = shellOf()
    await signIn()
    shell.tick()
    pass(9 * 60_000 + 1000)
    focus.is = false
    shell.tick()
    expect(toldOf('session:idleWarning')).toHaveLength(1)
    expect([notices, window.done]).toEqual([['You will be signed out in a minute.'], ['flash']])
  })

  it('is warned about by the page alone while somebody looks at it', async () => {
    const { shell, notices, toldOf, signIn, pass } = shellOf()
    await signIn()
    shell.tick()
    pass(9 * 60_000 + 1000)
    shell.tick()
    expect([toldOf('session:idleWarning').length, notices]).toEqual([1, []])
  })
})

describe('the details for support', () => {
  it('are copied with the state of the keychain, and hold no token', async () => {
    const { ask, system, signIn } = shellOf()
    const handle = await signIn()
    await ask('session:keep', { handle, keepSignedIn: true })
    expect(await ask('diagnostics:copy')).toEqual({ ok: true, value: null })
    expect(system.copied[0]).toContain('Keychain: memory (no-session-bus)')
    expect(system.copied[0]).not.toMatch(/canary/)
  })

  it('are saved as a file', async () => {
    const { ask } = shellOf()
    expect(await ask('diagnostics:save')).toMatchObject({ value: { status: 'saved' } })
    expect((await readdir(folder)).filter((name) => name.endsWith('.txt'))).toHaveLength(1)
  })

  it('a page is saved as a PDF in the same way', async () => {
    const { ask } = shellOf()
    expect(await ask('print:pdf')).toMatchObject({ value: { status: 'saved', fileName: /\.pdf$/ } })
  })
})

describe('the keychain', () => {
  it('is tried again when somebody asks, and what is found is told', async () => {
    const { ask, toldOf } = shellOf()
    const status = { backend: 'memory', reason: 'no-session-bus' }
    expect(await ask('secrets:retry')).toEqual({ ok: true, value: status })
    expect(toldOf('secrets:changed')).toEqual([status])
  })
})

describe('a payment', () => {
  async function paying() {
    const made = shellOf()
    const handle = await made.signIn()
    const result = made.ask('payment:start', { handle, accountNumber: 'AC-1', category: 'AP', isLegacy: false })
    await expect.poll(() => made.payments.length).toBe(1)
    return { ...made, result }
  }

  it('keeps the shell open, and the news of an update to itself, until it is over', async () => {
    const { shell, system, toldOf, ask, payments, result } = await paying()
    expect(shell.busy()).toBe('payment')
    shell.leaving.onClose({ preventDefault: () => undefined })
    await expect.poll(() => system.boxes.length).toBe(1)
    expect(system.done).toEqual([])
    expect(await ask('update:check')).toMatchObject({ value: { state: 'available' } })
    expect(toldOf('update:changed')).toEqual([])
    payments[0]?.onClosed()
    await result
    shell.tick()
    expect(toldOf('update:changed')).toMatchObject([{ version: '2.0.0' }])
  })

  it('is cancelled when somebody closes the shell all the same, and their session ends at the server', async () => {
    const { shell, system, asked, result } = await paying()
    system.press.push(1)
    shell.leaving.onClose({ preventDefault: () => undefined })
    await expect.poll(() => system.done).toEqual(['quit'])
    expect(await result).toMatchObject({ value: { status: 'cancelled' } })
    expect(asked).toContain(logout.path)
  })
})

describe('a payment whose page is gone', () => {
  it.each<[string, (made: ReturnType<typeof shellOf>, handle: string) => unknown]>([
    ['stops', ({ shell }) => shell.told.pageGone('crashed')],
    ['signs out', ({ ask }, handle) => ask('session:forget', { handle })],
    ['is that of somebody else now', ({ ask }) => ask('page:ready', { userId: other })],
    ['is loaded anew by itself', ({ ask }) => ask('page:ready', { userId: person })],
  ])('is cancelled when the page %s', async (_what, happen) => {
    const made = shellOf()
    const handle = await made.signIn()
    await made.ask('page:ready', { userId: person })
    const result = made.ask('payment:start', { handle, accountNumber: 'AC-1', category: 'AP', isLegacy: false })
    await expect.poll(() => made.payments.length).toBe(1)
    await happen(made, handle)
    expect(await result).toMatchObject({ value: { status: 'cancelled' } })
    expect(made.shell.busy()).toBeNull()
  })
})
