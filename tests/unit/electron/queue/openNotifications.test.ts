/** Notifications that are held back until they may be shown. */

import { describe, expect, it } from 'vitest'
import * as shellTexts from '#shared/texts/desktopShell'
import { createOpenNotifications, type SystemNotification } from '../../../../electron/queue/openNotifications'
import { createManualTimers } from '../../../support/manualTimers'

const notification = (id: string) => ({
  id,
  title: shellTexts.messageQueue,
  body: shellTexts.newMessage,
  path: `/messageQueue?case=${id}`,
})

interface Played extends SystemNotification {
  id: string
  say(event: string, error?: string): void
  isClosed: boolean
}

function systemOf({ isSupported = true, onShow = 'show', error = '' } = {}) {
  const made: Played[] = []
  let activated = (): void => undefined
  const { after, advance } = createManualTimers()
  const notifications = createOpenNotifications(
    {
      isSupported: () => isSupported,
      onActivated: (act) => (activated = act),
      create({ id }) {
        const listeners: [event: string, listener: (event: unknown, error: string) => void][] = []
        const played: Played = {
          id,
          isClosed: false,
          on: (event: string, listener: (event: unknown, error: string) => void) => listeners.push([event, listener]),
          say: (event, said = '') => {
            for (const [name, listener] of listeners) if (name === event) listener({}, said)
          },
          show: () => played.say(onShow, error),
          close: () => {
            played.isClosed = true
            played.say('close')
          },
        }
        made.push(played)
        return played
      },
    },
    after,
  )
  const opened: string[] = []
  const show = (id: string) => notifications.show(notification(id), () => opened.push(id))
  return { notifications, made, show, opened, pass: advance, activate: () => activated() }
}

describe('a notification', () => {
  it('is kept until it is clicked, and opens its page', async () => {
    const { show, made, opened } = systemOf()
    expect(await show('one')).toBe('shown')
    made[0]?.say('click')
    expect(opened).toEqual(['one'])
  })

  it('is replaced by a newer one about the same subject only', async () => {
    const { show, made } = systemOf()
    await show('one')
    await show('two')
    await show('one')
    expect(made.map(({ id, isClosed }) => [id, isClosed])).toEqual([
      ['one', true],
      ['two', false],
      ['one', false],
    ])
  })

  it('is closed with all others when the user changes, unless it is already closed', async () => {
    const { show, notifications, made } = systemOf()
    await show('one')
    await show('two')
    made[0]?.say('close')
    notifications.closeAll()
    expect(made.map(({ isClosed }) => isClosed)).toEqual([false, true])
  })

  it.each([
    ['Windows does not show it', 'HRESULT: -2143420143', 'turned-off'],
    ['macOS knows no signature', 'The app is not signed', 'unsigned'],
    ['something else', 'No', 'refused'],
  ])('returns the reason why it was not shown: %s', async (_why, error, outcome) => {
    const { show, notifications, made } = systemOf({ onShow: 'failed', error })
    expect(await show('one')).toBe(outcome)
    notifications.closeAll()
    expect(made[0]?.isClosed).toBe(false)
  })

  it('is not attempted if notifications are not supported', async () => {
    const { show, made } = systemOf({ isSupported: false })
    expect([await show('one'), made]).toEqual(['unsupported', []])
  })

  it('counts as shown if the system reports nothing', async () => {
    const { show, pass } = systemOf({ onShow: 'nothing' })
    const outcome = show('one')
    pass(5000)
    expect(await outcome).toBe('shown')
  })
})

describe('a notification of an earlier start', () => {
  it('opens the queue', () => {
    const { notifications, activate, pass, opened } = systemOf()
    notifications.onOtherClick(() => opened.push('queue'))
    activate()
    pass(500)
    expect(opened).toEqual(['queue'])
  })

  it.each(['before', 'after'])('does not override one that reports its own click, %s', async (when) => {
    const { notifications, show, made, activate, pass, opened } = systemOf()
    notifications.onOtherClick(() => opened.push('queue'))
    await show('one')
    if (when === 'before') made[0]?.say('click')
    activate()
    if (when === 'after') made[0]?.say('click')
    pass(500)
    expect(opened).toEqual(['one'])
  })
})
