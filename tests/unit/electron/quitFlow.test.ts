/** How the shell quits. */

import { describe, expect, it } from 'vitest'
import * as shellTexts from '#shared/texts/desktopShell'
import { createQuitFlow, type QuitFlowOptions, type UnfinishedWork } from '../../../electron/quitFlow'
import { createReadableLog } from '../../support/shell/shellLog'
import { recordedSystem } from '../../support/shell/shellMachine'

function leavingOf(changes: Partial<QuitFlowOptions> & { doing?: UnfinishedWork | null } = {}) {
  const { doing = null, ...options } = changes
  const system = recordedSystem()
  const done: string[] = []
  const log = createReadableLog()
  const leaving = createQuitFlow({
    busy: () => doing,
    showBox: system.showBox,
    staysInTray: () => false,
    hide: () => done.push('hide'),
    cleanUp: async () => void done.push('end'),
    quit: () => done.push('quit'),
    relaunch: () => done.push('relaunch'),
    log,
    ...options,
  })
  const event = { isPrevented: false, preventDefault: () => void (event.isPrevented = true) }
  return { leaving, system, done, event, log }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))
const anyway = 1

describe('closing the shell', () => {
  it.each(['onClose', 'onBeforeQuit'] as const)('closing the shell by %s saves the state, then ends', async (door) => {
    const { leaving, system, done, event } = leavingOf()
    leaving[door](event)
    expect(event.isPrevented).toBe(true)
    await settled()
    expect([done, system.boxes]).toEqual([['end', 'quit'], []])
    const last = { isPrevented: false, preventDefault: () => void (last.isPrevented = true) }
    leaving.onBeforeQuit(last)
    leaving.onClose(last)
    expect(last.isPrevented).toBe(false)
  })

  it.each([
    ['payment', shellTexts.quitQuestions.payment.message],
    ['save', shellTexts.quitQuestions.save.message],
    ['unsaved', shellTexts.quitQuestions.unsaved.message],
  ] as const)(
    'closing the shell during a %s requires a confirmation, and is canceled without one',
    async (doing, message) => {
      const { leaving, system, done, event } = leavingOf({ doing })
      leaving.onClose(event)
      await settled()
      expect(system.boxes).toMatchObject([
        { message, buttons: [shellTexts.quitChoices.stay, shellTexts.quitChoices.leave], defaultId: 0, cancelId: 0 },
      ])
      expect([event.isPrevented, done]).toEqual([true, []])
    },
  )

  it('asks again the next time, and continues after a confirmation', async () => {
    const { leaving, system, done, event } = leavingOf({ doing: 'payment' })
    leaving.onClose(event)
    await settled()
    system.buttonsToPress.push(anyway)
    leaving.onBeforeQuit(event)
    await settled()
    expect([system.boxes.length, done]).toEqual([2, ['end', 'quit']])
  })

  it('asks once while the dialog is open', async () => {
    const { leaving, system, event } = leavingOf({ doing: 'save' })
    leaving.onClose(event)
    leaving.onBeforeQuit(event)
    leaving.restart()
    await settled()
    expect(system.boxes).toHaveLength(1)
  })

  it('restarts in the same way, and never during a payment without a confirmation', async () => {
    const { leaving, system, done } = leavingOf({ doing: 'payment' })
    leaving.restart()
    await settled()
    expect(done).toEqual([])
    system.buttonsToPress.push(anyway)
    leaving.restart()
    await settled()
    expect(done).toEqual(['end', 'relaunch', 'quit'])
  })

  it('hides the window if it stays in the tray, from where the shell can still be quit', async () => {
    const { leaving, done, event } = leavingOf({ staysInTray: () => true })
    leaving.onClose(event)
    await settled()
    expect([event.isPrevented, done]).toEqual([true, ['hide']])
    leaving.onBeforeQuit(event)
    await settled()
    expect(done).toEqual(['hide', 'end', 'quit'])
  })

  it('continues if a part of the state could not be saved', async () => {
    const { leaving, done, event, log } = leavingOf({ cleanUp: () => Promise.reject(new Error('No line')) })
    leaving.onClose(event)
    await settled()
    expect([done, log.events()]).toEqual([['quit'], ['shell.notEnded']])
  })
})

describe('a machine that shuts down', () => {
  it('is not delayed or asked about, and the state is saved', async () => {
    const { leaving, system, done, event } = leavingOf({ doing: 'payment', staysInTray: () => true })
    leaving.onSystemEnds()
    leaving.onSystemEnds()
    leaving.onClose(event)
    leaving.onBeforeQuit(event)
    await settled()
    expect([event.isPrevented, system.boxes, done[0]]).toEqual([false, [], 'end'])
  })

  it('ends the shell even if another app cancels the shutdown, because the state is already closed', async () => {
    const { leaving, done } = leavingOf({ cleanUp: () => Promise.reject(new Error('No line')) })
    leaving.onSystemEnds()
    await settled()
    expect(done).toEqual(['quit'])
  })
})
