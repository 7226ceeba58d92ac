import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { QueuedMessage } from '#shared/contract/cases/queue'
import { defaultShellSettings } from '#shared/desktop/settings'
import * as shellTexts from '#shared/texts/desktopShell'
import {
  decideNotification,
  emptyNotificationState,
  isQuiet,
  type NotificationContext,
} from '../../../../electron/queue/notificationRules'
import { aQueued } from '../../../support/answers/queueAnswers'

const me = '7b1d8a94-0f0f-4b8e-9d53-5f1f3f1d0001'
const other = { user_id: '7b1d8a94-0f0f-4b8e-9d53-5f1f3f1d0002', name: 'Bo Tamm' }

const around = (changes: Partial<NotificationContext> = {}): NotificationContext => ({
  settings: defaultShellSettings,
  mayShowNames: true,
  userId: me,
  queueView: null,
  now: 1_000_000,
  hour: 10,
  ...changes,
})
const message = (index: number, changes: Partial<QueuedMessage> = {}): QueuedMessage => ({
  ...aQueued(index),
  assigned_to: null,
  ...changes,
})

describe('a new message', () => {
  it('is notified without its customer and its text, and opens the message', () => {
    const { notification } = decideNotification(emptyNotificationState, [message(1)], around())
    expect(notification).toEqual({
      id: message(1).case_id,
      title: shellTexts.messageQueue,
      body: shellTexts.newMessage,
      path: `/messageQueue?case=${message(1).case_id}`,
    })
  })

  it('is notified with the customer’s name only if user and administrators allow it', () => {
    const settings = { ...defaultShellSettings, notificationsTell: true }
    expect(decideNotification(emptyNotificationState, [message(1)], around({ settings })).notification?.title).toBe(
      message(1).name,
    )
    const { notification } = decideNotification(
      emptyNotificationState,
      [message(1)],
      around({ settings, mayShowNames: false }),
    )
    expect(JSON.stringify(notification)).not.toContain(message(1).name)
  })

  it('is notified once, and again when the customer writes again', () => {
    const first = decideNotification(emptyNotificationState, [message(1)], around())
    expect(decideNotification(first.state, [message(1)], around()).notification).toBeNull()
    const later = { ...message(1), last_customer_message_at: '2999-01-01T00:00:00.000Z' }
    expect(decideNotification(first.state, [later], around()).notification).not.toBeNull()
  })

  it.each([
    ['assigned to a colleague while the user selected their own', { assigned_to: other }, {}],
    ['open on the screen', {}, { queueView: { caseId: message(1).case_id, isQueueOpen: false } }],
    ['new in the list on the screen', {}, { queueView: { caseId: null, isQueueOpen: true } }],
    ['received in quiet hours', {}, { settings: { ...defaultShellSettings, quietFrom: 8, quietUntil: 12 } }],
    [
      'received while notifications are off',
      {},
      { settings: { ...defaultShellSettings, notifications: 'off' as const } },
    ],
  ])('is not notified if it is %s', (_when, changes, surroundings) => {
    expect(
      decideNotification(emptyNotificationState, [message(1, changes)], around(surroundings)).notification,
    ).toBeNull()
  })

  it('a new message of a colleague causes a notification for users who selected all messages', () => {
    const settings = { ...defaultShellSettings, notifications: 'all' as const }
    expect(
      decideNotification(emptyNotificationState, [message(1, { assigned_to: other })], around({ settings }))
        .notification,
    ).not.toBeNull()
  })
})

describe('many messages', () => {
  it('are notified together, and open the queue', () => {
    const { notification } = decideNotification(emptyNotificationState, [message(1), message(2), message(3)], around())
    expect(notification).toEqual({
      id: 'queue',
      title: shellTexts.messageQueue,
      body: shellTexts.moreMessages(3),
      path: '/messageQueue',
    })
  })

  it('many messages within a minute cause four notifications, and then none until it is over', () => {
    let known = emptyNotificationState
    const shown = [1, 2, 3, 4, 5, 6].map((index) => {
      const decided = decideNotification(known, [message(index)], around({ now: 1_000_000 + index * 1000 }))
      known = decided.state
      return decided.notification?.body ?? null
    })
    expect(shown).toEqual([
      shellTexts.newMessage,
      shellTexts.newMessage,
      shellTexts.newMessage,
      shellTexts.moreMessages(1),
      null,
      null,
    ])
    // The two messages without a notification are counted in the next one.
    expect(decideNotification(known, [message(7)], around({ now: 1_070_000 })).notification?.body).toBe(
      shellTexts.moreMessages(3),
    )
  })

  it('never cause more than four notifications a minute, whatever their timing', () => {
    const Arrivals = fc.array(
      fc.record({ index: fc.integer({ min: 1, max: 9 }), wait: fc.integer({ min: 0, max: 9000 }) }),
      {
        maxLength: 60,
      },
    )
    fc.assert(
      fc.property(Arrivals, (arrivals) => {
        let known = emptyNotificationState
        let now = 1_000_000
        const shown: number[] = []
        for (const [turn, { index, wait }] of arrivals.entries()) {
          now += wait
          const last_customer_message_at = new Date(now + turn).toISOString()
          const decided = decideNotification(known, [message(index, { last_customer_message_at })], around({ now }))
          known = decided.state
          if (decided.notification) shown.push(now)
        }
        for (const at of shown)
          expect(shown.filter((one) => one <= at && at - one < 60_000).length).toBeLessThanOrEqual(4)
      }),
    )
  })
})

describe('quiet hours', () => {
  it.each([
    [22, 6, 23, true],
    [22, 6, 5, true],
    [22, 6, 6, false],
    [8, 12, 12, false],
    [0, 0, 0, false],
  ])('quiet hours from %i to %i apply at %i: %s', (...[quietFrom, quietUntil, hour, quiet]) => {
    expect(isQuiet({ ...defaultShellSettings, quietFrom, quietUntil }, hour)).toBe(quiet)
  })
})
