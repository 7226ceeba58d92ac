/** How the shell starts and runs: the order of its steps, and what makes it quit. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import {
  createEvent,
  firstWindowOf,
  setUpShells,
  shellFolder,
  startShell,
  testUserId,
} from '../../support/shell/startedShell'

setUpShells()

describe('the start', () => {
  it('takes the lock before it opens anything, and shuts the sandbox before it is ready', async () => {
    const { calls } = await startShell()
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
      return (await startShell()).calls.filter((call) => call.startsWith('activator'))
    }
    expect(await activators('linux')).toEqual([])
    expect(await activators('win32')).toEqual(['activator {7C1E5A0B-6D0F-4E52-9B5E-2D6A3F0C8E41}'])
  })

  it('leads to the queue when Windows starts it for a notification of an earlier start', async () => {
    Object.defineProperty(process, 'platform', { value: 'win32' })
    const played = await startShell()
    const { webContents } = firstWindowOf(played)
    await expect.poll(() => webContents.handlers.size).toBeGreaterThan(0)
    played.clickToast()
    await vi.advanceTimersByTimeAsync(1000)
    await webContents.ask('page:ready', { userId: testUserId })
    expect(webContents.sent).toContainEqual(['navigate', { path: '/messageQueue' }])
  })

  it('does not happen a second time beside itself', async () => {
    const { calls, windows } = await startShell({ hasLock: false })
    expect([calls, windows]).toEqual([['lock', 'quit'], []])
  })

  it('does not happen when a packaged shell is to be looked into', async () => {
    const { calls, windows } = await startShell({ isPackaged: true, arguments: ['--remote-debugging-port=9222'] })
    expect([calls, windows]).toEqual([['exit 1'], []])
  })

  it('shows the portal, from the shell’s own address', async () => {
    const played = await startShell()
    expect(firstWindowOf(played).loaded).toEqual(['app://console/'])
    expect(await played.defaultSession.answer?.(new Request('app://elsewhere/'))).toMatchObject({ status: 404 })
  })

  it('lets sockets go out as they are where no session of it is named', async () => {
    const { defaultSession } = await startShell()
    const url = 'wss://elsewhere.example/transcribe?token=one'
    const requestHeaders = { Origin: 'app://console' }
    const sent = new Promise((resolve) => defaultSession.sockets?.({ url, requestHeaders }, resolve))
    expect(await sent).toEqual({ requestHeaders })
  })

  it('says what is missing where nobody has said which portal', async () => {
    const played = await startShell({ portal: undefined })
    expect(decodeURIComponent(firstWindowOf(played).loaded[0] ?? '')).toContain('Care Console isn’t set up')
    expect(firstWindowOf(played).webContents.handlers.size).toBe(0)
    // Replaces Electron's default menu.
    expect(played.calls).toContain('app menu')
  })

  it('does without the graphics card where it has failed before', async () => {
    expect((await startShell()).calls).not.toContain('no card')
    vi.resetModules()
    const { calls } = await startShell({ settings: { hardwareAcceleration: false } })
    expect(calls.indexOf('no card')).toBeLessThan(calls.indexOf('ready'))
    expect(calls).toContain('no card')
  })
})

describe('a shell that runs', () => {
  it('comes to the front when it is started once more', async () => {
    const played = await startShell()
    played.app.emit('second-instance', {}, ['exe'])
    expect(firstWindowOf(played).actions).toEqual(['show', 'focus'])
  })

  it('comes to the front as well while it says what is missing', async () => {
    const played = await startShell({ portal: undefined })
    await expect
      .poll(() => {
        played.app.emit('second-instance', {}, ['exe', 'careconsole://queue'])
        return firstWindowOf(played).actions.slice(-2)
      })
      .toEqual(['show', 'focus'])
  })

  it('does not lose a link that comes while it starts', async () => {
    let setReady = (): void => undefined
    const ready = new Promise<void>((resolve) => (setReady = resolve))
    const starting = startShell({
      ready,
      whileStarting: (app) => app.emit('second-instance', {}, ['exe', 'careconsole://queue']),
    })
    setReady()
    const played = await starting
    await expect.poll(() => firstWindowOf(played).actions).toEqual(['show', 'focus'])
  })

  it('takes a link of macOS on itself', async () => {
    const played = await startShell()
    const link = createEvent()
    played.app.emit('open-url', link, 'careconsole://queue')
    expect([link.isPrevented, firstWindowOf(played).actions]).toEqual([true, ['show', 'focus']])
  })

  it('is not held by a page with something unsaved once it has put all away', async () => {
    const played = await startShell()
    played.power.emit('shutdown')
    const held = createEvent()
    firstWindowOf(played).webContents.emit('will-prevent-unload', held)
    expect(held.isPrevented).toBe(true)
  })

  it('is not closed without its word, and goes when it has put all away', async () => {
    const played = await startShell()
    const closing = createEvent()
    firstWindowOf(played).emit('close', closing)
    expect(closing.isPrevented).toBe(true)
    await expect.poll(() => played.calls).toContain('quit')
  })

  it('is not held up by a machine that shuts down', async () => {
    const played = await startShell()
    played.power.emit('shutdown')
    const closing = createEvent()
    firstWindowOf(played).emit('close', closing)
    expect(closing.isPrevented).toBe(false)
  })

  it('ends when main throws, after it has said so', async () => {
    const played = await startShell()
    process.emit('uncaughtException', new Error('The disk went away'))
    await expect.poll(() => played.calls.at(-1)).toBe('exit 1')
    expect(played.messageBoxes).toEqual(['Care Console stopped working'])
  })

  it('keeps running when a promise in main is rejected, and logs the reason', async () => {
    const played = await startShell()
    process.emit('unhandledRejection', new DOMException('The upload was aborted', 'AbortError'), Promise.resolve())
    const log = await readFile(join(shellFolder(), 'logs', 'shell.log'), 'utf8')
    expect(log).toMatch(/main\.rejected.*The upload was aborted/)
    expect(played.messageBoxes).toEqual([])
    expect(played.calls.filter((call) => /^(exit|quit)/.test(call))).toEqual([])
  })
})
