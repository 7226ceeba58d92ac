/** How the shell quits. */
import { describe, expect, it } from 'vitest'
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
  it.each(['onClose', 'onBeforeQuit'] as const)('by %s puts away what is held, then ends', async (door) => {
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
    ['payment', 'You’re still adding a payment method'],
    ['save', 'A file is still being saved'],
    ['unsaved', 'You have unsaved changes'],
  ] as const)('during a %s asks first, and stays unless told otherwise', async (doing, message) => {
    const { leaving, system, done, event } = leavingOf({ doing })
    leaving.onClose(event)
    await settled()
    expect(system.boxes).toMatchObject([{ message, buttons: ['Keep open', 'Close anyway'], defaultId: 0, cancelId: 0 }])
    expect([event.isPrevented, done]).toEqual([true, []])
  })

  it('asks again the next time, and goes when it is told to', async () => {
    const { leaving, system, done, event } = leavingOf({ doing: 'payment' })
    leaving.onClose(event)
    await settled()
    system.buttonsToPress.push(anyway)
    leaving.onBeforeQuit(event)
    await settled()
    expect([system.boxes.length, done]).toEqual([2, ['end', 'quit']])
  })

  it('asks once while the question stands there', async () => {
    const { leaving, system, event } = leavingOf({ doing: 'save' })
    leaving.onClose(event)
    leaving.onBeforeQuit(event)
    leaving.restart()
    await settled()
    expect(system.boxes).toHaveLength(1)
  })

  it('restarts by the same way: never during a payment without being told to', async () => {
    const { leaving, system, done } = leavingOf({ doing: 'payment' })
    leaving.restart()
    await settled()
    expect(done).toEqual([])
    system.buttonsToPress.push(anyway)
    leaving.restart()
    await settled()
    expect(done).toEqual(['end', 'relaunch', 'quit'])
  })

  it('hides where it stays behind its icon, and ends from there all the same', async () => {
    const { leaving, done, event } = leavingOf({ staysInTray: () => true })
    leaving.onClose(event)
    await settled()
    expect([event.isPrevented, done]).toEqual([true, ['hide']])
    leaving.onBeforeQuit(event)
    await settled()
    expect(done).toEqual(['hide', 'end', 'quit'])
  })

  it('ends though something could not be put away', async () => {
    const { leaving, done, event, log } = leavingOf({ cleanUp: () => Promise.reject(new Error('No line')) })
    leaving.onClose(event)
    await settled()
    expect([done, log.events()]).toEqual([['quit'], ['shell.notEnded']])
  })
})

describe('a machine that shuts down', () => {
  it('is asked nothing and held up by nothing, and what is held is put away', async () => {
    const { leaving, system, done, event } = leavingOf({ doing: 'payment', staysInTray: () => true })
    leaving.onSystemEnds()
    leaving.onSystemEnds()
    leaving.onClose(event)
    leaving.onBeforeQuit(event)
    await settled()
    expect([event.isPrevented, system.boxes, done[0]]).toEqual([false, [], 'end'])
  })

  it('ends the shell although another app calls it off: what has been put away is of no use to anybody', async () => {
    const { leaving, done } = leavingOf({ cleanUp: () => Promise.reject(new Error('No line')) })
    leaving.onSystemEnds()
    await settled()
    expect(done).toEqual(['quit'])
  })
})
