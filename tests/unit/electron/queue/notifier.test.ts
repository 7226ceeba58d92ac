/** How queue events become notifications for the signed-in user. */

import { describe, expect, it } from 'vitest'
import { defaultShellSettings, type ShellSettings } from '#shared/desktop/settings'
import * as shellTexts from '#shared/texts/desktopShell'
import type { QueueNotification } from '../../../../electron/queue/notificationRules'
import { createNotifier } from '../../../../electron/queue/notifier'
import { aQueued } from '../../../support/answers/queueAnswers'
import { createReadableLog } from '../../../support/shell/shellLog'

function notifierOf(settings: Partial<ShellSettings> = {}, outcome: 'shown' | 'turned-off' = 'shown') {
  const shown: { notification: QueueNotification; click: () => void }[] = []
  const badges: number[] = []
  const opened: string[] = []
  const state = { isFocused: false, now: 1_000_000, hour: 10, closed: 0 }
  const log = createReadableLog()
  const notifier = createNotifier({
    host: {
      show: async (notification, click) => {
        shown.push({ notification, click })
        return outcome
      },
      closeAll: () => void (state.closed += 1),
    },
    badge: (count) => badges.push(count),
    getContext: () => ({
      settings: { ...defaultShellSettings, ...settings },
      mayShowNames: true,
      userId: 'me',
      now: state.now,
      hour: state.hour,
    }),
    isFocused: () => state.isFocused,
    onOpen: (path) => opened.push(path),
    onReturn: () => opened.push('as it stands'),
    log,
  })
  return { notifier, shown, badges, opened, state, log }
}

const bodies = (shown: { notification: QueueNotification }[]) => shown.map(({ notification }) => notification.body)

describe('events of the queue', () => {
  it('are notified, counted on the icon, and open their message', () => {
    const { notifier, shown, badges, opened } = notifierOf()
    notifier.onMessages([aQueued(1)])
    expect([bodies(shown), badges]).toEqual([[shellTexts.newMessage], [1]])
    shown[0]?.click()
    expect(opened).toEqual([`/messageQueue?case=${aQueued(1).case_id}`])
  })

  it('cause one notification if they come together, and are counted separately', () => {
    const { notifier, shown, badges } = notifierOf()
    notifier.onMessages([aQueued(1), aQueued(2), aQueued(3)])
    expect([bodies(shown), badges]).toEqual([[shellTexts.moreMessages(3)], [3]])
  })

  it('are neither notified nor counted twice', () => {
    const { notifier, shown, badges } = notifierOf()
    notifier.onMessages([aQueued(1)])
    notifier.onMessages([aQueued(1)])
    expect([shown.length, badges]).toEqual([1, [1]])
  })

  it('are counted silently in quiet hours', () => {
    const { notifier, shown, badges, state } = notifierOf({ quietFrom: 22, quietUntil: 6 })
    state.hour = 23
    notifier.onMessages([aQueued(1)])
    expect([shown, badges]).toEqual([[], [1]])
    state.hour = 7
    notifier.onMessages([aQueued(2)])
    expect(shown).toHaveLength(1)
  })

  it('are not counted if the user wants no notifications', () => {
    const { notifier, shown, badges } = notifierOf({ notifications: 'off' })
    notifier.onMessages([aQueued(1)])
    expect([shown, badges]).toEqual([[], []])
  })

  it('are not counted if they are someone else’s and the user wants to know of their own', () => {
    const { notifier, shown, badges } = notifierOf({ notifications: 'mine' })
    const someoneElse = { user_id: 'someone else', name: 'Someone Else' }
    notifier.onMessages([{ ...aQueued(1), assigned_to: someoneElse }, aQueued(2)])
    expect([shown.length, badges]).toEqual([1, [1]])
  })

  it('are not notified to a user who is reading them', () => {
    const { notifier, shown, badges, state } = notifierOf()
    state.isFocused = true
    notifier.setQueueView({ caseId: aQueued(1).case_id, isQueueOpen: false })
    notifier.onMessages([aQueued(1)])
    expect([shown, badges]).toEqual([[], []])
  })

  it('are counted on the icon until the queue is opened', () => {
    const { notifier, badges, state } = notifierOf()
    notifier.onMessages([aQueued(1)])
    notifier.setQueueView({ caseId: null, isQueueOpen: true })
    expect(badges).toEqual([1])
    state.isFocused = true
    notifier.onFocus()
    expect(badges).toEqual([1, 0])
  })

  it('notifications of the previous user’s events are removed when someone else signs in', () => {
    const { notifier, shown, badges, state } = notifierOf()
    notifier.onMessages([aQueued(1)])
    notifier.reset()
    notifier.onMessages([aQueued(1)])
    expect([badges, state.closed, shown.length]).toEqual([[1, 0, 1], 1, 2])
  })
})

describe('a test notification that is not shown', () => {
  it('returns the reason', async () => {
    const { notifier, log } = notifierOf({}, 'turned-off')
    expect(await notifier.showTest()).toBe('turned-off')
    expect(log.text()).toContain('turned-off')
  })
})

describe('the warning before signing out', () => {
  it('names no one, and returns to the portal', async () => {
    const { notifier, shown, opened } = notifierOf()
    await notifier.warnIdle()
    expect(shown[0]?.notification).toMatchObject({ title: shellTexts.productName, body: shellTexts.signedOutSoon })
    shown[0]?.click()
    expect(opened).toEqual(['as it stands'])
  })
})
