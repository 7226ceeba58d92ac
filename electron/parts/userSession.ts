/** Composes what runs for the signed-in user: notifications of the queue and the end of an idle session. */

import { watchIdle } from '../idle'
import type { Machine } from '../machine'
import { createNotifier } from '../queue/notifier'
import { createUserSubscription } from '../queue/userSubscription'
import type { PageConnection } from './pageConnection'
import type { PageWork } from './pageWork'
import type { ServerAccess } from './serverAccess'
import type { SettingsAndAppearance } from './settingsAndAppearance'

interface UserSessionParts {
  page: PageConnection
  server: ServerAccess
  work: PageWork
  settingsAndAppearance: SettingsAndAppearance
}

export type UserSession = ReturnType<typeof createUserSession>

export function createUserSession(machine: Machine, { page, server, work, settingsAndAppearance }: UserSessionParts) {
  const { config, clock, log, sleep } = machine
  const { vault, proxy, signOut } = server
  const { payments, saves, pageNavigation } = work
  const { settings, appearance } = settingsAndAppearance
  const userSubscription = createUserSubscription({
    callServer: proxy.callServer,
    token: () => vault.tokenOf(vault.current() ?? ''),
    clock,
    log,
    notifier: () => notifier,
    sleep,
  })
  const notifier = createNotifier({
    host: {
      ...machine.notifications,
      show(notification, onClick) {
        page.window()?.flash()
        return machine.notifications.show(notification, onClick)
      },
    },
    badge: appearance.showUnseen,
    getContext: () => ({
      settings: settings.current(),
      mayShowNames: config.mayTellInNotifications,
      userId: userSubscription.userId(),
      now: clock.now().getTime(),
      hour: clock.now().getHours(),
    }),
    isFocused: () => page.window()?.isFocused() ?? false,
    onOpen: pageNavigation.open,
    onReturn: () => page.window()?.bringToFront(),
    log,
  })

  function startUserSession(user: string | null): void {
    payments.cancel()
    // Another user must neither wait for the previous user's files nor get them.
    void saves.cancelAll()
    userSubscription.subscribeFor(user)
  }

  const idle = watchIdle({
    clock,
    isSignedIn: () => vault.current() !== null,
    lastPaymentInput: () =>
      payments.isFocused() ? new Date(clock.now().getTime() - machine.system.idleSeconds() * 1000) : null,
    onWarn: (endsAt) => {
      page.emit('session:idleWarning', { endsAt: endsAt.toISOString() })
      if (page.window()?.isFocused() === false) void notifier.warnIdle()
    },
    onEnd: () => {
      page.emit('session:ended', { reason: 'idle' })
      startUserSession(null)
      void signOut()
    },
  })
  return { notifier, idle, userSubscription, startUserSession }
}
