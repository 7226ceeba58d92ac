/** How the shell starts and runs: the order of its steps, and what makes it quit. */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import * as shellTexts from '#shared/texts/desktopShell'
import { createEvent, firstWindowOf, setUpShells, shellFolder, startShell } from '../../support/shell/startedShell'
import { testUserId } from '../../support/shell/userIds'

setUpShells()

describe('the start of the shell', () => {
  it('takes the lock before opening anything, and turns on the sandbox before the app is ready', async () => {
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

  it('checks on Windows whether it is for a notification of an earlier start, and not elsewhere', async () => {
    const activators = async (platform: NodeJS.Platform) => {
      Object.defineProperty(process, 'platform', { value: platform })
      vi.resetModules()
      return (await startShell()).calls.filter((call) => call.startsWith('activator'))
    }
    expect(await activators('linux')).toEqual([])
    expect(await activators('win32')).toEqual(['activator {7C1E5A0B-6D0F-4E52-9B5E-2D6A3F0C8E41}'])
  })

  it('opens the queue if Windows starts it for a notification of an earlier start', async () => {
    Object.defineProperty(process, 'platform', { value: 'win32' })
    const played = await startShell()
    const { webContents } = firstWindowOf(played)
    await expect.poll(() => webContents.handlers.size).toBeGreaterThan(0)
    played.clickToast()
    await vi.advanceTimersByTimeAsync(1000)
    await webContents.ask('page:ready', { userId: testUserId })
    expect(webContents.sent).toContainEqual(['navigate', { path: '/messageQueue' }])
  })

  it('answers pages only over the IPC of its own window', async () => {
    const { ipcMain } = await startShell()
    expect(ipcMain.eventNames()).toEqual([])
  })

  it('ends if the shell already runs', async () => {
    const { calls, windows } = await startShell({ hasLock: false })
    expect([calls, windows]).toEqual([['lock', 'quit'], []])
  })

  it('ends if a packaged shell is to be debugged, and tells the user which switch it refuses', async () => {
    const { calls, windows, messageBoxes } = await startShell({
      isPackaged: true,
      arguments: ['--remote-debugging-port=9222'],
    })
    expect([calls, windows]).toEqual([['exit 1'], []])
    expect(messageBoxes).toEqual([expect.stringContaining('--remote-debugging-port')])
  })

  it('ends with a message if its settings can’t be opened', async () => {
    const played = await startShell({ failsToOpenSettings: true })
    expect(played.messageBoxes).toEqual([expect.stringContaining('The folder is locked')])
    expect([played.calls.at(-1), played.windows]).toEqual(['exit 1', []])
  })

  it('shows the portal from the shell’s own address', async () => {
    const played = await startShell()
    expect(firstWindowOf(played).loaded).toEqual(['app://console/'])
    expect(await played.defaultSession.answer?.(new Request('app://elsewhere/'))).toMatchObject({ status: 404 })
  })

  it('leaves socket requests unchanged if they name no session', async () => {
    const { defaultSession } = await startShell()
    const url = 'wss://elsewhere.example/transcribe?token=one'
    const requestHeaders = { Origin: 'app://console' }
    const sent = new Promise((resolve) => defaultSession.sockets?.({ url, requestHeaders }, resolve))
    expect(await sent).toEqual({ requestHeaders })
  })

  it('shows what is missing if no portal is configured', async () => {
    const played = await startShell({ portal: undefined })
    expect(decodeURIComponent(firstWindowOf(played).loaded[0] ?? '')).toContain(shellTexts.isntSetUp)
    expect(firstWindowOf(played).webContents.handlers.size).toBe(0)
    // Replaces Electron's default menu.
    expect(played.calls).toContain('app menu')
  })

  it('disables the graphics card if it failed before', async () => {
    expect((await startShell()).calls).not.toContain('no card')
    vi.resetModules()
    const { calls } = await startShell({ settings: { hardwareAcceleration: false } })
    expect(calls.indexOf('no card')).toBeLessThan(calls.indexOf('ready'))
    expect(calls).toContain('no card')
  })
})

describe('a running shell', () => {
  it('comes to the front when it is started again', async () => {
    const played = await startShell()
    played.app.emit('second-instance', {}, ['exe'])
    expect(firstWindowOf(played).actions).toEqual(['show', 'focus'])
  })

  it('comes to the front too while it shows what is missing', async () => {
    const played = await startShell({ portal: undefined })
    await expect
      .poll(() => {
        played.app.emit('second-instance', {}, ['exe', 'careconsole://queue'])
        return firstWindowOf(played).actions.slice(-2)
      })
      .toEqual(['show', 'focus'])
  })

  it('keeps a link that arrives during the start', async () => {
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

  it('handles links on macOS itself', async () => {
    const played = await startShell()
    const link = createEvent()
    played.app.emit('open-url', link, 'careconsole://queue')
    expect([link.isPrevented, firstWindowOf(played).actions]).toEqual([true, ['show', 'focus']])
  })

  it('is not blocked by unsaved changes once it has closed everything', async () => {
    const played = await startShell()
    played.power.emit('shutdown')
    const closeEvent = createEvent()
    firstWindowOf(played).webContents.emit('will-prevent-unload', closeEvent)
    expect(closeEvent.isPrevented).toBe(true)
  })

  it('is not closed without a confirmation, and ends once it has closed everything', async () => {
    const played = await startShell()
    const closing = createEvent()
    firstWindowOf(played).emit('close', closing)
    expect(closing.isPrevented).toBe(true)
    await expect.poll(() => played.calls).toContain('quit')
  })

  it('does not delay the shutdown of the machine', async () => {
    const played = await startShell()
    played.power.emit('shutdown')
    const closing = createEvent()
    firstWindowOf(played).emit('close', closing)
    expect(closing.isPrevented).toBe(false)
  })

  it('ends after a dialog if the main process throws', async () => {
    const played = await startShell()
    process.emit('uncaughtException', new Error('The disk went away'))
    await expect.poll(() => played.calls.at(-1)).toBe('exit 1')
    expect(played.messageBoxes).toEqual([shellTexts.stoppedWorking.message])
  })

  it('keeps running if a promise in the main process is rejected, and logs the reason', async () => {
    const played = await startShell()
    process.emit('unhandledRejection', new DOMException('The upload was aborted', 'AbortError'), Promise.resolve())
    const log = await readFile(join(shellFolder(), 'logs', 'shell.log'), 'utf8')
    expect(log).toMatch(/main\.rejected.*The upload was aborted/)
    expect(played.messageBoxes).toEqual([])
    expect(played.calls.filter((call) => /^(exit|quit)/.test(call))).toEqual([])
  })
})
