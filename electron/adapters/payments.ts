/** The window of a payment: no preload, a session in memory, no downloads, nothing permitted. */
import { BrowserWindow } from 'electron'
import type { PaymentHost } from '../payment/paymentWindow'
import { emptySession, lockSession } from './paymentSession'
import { paymentWindowOptions } from '../windows/preferences'

const abortedByUs = -3

export const paymentsOf = (parent: () => BrowserWindow): PaymentHost => ({
  open({ url, title, partition }, events) {
    const window = new BrowserWindow({ ...paymentWindowOptions({ title, partition }), parent: parent() })
    window.setContentProtection(true) // before there is anything to be seen
    const contents = window.webContents
    const { session } = contents
    lockSession(session)
    const guard = (event: { preventDefault(): void; url: string; isMainFrame: boolean }): void => {
      if (!events.mayGo({ address: event.url, isMainFrame: event.isMainFrame })) event.preventDefault()
    }
    contents.on('will-frame-navigate', guard)
    contents.on('will-redirect', guard)
    contents.on('did-navigate', (_event, address) => events.onArrived(address))
    // oxlint-disable-next-line max-params -- Electron calls it so.
    contents.on('did-fail-load', (_event, code, _text, _address, isMainFrame) => {
      if (isMainFrame && code !== abortedByUs) events.onLoadFailed()
    })
    contents.on('render-process-gone', () => events.onCrashed())
    // Whose page it is stays in sight, whatever the page calls itself.
    contents.on('page-title-updated', (event) => event.preventDefault())
    window.on('closed', () => {
      events.onClosed()
      emptySession(session)
    })
    void window.loadURL(url).catch(() => undefined)
    return { focus: () => window.focus(), destroy: () => window.destroy() }
  },
})
