/** How the shell reacts when its page or the GPU process stops. */

import { describe, expect, it } from 'vitest'
import * as shellTexts from '#shared/texts/desktopShell'
import { watchHealth } from '../../../../electron/health/health'
import { createManualTimers } from '../../../support/manualTimers'
import { createReadableLog } from '../../../support/shell/shellLog'
import { recordedSystem } from '../../../support/shell/shellMachine'

function healthOf() {
  const done: string[] = []
  const log = createReadableLog()
  const system = recordedSystem()
  const { clock, after, advance } = createManualTimers()
  const health = watchHealth({
    clock,
    after,
    log,
    showBox: system.showBox,
    page: () => ({
      reload: () => done.push('reload'),
      showCrash: () => done.push('crash page'),
      repaint: () => done.push('repaint'),
    }),
    disableGraphicsCard: () => done.push('no card'),
    restart: () => done.push('restart'),
  })
  return { health, done, log, system, pass: advance }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('a page that crashes', () => {
  it('is reloaded, and informed of it once', () => {
    const { health, done, log } = healthOf()
    health.pageGone('crashed')
    expect(done).toEqual(['reload'])
    expect(log.events()).toContain('page.gone')
    expect([health.takeRecovery(), health.takeRecovery()]).toEqual([true, false])
  })

  it('is replaced by the crash page if it crashes twice within a minute', () => {
    const { health, done, pass } = healthOf()
    health.pageGone('oom')
    pass(59_000)
    health.pageGone('oom')
    expect(done).toEqual(['reload', 'crash page'])
    expect(health.isCrashed()).toBe(true)
    health.portalReopened()
    expect(health.isCrashed()).toBe(false)
  })

  it('is reloaded again after a minute', () => {
    const { health, done, pass } = healthOf()
    health.pageGone('crashed')
    pass(61_000)
    health.pageGone('crashed')
    expect(done).toEqual(['reload', 'reload'])
  })

  it('is ignored if it was closed', () => {
    const { health, done } = healthOf()
    health.pageGone('clean-exit')
    expect([done, health.takeRecovery()]).toEqual([[], false])
  })
})

describe('a page that hangs', () => {
  it('is reported after fifteen seconds, and stays unless the user decides otherwise', async () => {
    const { health, done, system, pass } = healthOf()
    health.pageUnresponsive()
    pass(14_000)
    expect(system.boxes).toEqual([])
    pass(1000)
    await settled()
    expect(system.boxes).toHaveLength(1)
    expect(system.boxes[0]).toMatchObject({
      buttons: [shellTexts.isntResponding.choices.wait, shellTexts.isntResponding.choices.reload],
      defaultId: 0,
      cancelId: 0,
    })
    pass(15_000)
    await settled()
    expect([system.boxes.length, done]).toEqual([2, []])
  })

  it('is reloaded on request', async () => {
    const { health, done, system, pass } = healthOf()
    system.buttonsToPress.push(1)
    health.pageUnresponsive()
    pass(15_000)
    await settled()
    expect(done).toEqual(['reload'])
  })

  it('is not reported if it responds in time', () => {
    const { health, system, pass } = healthOf()
    health.pageUnresponsive()
    pass(10_000)
    health.pageResponsive()
    pass(10_000)
    expect(system.boxes).toEqual([])
  })

  it('is not reloaded if it responded while the dialog was open', async () => {
    const { health, done, system, pass } = healthOf()
    system.buttonsToPress.push(1)
    health.pageUnresponsive()
    pass(15_000)
    health.pageResponsive()
    await settled()
    expect(done).toEqual([])
  })

  it('is reported once, however often it hangs', async () => {
    const { health, system, pass } = healthOf()
    health.pageUnresponsive()
    health.pageUnresponsive()
    pass(15_000)
    await settled()
    expect(system.boxes).toHaveLength(1)
  })
})

describe('a graphics card whose driver crashes', () => {
  it('is turned off at the second crash within five minutes, and a restart is offered', async () => {
    const { health, done, system, pass } = healthOf()
    system.buttonsToPress.push(1)
    health.graphicsGone('crashed')
    expect(done).toEqual([])
    pass(4 * 60_000)
    health.graphicsGone('crashed')
    await settled()
    expect(done).toEqual(['no card', 'restart'])
  })

  it('causes no restart without the user’s consent', async () => {
    const { health, done } = healthOf()
    health.graphicsGone('crashed')
    health.graphicsGone('crashed')
    await settled()
    expect(done).toEqual(['no card'])
  })

  it('stays on if the graphics process ended normally', () => {
    const { health, done } = healthOf()
    for (const _time of [1, 2, 3]) health.graphicsGone('clean-exit')
    expect(done).toEqual([])
  })

  it('stays on if it crashes only occasionally', () => {
    const { health, done, pass } = healthOf()
    health.graphicsGone('crashed')
    pass(6 * 60_000)
    health.graphicsGone('crashed')
    expect(done).toEqual([])
  })
})

describe('a machine that wakes up', () => {
  it('repaints the page', () => {
    const { health, done } = healthOf()
    health.awake()
    expect(done).toEqual(['repaint'])
  })
})
