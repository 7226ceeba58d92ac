/** The restrictions that the shell puts on every page and its session. */
import { describe, expect, it } from 'vitest'
import { invokeContract } from '#shared/desktop/ipc'
import { electronPermissions } from '../../support/shell/electronPermissions'
import { createEvent, firstWindowOf, setUpShells, startShell } from '../../support/shell/startedShell'
import { testUserId } from '../../support/shell/userIds'

setUpShells()

describe('the page', () => {
  it('has every channel of the contract, only on its own window', async () => {
    const { handlers } = firstWindowOf(await startShell()).webContents
    expect([...handlers.keys()].toSorted()).toEqual(Object.keys(invokeContract).toSorted())
  })

  it('downloads only through the shell’s own saving', async () => {
    const { defaultSession } = await startShell()
    const download = createEvent('blob:app://console/1')
    defaultSession.emit('will-download', download)
    expect(download.isPrevented).toBe(true)
  })

  it('has no access to the machine', async () => {
    const { options } = firstWindowOf(await startShell())
    expect(options.webPreferences).toMatchObject({ sandbox: true, contextIsolation: true, nodeIntegration: false })
    expect(options.webPreferences?.preload).toMatch(/preload\.cjs$/)
  })

  it.each(['will-navigate', 'will-redirect', 'will-frame-navigate'])('stays on the portal: %s', async (step) => {
    const { webContents } = firstWindowOf(await startShell())
    const [away, home] = [createEvent('https://evil.example/'), createEvent('app://console/home')]
    webContents.emit(step, away)
    webContents.emit(step, home)
    expect([away.isPrevented, home.isPrevented]).toEqual([true, false])
  })

  it.each([
    ['tel:+15550100', 'tel:+15550100'],
    ['mailto:ada@example.com', 'mailto:ada@example.com'],
    ['https://help.example/start', 'https://help.example/start'],
  ])('passes an external link to the system once: %s', async (link, opened) => {
    const played = await startShell()
    firstWindowOf(played).webContents.follow(link)
    expect(played.calls.filter((call) => call.startsWith('outside'))).toEqual([`outside ${opened}`])
  })

  it('passes nothing to the system that is unsafe or that a frame requests', async () => {
    const played = await startShell()
    firstWindowOf(played).webContents.follow('file:///etc/passwd')
    firstWindowOf(played).webContents.follow('https://somebody:secret@evil.example/')
    firstWindowOf(played).webContents.follow('tel:+15550100', false)
    expect(played.calls.filter((call) => call.startsWith('outside'))).toEqual([])
  })

  it('still follows a notification after a click on a phone number', async () => {
    const played = await startShell()
    const { webContents } = firstWindowOf(played)
    await webContents.ask('page:ready', { userId: testUserId })
    webContents.follow('tel:+15550100')
    played.app.emit('second-instance', {}, ['exe', 'careconsole://queue'])
    expect(webContents.sent).toContainEqual(['navigate', { path: '/messageQueue' }])
  })

  it('is still checked for unsaved changes after a click on an email address', async () => {
    const played = await startShell()
    const { webContents } = firstWindowOf(played)
    await webContents.ask('page:unsaved', { isUnsaved: true })
    webContents.follow('mailto:ada@example.com')
    firstWindowOf(played).emit('close', createEvent())
    expect(played.messageBoxes).toHaveLength(1)
  })

  it('is navigated only once it listens again after a reload', async () => {
    const played = await startShell()
    const { webContents } = firstWindowOf(played)
    await webContents.ask('page:ready', { userId: testUserId })
    webContents.follow('app://console/home')
    played.app.emit('second-instance', {}, ['exe', 'careconsole://queue'])
    const isLed = () => webContents.sent.some(([channel]) => channel === 'navigate')
    expect(isLed()).toBe(false)
    await webContents.ask('page:ready', { userId: testUserId })
    expect(isLed()).toBe(true)
  })

  it('opens no window: safe links go to the system, others nowhere', async () => {
    const played = await startShell()
    const { openHandler } = firstWindowOf(played).webContents
    expect(openHandler?.({ url: 'https://help.example/' })).toEqual({ action: 'deny' })
    expect(openHandler?.({ url: 'file:///etc/passwd' })).toEqual({ action: 'deny' })
    expect(played.calls.filter((call) => call.startsWith('outside'))).toEqual(['outside https://help.example/'])
  })

  it('opens no window of the payment page either, and passes none of its links to the system', async () => {
    const played = await startShell()
    const { createPaymentHost } = await import('../../../electron/adapters/payments')
    const { BrowserWindow } = await import('electron')
    const main = new BrowserWindow({})
    const ignore = (): void => undefined
    createPaymentHost(() => main).open(
      { url: 'https://pay.example/', title: 'pay.example' },
      { mayNavigate: () => true, onNavigated: ignore, onLoadFailed: ignore, onClosed: ignore, onCrashed: ignore },
    )
    const { openHandler } = played.windows.at(-1)?.webContents ?? {}
    expect(openHandler?.({ url: 'https://help.example/' })).toEqual({ action: 'deny' })
    expect(played.calls.filter((call) => call.startsWith('outside'))).toEqual([])
  })

  it('contains no view of another page', async () => {
    const attached = createEvent()
    firstWindowOf(await startShell()).webContents.emit('will-attach-webview', attached)
    expect(attached.isPrevented).toBe(true)
  })

  it('is reloaded if it crashes', async () => {
    const window = firstWindowOf(await startShell())
    window.webContents.emit('render-process-gone', {}, { reason: 'crashed' })
    expect(window.loaded).toEqual(['app://console/', 'app://console/'])
  })

  it('is repainted when the machine wakes up', async () => {
    const played = await startShell()
    let painted = 0
    firstWindowOf(played).webContents.on('painted', () => (painted += 1))
    played.power.emit('resume')
    played.power.emit('unlock-screen')
    expect(painted).toBe(2)
  })
})

describe('the session of the page', () => {
  it('answers permission requests and permission checks alike', async () => {
    const { defaultSession } = await startShell()
    const details = { requestingUrl: 'app://console/', isMainFrame: true }
    const granted = ['clipboard-sanitized-write', 'fullscreen']
    const answers = await Promise.all(
      electronPermissions.map(
        (permission) => new Promise((resolve) => defaultSession.request?.(null, permission, resolve, details)),
      ),
    )
    expect(electronPermissions.filter((_permission, index) => answers[index])).toEqual(granted)
    const isChecked = (permission: string) => defaultSession.check?.(null, permission, '', details)
    expect(electronPermissions.filter(isChecked)).toEqual(granted)
    expect(defaultSession.check?.(null, 'fullscreen', '', { isMainFrame: true })).toBe(false)
  })

  it('allows the microphone to the portal’s own page, and no camera and no other page', async () => {
    const { defaultSession } = await startShell()
    const own = { requestingUrl: 'app://console/home', isMainFrame: true }
    const requests = [
      { ...own, mediaTypes: ['audio'] },
      { ...own, mediaTypes: ['video'] },
      { ...own, mediaTypes: ['audio', 'video'] },
      { ...own, isMainFrame: false, mediaTypes: ['audio'] },
      { ...own, requestingUrl: 'https://evil.example/', mediaTypes: ['audio'] },
    ]
    const answered = requests.map(
      (details) => new Promise((resolve) => defaultSession.request?.(null, 'media', resolve, details)),
    )
    expect(await Promise.all(answered)).toEqual([true, false, false, false, false])
    const check = (details: object) => defaultSession.check?.(null, 'media', '', { ...own, ...details })
    expect([check({ mediaType: 'audio' }), check({ mediaType: 'video' }), check({})]).toEqual([true, false, false])
    expect(check({ mediaType: 'audio', requestingUrl: 'https://evil.example/' })).toBe(false)
  })

  it('provides no device, signs in nowhere automatically, and downloads no dictionary', async () => {
    const { calls } = (await startShell()).defaultSession
    expect(calls).toEqual(expect.arrayContaining(['devices false', 'ntlm ""']))
    expect(calls.filter((call) => /^(dictionaries|languages)/.test(call))).toEqual([])
  })

  it('selects no client certificate, and trusts only certificates that the system trusts', async () => {
    const { app } = await startShell()
    const chosen: unknown[][] = []
    const event = createEvent()
    app.emit('select-client-certificate', event, null, 'https://x.example', ['first'], (...one: unknown[]) =>
      chosen.push(one),
    )
    expect([event.isPrevented, chosen]).toEqual([true, [[]]])
    expect(app.listenerCount('certificate-error')).toBe(0)
  })
})
