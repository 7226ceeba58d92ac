/** The payment window's adapter, with a fake Electron. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PaymentWindowEvents } from '../../../../electron/payment/paymentWindow'
import { createElectronDouble } from '../../../support/shell/electronDouble'

beforeEach(() => vi.resetModules())
afterEach(() => vi.resetModules())

async function opened(events: Partial<PaymentWindowEvents> = {}) {
  const { module, recorded } = createElectronDouble({ userData: '/nowhere' })
  vi.doMock('electron', () => module)
  const { createMainWindow } = await import('../../../../electron/adapters/mainWindow')
  const { createPaymentHost } = await import('../../../../electron/adapters/payments')
  const main = createMainWindow({ hasDevTools: false, spellCheck: false })
  const host = createPaymentHost(() => main)
  const none = {
    mayNavigate: () => true,
    onNavigated: () => {},
    onLoadFailed: () => {},
    onClosed: () => {},
    onCrashed: () => {},
  }
  function open() {
    host.open({ url: 'https://pay.example/', title: 'pay.example' }, { ...none, ...events })
    const window = recorded.windows.at(-1)
    if (!window) throw new Error('No window')
    return window
  }
  return { window: open(), main: recorded.windows[0], openAnother: open }
}

const event = (url: string, isMainFrame = true) => {
  const made = { url, isMainFrame, isPrevented: false, preventDefault: () => void (made.isPrevented = true) }
  return made
}

describe('the payment window', () => {
  it('has no preload, no access to the machine, no spell check and its own session', async () => {
    const { window } = await opened()
    expect(window.options.webPreferences).toMatchObject({
      partition: 'payment-1',
      sandbox: true,
      spellcheck: false,
      devTools: false,
    })
    expect(window.options.webPreferences).not.toHaveProperty('preload')
    expect(window.webContents.handlers.size).toBe(0)
  })

  it('has no permissions and no downloads', async () => {
    const { session } = (await opened()).window.webContents
    const answers: boolean[] = []
    session.request?.(null, 'notifications', (may) => answers.push(may), { isMainFrame: true })
    expect([answers, session.check?.(null, 'notifications', '', { isMainFrame: true })]).toEqual([[false], false])
    const download = event('https://pay.example/x.exe')
    session.emit('will-download', download)
    expect(download.isPrevented).toBe(true)
  })

  it('names neither the app nor Electron to the provider', async () => {
    const { session } = (await opened()).window.webContents
    expect(session.agent).toBe(
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.1 Safari/537.36',
    )
  })

  it('clears its session when it closes', async () => {
    const ended: string[] = []
    const { window } = await opened({ onClosed: () => ended.push('closed') })
    expect(window.webContents.session.calls).toEqual([])
    window.destroy()
    expect(ended).toEqual(['closed'])
    await expect
      .poll(() => window.webContents.session.calls)
      .toEqual(['hung up', 'emptied', 'no cache', 'no passwords'])
  })

  it('uses its cleared session again, because Electron never frees a session', async () => {
    const { window, openAnother } = await opened()
    const { session } = window.webContents
    window.destroy()
    await expect.poll(() => session.calls).toHaveLength(4)
    expect(openAnother().webContents.session).toBe(session)
    expect(session.listenerCount('will-download')).toBe(1)
  })

  it('shares its session with no other window while it is open or not yet cleared', async () => {
    const { window, openAnother } = await opened()
    const second = openAnother()
    window.destroy()
    const third = openAnother()
    const sessions = new Set([window, second, third].map(({ webContents }) => webContents.session))
    expect(sessions.size).toBe(3)
  })

  it('never uses a session again that could not be cleared', async () => {
    const { window, openAnother } = await opened()
    const { session } = window.webContents
    session.clearStorageData = () => Promise.reject(new Error('The disk is full'))
    window.destroy()
    await expect.poll(() => session.calls).toHaveLength(3)
    expect(openAnother().webContents.session).not.toBe(session)
  })

  it.each(['will-frame-navigate', 'will-redirect'])('checks every navigation before it happens: %s', async (step) => {
    const { window } = await opened({ mayNavigate: ({ address }) => address.startsWith('https://pay.example/') })
    const [away, on] = [event('https://evil.example/'), event('https://pay.example/next')]
    window.webContents.emit(step, away)
    window.webContents.emit(step, on)
    expect([away.isPrevented, on.isPrevented]).toEqual([true, false])
  })

  it('reports with which status its page was answered', async () => {
    const arrived: [string, number][] = []
    const { window } = await opened({ onNavigated: (...navigation) => arrived.push(navigation) })
    window.webContents.emit('did-navigate', {}, 'https://portal.example/payment/postback', 502, 'Bad Gateway')
    expect(arrived).toEqual([['https://portal.example/payment/postback', 502]])
  })

  it('closes even if its page asks the user to stay, which Electron would not show', async () => {
    const { window } = await opened()
    const unload = event('')
    window.webContents.emit('will-prevent-unload', unload)
    expect(unload.isPrevented).toBe(true)
  })

  it('shows the host’s name in its title', async () => {
    const { window } = await opened()
    const titled = event('')
    window.webContents.emit('page-title-updated', titled)
    expect([window.options.title, titled.isPrevented]).toEqual(['pay.example', true])
  })

  it('is hidden from screen sharing before anything is loaded', async () => {
    const { window, main } = await opened()
    expect(window.actions).toEqual(['protected true, 0 loaded'])
    expect([window.loaded, main?.actions]).toEqual([['https://pay.example/'], []])
  })
})
