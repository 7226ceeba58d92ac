/** Composes what the page's user works on and could lose: files that are saved, payments and unsaved input. */

import type { Machine } from '../machine'
import { createPayments } from '../payment/paymentWindow'
import { createStartPageFetcher } from '../payment/startPageFetcher'
import type { UnfinishedWork } from '../quitFlow'
import { createSaves } from '../save/saves'
import { createPageNavigation } from '../windows/pageNavigation'
import type { PageConnection } from './pageConnection'
import type { ServerAccess } from './serverAccess'

export type PageWork = ReturnType<typeof createPageWork>

export function createPageWork(machine: Machine, page: PageConnection, { backend, proxy, vault }: ServerAccess) {
  const { config, clock, log, system, after } = machine
  const { callServer } = proxy
  const saves = createSaves({
    host: machine.saves,
    callServer,
    vault,
    onProgress: (progress) => page.emit('save:progress', progress),
    log,
    now: () => clock.now().getTime(),
    after,
    replaceFile: machine.replaceFile,
  })
  const payments = createPayments({
    host: machine.payments,
    fetchStartPage: createStartPageFetcher({ callServer, vault, log }),
    portalOrigin: backend.origin,
    otherOrigins: config.paymentOrigins,
    log,
    after,
  })
  const pageNavigation = createPageNavigation({
    window: page.window,
    onNavigate: (path) => page.emit('navigate', { path }),
    // The page that waited for the result of a payment is gone.
    onPageLeft: () => payments.cancel(),
    showBox: system.showBox,
  })

  function busy(): UnfinishedWork | null {
    if (payments.isOpen()) return 'payment'
    if (saves.isSaving()) return 'save'
    return pageNavigation.isUnsaved() ? 'unsaved' : null
  }

  return { saves, payments, pageNavigation, busy }
}
