/** The shell as it starts, with Electron played: in which order it does what, and what it puts on every page. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { invokeContract } from '#shared/desktop/ipc'
import { electronDouble, type DoubleOptions, type Played } from '../../support/electronDouble'

let folder: string
const { argv, platform: ownPlatform } = process
const person = '7b1d8a94-0f0f-4b8e-9d53-5f1f3f1d0001'

/** What the shell hears of the process; the tests have ears of their own there, for errors that nobody has caught. */
const ears: NodeJS.EventEmitter = process
let heard: MockInstance<typeof ears.on>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shell-'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] })
  heard = vi.spyOn(ears, 'on')
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.resetModules()
  process.argv = argv
  Object.defineProperty(process, 'platform', { value: ownPlatform })
  for (const [event, ear] of heard.mock.calls) ears.off(event, ear)
  heard.mockRestore()
  await rm(folder, { recursive: true, force: true })
})

interface Start extends Omit<DoubleOptions, 'userData'> {
  arguments?: string[]
  portal?: string | undefined
  settings?: object
  /** What happens once it listens, before it is ready. */
  whileStarting?: (app: Played['app']) => void
}

async function started({
  arguments: given = [],
  settings = {},
  whileStarting,
  ...options
}: Start = {}): Promise<Played> {
  const { module, played } = electronDouble({ ...options, userData: folder })
  vi.doMock('electron', () => module)
  vi.doMock('electron-store', () => ({
    default: class {
      store = settings
      constructor() {
        played.calls.push('settings')
      }
      set = () => undefined
    },
  }))
  vi.doMock('electron-updater', () => ({ default: { autoUpdater: {} } }))
  vi.stubEnv('CONSOLE_API_ORIGIN', 'portal' in options ? options.portal : 'http://localhost:4000')
  process.argv = ['node', 'main', ...given]
  await import('../../../electron/main')
  whileStarting?.(played.app)
  // The module does not wait for its own start.
  const isOver = () => played.calls.some((call) => /^(quit|exit)/.test(call)) || played.windows[0]?.loaded.length === 1
  await expect.poll(isOver).toBe(true)
  return played
}

const windowOf = ({ windows: [window] }: Played) => {
  if (!window) throw new Error('No window')
  return window
}
const event = (url = '') => {
  const made = { url, isPrevented: false, preventDefault: () => void (made.isPrevented = true) }
  return made
}

describe('the start', () => {
  it('takes the lock before it opens anything, and shuts the sandbox before it is ready', async () => {
    const { calls } = await started()
    expect(calls.slice(0, 7)).toEqual([
      'lock',
      'id com.quillmere.careconsole',
      'sandbox',
      'settings',
      'scheme app {"standard":true,"secure":true,"supportFetchAPI":true,"stream":true}',
      'links careconsole',
      'ready',
    ])
  })

  it('is what Windows starts for a notification of an earlier start, and asks nothing of the kind elsewhere', async () => {
    const activators = async (platform: NodeJS.Platform) => {
      Object.defineProperty(process, 'platform', { value: platform })
      vi.resetModules()
      return (await started()).calls.filter((call) => call.startsWith('activator'))
    }
    expect(await activators('linux')).toEqual([])
    expect(await activators('win32')).toEqual(['activator {7C1E5A0B-6D0F-4E52-9B5E-2D6A3F0C8E41}'])
  })

  it('leads to the queue when Windows starts it for a notification of an earlier start', async () => {
    Object.defineProperty(process, 'platform', { value: 'win32' })
    const played = await started()
    const { webContents } = windowOf(played)
    await expect.poll(() => webContents.handlers.size).toBeGreaterThan(0)
    played.clickToast()
    await vi.advanceTimersByTimeAsync(1000)
    await webContents.ask('page:ready', { userId: person })
    expect(webContents.sent).toContainEqual(['navigate', { path: '/messageQueue' }])
  })

  it('does not happen a second time beside itself', async () => {
    const { calls, windows } = await started({ hasLock: false })
    expect([calls, windows]).toEqual([['lock', 'quit'], []])
  })

  it('does not happen when a packaged shell is to be looked into', async () => {
    const { calls, windows } = await started({ isPackaged: true, arguments: ['--remote-debugging-port=9222'] })
    expect([calls, windows]).toEqual([['exit 1'], []])
  })

  it('shows the portal, from the shell’s own address', async () => {
    const played = await started()
    expect(windowOf(played).loaded).toEqual(['app://console/'])
    expect(await played.defaultSession.answer?.(new Request('app://elsewhere/'))).toMatchObject({ status: 404 })
  })

  it('lets sockets go out as they are where no session of it is named', async () => {
    const { defaultSession } = await started()
    const url = 'wss://elsewhere.example/transcribe?token=one'
    const requestHeaders = { Origin: 'app://console' }
    const sent = new Promise((resolve) => defaultSession.sockets?.({ url, requestHeaders }, resolve))
    expect(await sent).toEqual({ requestHeaders })
  })

  it('says what is missing where nobody has said which portal', async () => {
    const played = await started({ portal: undefined })
    expect(decodeURIComponent(windowOf(played).loaded[0] ?? '')).toContain('Care Console is not set up')
    expect(windowOf(played).webContents.handlers.size).toBe(0)
    // Not the menu that Electron brings along.
    expect(played.calls).toContain('app menu')
  })

  it('does without the graphics card where it has failed before', async () => {
    expect((await started()).calls).not.toContain('no card')
    vi.resetModules()
    const { calls } = await started({ settings: { hardwareAcceleration: false } })
    expect(calls.indexOf('no card')).toBeLessThan(calls.indexOf('ready'))
    expect(calls).toContain('no card')
  })
})

describe('the page', () => {
  it('has every channel of the contract, on its own window alone', async () => {
    const { handlers } = windowOf(await started()).webContents
    expect([...handlers.keys()].toSorted()).toEqual(Object.keys(invokeContract).toSorted())
  })

  it('downloads nothing past the saving of the shell', async () => {
    const { defaultSession } = await started()
    const download = event('blob:app://console/1')
    defaultSession.emit('will-download', download)
    expect(download.isPrevented).toBe(true)
  })

  it('is kept from the machine', async () => {
    const { options } = windowOf(await started())
    expect(options.webPreferences).toMatchObject({ sandbox: true, contextIsolation: true, nodeIntegration: false })
    expect(options.webPreferences?.preload).toMatch(/preload\.cjs$/)
  })

  it.each(['will-navigate', 'will-redirect', 'will-frame-navigate'])('stays on the portal: %s', async (step) => {
    const { webContents } = windowOf(await started())
    const [away, home] = [event('https://evil.example/'), event('app://console/home')]
    webContents.emit(step, away)
    webContents.emit(step, home)
    expect([away.isPrevented, home.isPrevented]).toEqual([true, false])
  })

  it.each([
    ['tel:+15550100', 'tel:+15550100'],
    ['mailto:ada@example.com', 'mailto:ada@example.com'],
    ['https://help.example/start', 'https://help.example/start'],
  ])('hands a link that leads out of the portal to the system, once: %s', async (link, opened) => {
    const played = await started()
    windowOf(played).webContents.follow(link)
    expect(played.calls.filter((call) => call.startsWith('outside'))).toEqual([`outside ${opened}`])
  })

  it('hands nothing to the system that is unsafe, or that a frame asks for', async () => {
    const played = await started()
    windowOf(played).webContents.follow('file:///etc/passwd')
    windowOf(played).webContents.follow('https://somebody:secret@evil.example/')
    windowOf(played).webContents.follow('tel:+15550100', false)
    expect(played.calls.filter((call) => call.startsWith('outside'))).toEqual([])
  })

  it('is still led where a notification leads after a click on a phone number', async () => {
    const played = await started()
    const { webContents } = windowOf(played)
    await webContents.ask('page:ready', { userId: person })
    webContents.follow('tel:+15550100')
    played.app.emit('second-instance', {}, ['exe', 'careconsole://queue'])
    expect(webContents.sent).toContainEqual(['navigate', { path: '/messageQueue' }])
  })

  it('is still asked about unsaved text after a click on an email address', async () => {
    const played = await started()
    const { webContents } = windowOf(played)
    await webContents.ask('page:unsaved', { isUnsaved: true })
    webContents.follow('mailto:ada@example.com')
    windowOf(played).emit('close', event())
    expect(played.boxes).toHaveLength(1)
  })

  it('is led on only when it listens again after it was loaded anew', async () => {
    const played = await started()
    const { webContents } = windowOf(played)
    await webContents.ask('page:ready', { userId: person })
    webContents.follow('app://console/home')
    played.app.emit('second-instance', {}, ['exe', 'careconsole://queue'])
    const isLed = () => webContents.sent.some(([channel]) => channel === 'navigate')
    expect(isLed()).toBe(false)
    await webContents.ask('page:ready', { userId: person })
    expect(isLed()).toBe(true)
  })

  it('opens no window: what is safe goes to the system, the rest nowhere', async () => {
    const played = await started()
    const { openHandler } = windowOf(played).webContents
    expect(openHandler?.({ url: 'https://help.example/' })).toEqual({ action: 'deny' })
    expect(openHandler?.({ url: 'file:///etc/passwd' })).toEqual({ action: 'deny' })
    expect(played.calls.filter((call) => call.startsWith('outside'))).toEqual(['outside https://help.example/'])
  })

  it('holds no view of another page', async () => {
    const attached = event()
    windowOf(await started()).webContents.emit('will-attach-webview', attached)
    expect(attached.isPrevented).toBe(true)
  })

  it('is loaded anew when it stops', async () => {
    const window = windowOf(await started())
    window.webContents.emit('render-process-gone', {}, { reason: 'crashed' })
    expect(window.loaded).toEqual(['app://console/', 'app://console/'])
  })

  it('is painted again when the machine wakes', async () => {
    const played = await started()
    let painted = 0
    windowOf(played).webContents.on('painted', () => (painted += 1))
    played.power.emit('resume')
    played.power.emit('unlock-screen')
    expect(painted).toBe(2)
  })
})

describe('the session of the page', () => {
  it('is asked for permissions in both ways, and answers alike', async () => {
    const { defaultSession } = await started()
    const asked = { requestingUrl: 'app://console/', isMainFrame: true }
    const answered: boolean[] = []
    for (const permission of ['notifications', 'geolocation', 'media']) {
      defaultSession.request?.(null, permission, (may) => answered.push(may), { ...asked, mediaTypes: ['video'] })
    }
    await expect.poll(() => answered).toEqual([true, false, false])
    expect(defaultSession.check?.(null, 'notifications', '', asked)).toBe(true)
    expect(defaultSession.check?.(null, 'notifications', '', { isMainFrame: true })).toBe(false)
    expect(defaultSession.check?.(null, 'geolocation', '', asked)).toBe(false)
  })

  it('gives the microphone to the portal’s own page, and a camera or another page nothing', async () => {
    const { defaultSession } = await started()
    const own = { requestingUrl: 'app://console/home', isMainFrame: true }
    const requests = [
      { ...own, mediaTypes: ['audio'] },
      { ...own, mediaTypes: ['video'] },
      { ...own, mediaTypes: ['audio', 'video'] },
      { ...own, isMainFrame: false, mediaTypes: ['audio'] },
      { ...own, requestingUrl: 'https://evil.example/', mediaTypes: ['audio'] },
    ]
    const answered = requests.map(
      (asked) => new Promise((resolve) => defaultSession.request?.(null, 'media', resolve, asked)),
    )
    expect(await Promise.all(answered)).toEqual([true, false, false, false, false])
    const check = (asked: object) => defaultSession.check?.(null, 'media', '', { ...own, ...asked })
    expect([check({ mediaType: 'audio' }), check({ mediaType: 'video' }), check({})]).toEqual([true, false, false])
    expect(check({ mediaType: 'audio', requestingUrl: 'https://evil.example/' })).toBe(false)
  })

  it('hands out no device, signs in nowhere by itself, and fetches no dictionary', async () => {
    const { calls } = (await started()).defaultSession
    expect(calls).toEqual(expect.arrayContaining(['devices false', 'ntlm ""']))
    expect(calls.filter((call) => /^(dictionaries|languages)/.test(call))).toEqual([])
  })

  it('chooses nobody’s certificate, and trusts none that the system does not', async () => {
    const { app } = await started()
    const chosen: unknown[][] = []
    const asked = event()
    app.emit('select-client-certificate', asked, null, 'https://x.example', ['first'], (...one: unknown[]) =>
      chosen.push(one),
    )
    expect([asked.isPrevented, chosen]).toEqual([true, [[]]])
    expect(app.listenerCount('certificate-error')).toBe(0)
  })
})

describe('a shell that runs', () => {
  it('comes to the front when it is started once more', async () => {
    const played = await started()
    played.app.emit('second-instance', {}, ['exe'])
    expect(windowOf(played).did).toEqual(['show', 'focus'])
  })

  it('comes to the front as well while it says what is missing', async () => {
    const played = await started({ portal: undefined })
    await expect
      .poll(() => {
        played.app.emit('second-instance', {}, ['exe', 'careconsole://queue'])
        return windowOf(played).did.slice(-2)
      })
      .toEqual(['show', 'focus'])
  })

  it('does not lose a link that comes while it starts', async () => {
    let setReady = (): void => undefined
    const ready = new Promise<void>((resolve) => (setReady = resolve))
    const starting = started({
      ready,
      whileStarting: (app) => app.emit('second-instance', {}, ['exe', 'careconsole://queue']),
    })
    setReady()
    const played = await starting
    await expect.poll(() => windowOf(played).did).toEqual(['show', 'focus'])
  })

  it('takes a link of macOS on itself', async () => {
    const played = await started()
    const link = event()
    played.app.emit('open-url', link, 'careconsole://queue')
    expect([link.isPrevented, windowOf(played).did]).toEqual([true, ['show', 'focus']])
  })

  it('is not held by a page with something unsaved once it has put all away', async () => {
    const played = await started()
    played.power.emit('shutdown')
    const held = event()
    windowOf(played).webContents.emit('will-prevent-unload', held)
    expect(held.isPrevented).toBe(true)
  })

  it('is not closed without its word, and goes when it has put all away', async () => {
    const played = await started()
    const closing = event()
    windowOf(played).emit('close', closing)
    expect(closing.isPrevented).toBe(true)
    await expect.poll(() => played.calls).toContain('quit')
  })

  it('is not held up by a machine that shuts down', async () => {
    const played = await started()
    played.power.emit('shutdown')
    const closing = event()
    windowOf(played).emit('close', closing)
    expect(closing.isPrevented).toBe(false)
  })

  it('ends when main throws, after it has said so', async () => {
    const played = await started()
    process.emit('uncaughtException', new Error('The disk went away'))
    await expect.poll(() => played.calls.at(-1)).toBe('exit 1')
    expect(played.boxes).toEqual(['Care Console has failed'])
  })

  it('keeps running when a promise in main is rejected, and logs the reason', async () => {
    const played = await started()
    process.emit('unhandledRejection', new DOMException('The upload was aborted', 'AbortError'), Promise.resolve())
    const log = await readFile(join(folder, 'logs', 'shell.log'), 'utf8')
    expect(log).toMatch(/main\.rejected.*The upload was aborted/)
    expect(played.boxes).toEqual([])
    expect(played.calls.filter((call) => /^(exit|quit)/.test(call))).toEqual([])
  })
})
