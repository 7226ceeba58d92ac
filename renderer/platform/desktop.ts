/** The portal in the desktop shell: what the machine does is asked of its main process. */
import type { DesktopApi } from '#shared/desktop/api'
import type { PaymentResult, Reply } from '#shared/desktop/ipc'
import type { Leaving, MethodEnd, MethodWish, Platform } from '#shared/platform'
import { createDesktopDesk } from './desktopDesk'
import { createDesktopNews } from './desktopNews'
import { createDesktopSaves } from './desktopSaves'
import { web } from './web'

/** What main answered; its refusals are written for people. */
function valueOf<T>(reply: Reply<T>): T {
  if (reply.ok) return reply.value
  throw new Error(reply.message)
}

const endOf = (result: PaymentResult): MethodEnd =>
  result.status === 'blocked' ? { status: 'failed', reason: 'strayed' } : result

async function registerMethod(desktop: DesktopApi, { type, owner }: MethodWish, leaving: Leaving): Promise<MethodEnd> {
  if (leaving.aborted) return { status: 'cancelled' }
  const { token: handle, accountNumber, isLegacy } = owner
  const cancel = (): void => void desktop.cancelPayment()
  leaving.addEventListener('abort', cancel)
  try {
    const reply = await desktop.startPayment({ handle, accountNumber, category: type, isLegacy })
    return reply.ok ? endOf(reply.value) : { status: 'failed', reason: 'refused' }
  } finally {
    leaving.removeEventListener('abort', cancel)
  }
}

export function desktopPlatform(desktop: DesktopApi): Platform {
  const saves = createDesktopSaves(desktop)
  const news = createDesktopNews(desktop)
  let openPayments = 0
  async function openMethodWindow(wish: MethodWish, leaving: Leaving): Promise<MethodEnd> {
    openPayments += 1
    try {
      return await registerMethod(desktop, wish, leaving)
    } finally {
      openPayments -= 1
    }
  }
  return {
    ...web,
    kind: 'desktop',
    openExternal: async (url) => {
      valueOf(await desktop.openExternal({ url }))
    },
    // The provider's page has a window of main's own; a page of the shell opens none.
    methodWindow: { asks: 'host', open: openMethodWindow },
    saveFile: (name, bytes) => saves.run(name, (saveId) => desktop.saveBytes({ saveId, name, bytes })),
    saveCall: (call) => {
      // Whoever is signed out is told so by the call itself.
      const handle = web.session.read()?.token ?? 'signed-out'
      return saves.run(call.name, (saveId) => desktop.saveCall({ saveId, handle, ...call }))
    },
    cancelCall: async (requestId) => {
      const reply = await desktop.cancelCall({ requestId })
      return reply.ok && reply.value
    },
    // There is no second window to show it in: it is saved, and opened from where it was saved.
    openPdf: async () => 'blocked',
    // The shell's own origin, app://console, opens nowhere else.
    copyLink: async (path) => {
      const info = await desktop.info()
      return info.ok && web.copyText(info.value.portalOrigin + path)
    },
    print: () => void desktop.print(),
    shell: {
      ready: (userId) => void desktop.pageReady({ userId }),
      saves: saves.desk,
      desk: createDesktopDesk(desktop, saves),
      news,
      touch: () => void desktop.touch(),
      unsaved: (isUnsaved) => void desktop.pageUnsaved({ isUnsaved }),
      isPaying: () => openPayments > 0,
      watchQueue: (watching) => void desktop.watchQueue(watching),
      onNavigate: (listener) => desktop.onNavigate(({ path }) => listener(path)),
      onIdleWarning: (listener) => desktop.onIdleWarning(({ endsAt }) => listener(Date.parse(endsAt))),
      onSessionEnded: (listener) => desktop.onSessionEnded(() => listener()),
    },
    session: {
      read: () => web.session.read(),
      // What stands for the token here opens nothing but the shell's own proxy; main decides what outlives it.
      write: (session, keepSignedIn) => {
        web.session.write(session, keepSignedIn)
        void desktop.keepSession({ handle: session.token, keepSignedIn })
      },
      forget: () => {
        const session = web.session.read()
        web.session.forget()
        saves.forgetEnded()
        news.forget()
        if (session) void desktop.forgetSession({ handle: session.token })
      },
    },
  }
}
