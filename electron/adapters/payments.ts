/** Opens payment windows without a preload script, downloads or permissions, with a session in memory. */
import { BrowserWindow } from 'electron'
import { createPartitions } from '../payment/partitions'
import type { PaymentHost } from '../payment/paymentWindow'
import { paymentWindowOptions } from '../windows/preferences'
import { clearSession, lockSession } from './paymentSession'

const abortedErrorCode = -3
const partitions = createPartitions()

export const createPaymentHost = (parent: () => BrowserWindow): PaymentHost => ({
  open({ url, title }, events) {
    const { partition, isNew } = partitions.take()
    const window = new BrowserWindow({ ...paymentWindowOptions({ title, partition }), parent: parent() })
    window.setContentProtection(true) // This must come before the page renders.
    const contents = window.webContents
    const { session } = contents
    if (isNew) lockSession(session)
    const guard = (event: { preventDefault(): void; url: string; isMainFrame: boolean }): void => {
      if (!events.mayNavigate({ address: event.url, isMainFrame: event.isMainFrame })) event.preventDefault()
    }
    contents.on('will-frame-navigate', guard)
    contents.on('will-redirect', guard)
    contents.on('did-navigate', (_event, address, httpStatus) => events.onNavigated(address, httpStatus))
    contents.on('did-fail-load', (_event, code, ...[, , isMainFrame]) => {
      if (isMainFrame && code !== abortedErrorCode) events.onLoadFailed()
    })
    contents.on('render-process-gone', () => events.onCrashed())
    // Electron silently keeps a window open whose page asks to stay, and shows the user no question.
    contents.on('will-prevent-unload', (event) => event.preventDefault())
    // The title keeps the host of the page, because the page's own title could pretend to be another site.
    contents.on('page-title-updated', (event) => event.preventDefault())
    window.on('closed', () => events.onClosed())
    window.on('closed', () => void clearSession(session, () => partitions.giveBack(partition)))
    void window.loadURL(url).catch(() => undefined)
    return { focus: () => window.focus(), isFocused: () => window.isFocused(), destroy: () => window.destroy() }
  },
})
