/** The platform inside the desktop shell. Machine functions are requested from the main process. */
import type { DesktopApi } from '#shared/desktop/api'
import type { PaymentResult, Reply } from '#shared/desktop/ipc'
import type { AbortSignalLike, MethodRequest, MethodWindowResult, Platform } from '#shared/platform/platform'
import { createDesktopControls } from './desktopControls'
import { createDesktopSaves } from './desktopSaves'
import { createDesktopStatus } from './desktopStatus'
import { web } from './web'

/** Returns the value of a reply. Error messages of the main process are written for users. */
function unwrapReply<T>(reply: Reply<T>): T {
  if (reply.ok) return reply.value
  throw new Error(reply.message)
}

const toMethodResult = (result: PaymentResult): MethodWindowResult =>
  result.status === 'blocked' ? { status: 'failed', reason: 'strayed' } : result

async function registerMethod(
  desktop: DesktopApi,
  { type, owner }: MethodRequest,
  signal: AbortSignalLike,
): Promise<MethodWindowResult> {
  if (signal.aborted) return { status: 'cancelled' }
  const { token: handle, accountNumber, isLegacy } = owner
  const cancel = (): void => void desktop.cancelPayment()
  signal.addEventListener('abort', cancel)
  try {
    const reply = await desktop.startPayment({ handle, accountNumber, category: type, isLegacy })
    return reply.ok ? toMethodResult(reply.value) : { status: 'failed', reason: 'refused' }
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

export function desktopPlatform(desktop: DesktopApi): Platform {
  const saves = createDesktopSaves(desktop)
  const status = createDesktopStatus(desktop)
  let openPayments = 0
  async function openMethodWindow(request: MethodRequest, signal: AbortSignalLike): Promise<MethodWindowResult> {
    openPayments += 1
    try {
      return await registerMethod(desktop, request, signal)
    } finally {
      openPayments -= 1
    }
  }
  return {
    ...web,
    microphonePermission: 'system',
    openExternal: async (url) => {
      unwrapReply(await desktop.openExternal({ url }))
    },
    // The main process opens the provider's page in its own window, because shell pages cannot open windows.
    methodWindow: { requester: 'host', open: openMethodWindow },
    saveFile: (name, bytes) => saves.run(name, (saveId) => desktop.saveBytes({ saveId, name, bytes })),
    saveCall: (call) => {
      // Without a session the call itself reports that the user is signed out.
      const handle = web.session.read()?.token ?? 'signed-out'
      return saves.run(call.name, (saveId) => desktop.saveCall({ saveId, handle, ...call }))
    },
    cancelCall: async (requestId) => {
      const reply = await desktop.cancelCall({ requestId })
      return reply.ok && reply.value
    },
    // The shell has no second window for the PDF. It is saved, and opened from where it was saved.
    openPdf: async () => 'blocked',
    // Links to the shell's own origin, app://console, work nowhere else.
    copyLink: async (path) => {
      const info = await desktop.info()
      return info.ok && web.copyText(info.value.portalOrigin + path)
    },
    print: () => void desktop.print(),
    shell: {
      ready: (userId) => void desktop.pageReady({ userId }),
      saves: saves.tracker,
      controls: createDesktopControls(desktop, saves),
      status,
      touch: () => void desktop.touch(),
      setUnsaved: (isUnsaved) => void desktop.pageUnsaved({ isUnsaved }),
      isPaying: () => openPayments > 0,
      watchQueue: (queueView) => void desktop.watchQueue(queueView),
      onNavigate: (listener) => desktop.onNavigate(({ path }) => listener(path)),
      onIdleWarning: (listener) => desktop.onIdleWarning(({ endsAt }) => listener(Date.parse(endsAt))),
      onSessionEnded: (listener) => desktop.onSessionEnded(() => listener()),
    },
    session: {
      read: () => web.session.read(),
      // The page gets a handle instead of the token, and only the shell's proxy accepts it. The main process decides how long it
      // lasts.
      write: (session, keepSignedIn) => {
        web.session.write(session, keepSignedIn)
        void desktop.storeSession({ handle: session.token, keepSignedIn })
      },
      clear: () => {
        const session = web.session.read()
        web.session.clear()
        saves.clearFinished()
        status.clear()
        if (session) void desktop.clearSession({ handle: session.token })
      },
    },
  }
}
