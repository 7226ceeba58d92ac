/** Tests failures of the main process itself. */

import { describe, expect, it } from 'vitest'
import * as shellTexts from '#shared/texts/desktopShell'
import { createMainFailure } from '../../../../electron/health/mainFailure'
import { createReadableLog } from '../../../support/shell/shellLog'
import { recordedSystem } from '../../../support/shell/shellMachine'

function failureOf({ press = [], isReady = true }: { press?: number[]; isReady?: boolean } = {}) {
  const system = recordedSystem()
  system.buttonsToPress.push(...press)
  const done: string[] = []
  const log = createReadableLog()
  const failed = createMainFailure({
    log,
    showBox: () => (isReady ? system.showBox : null),
    showErrorBox: (...box) => done.push(...box),
    diagnostics: async () => 'versions and states',
    copyText: system.copyText,
    relaunch: () => done.push('relaunch'),
    exit: (code) => done.push(`exit ${code}`),
  })
  return { failed, system, done, log }
}

const [copy, restart] = [0, 1]

describe('an uncaught error in the main process', () => {
  it('is logged, reported, and ends the shell', async () => {
    const { failed, system, done, log } = failureOf()
    await failed(new Error('The disk went away'))
    expect(log.events()).toEqual(['main.failed'])
    expect(system.boxes[0]).toMatchObject({
      buttons: Object.values(shellTexts.stoppedWorking.choices),
      cancelId: 2,
    })
    expect(system.boxes[0]?.detail).toContain('The disk went away')
    expect(done).toEqual(['exit 1'])
  })

  it('is reported without personal data', async () => {
    const { failed, system } = failureOf()
    await failed(new Error('ENOENT /home/canary/x of canary@example.com with Bearer canary'))
    expect(JSON.stringify(system.boxes)).not.toContain('canary')
  })

  it('can be copied, after which the dialog returns', async () => {
    const { failed, system, done } = failureOf({ press: [copy, restart] })
    await failed(new Error('Once'))
    expect(system.copied[0]).toContain('versions and states')
    expect(system.boxes).toHaveLength(2)
    expect(done).toEqual(['relaunch', 'exit 1'])
  })

  it('is reported before the shell is ready too, without choices', async () => {
    const { failed, system, done } = failureOf({ isReady: false })
    await failed('early')
    expect(system.boxes).toEqual([])
    expect(done).toEqual([shellTexts.didNotStart, shellTexts.askForHelp('early'), 'exit 1'])
  })

  it('is reported once, and later errors are logged', async () => {
    const { failed, system, done, log } = failureOf()
    await Promise.all([failed(new Error('One')), failed(new Error('Two'))])
    expect([system.boxes.length, done]).toEqual([1, ['exit 1']])
    expect(log.events()).toEqual(['main.failed', 'main.failed'])
  })

  it('ends the shell even if the report fails', async () => {
    const { failed, system, done, log } = failureOf()
    system.showBox = () => Promise.reject(new Error('No display'))
    await failed(new Error('One'))
    expect(done).toEqual(['exit 1'])
    expect(log.events()).toContain('main.failureNotShown')
  })
})
