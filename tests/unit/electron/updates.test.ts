/** Checks for newer versions, and when the user is told about one. */

import { describe, expect, it } from 'vitest'
import type { UpdateStatus } from '#shared/desktop/ipc'
import { compareVersions, createUpdates, type UpdateFeed } from '../../../electron/updates'
import { createManualTimers } from '../../support/manualTimers'
import { createReadableLog } from '../../support/shell/shellLog'

function updatesOf(newest: UpdateFeed['newest'] | null = async () => '1.3.0') {
  const checkTimes: number[] = []
  const reportedStatuses: UpdateStatus[] = []
  const busy = { is: false }
  const log = createReadableLog()
  const { clock, advance } = createManualTimers()
  const feed = newest && {
    newest: () => {
      checkTimes.push(clock.now().getTime())
      return newest()
    },
  }
  const onChanged = (status: UpdateStatus) => reportedStatuses.push(status)
  const updates = createUpdates({ feed, version: '1.2.3', clock, log, isBusy: () => busy.is, onChanged })
  return { updates, checkTimes, told: reportedStatuses, busy, log, pass: advance }
}

const hoursMs = 60 * 60_000
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('the search for updates', () => {
  it('reports a newer version once', async () => {
    const { updates, told: reportedStatuses } = updatesOf()
    expect(await updates.check()).toMatchObject({ state: 'available', version: '1.3.0' })
    await updates.check()
    expect(reportedStatuses.map(({ version }) => version)).toEqual(['1.3.0'])
  })

  it.each([
    ['the same', '1.2.3'],
    ['an older one', '1.1.9'],
    ['no version', '1.3.0-beta; rm -rf'],
  ])('reports that this version is the newest if %s is offered', async (_what, offered) => {
    const { updates, told: reportedStatuses } = updatesOf(async () => offered)
    expect(await updates.check()).toMatchObject({ state: 'current', version: null })
    expect(reportedStatuses).toEqual([])
  })

  it('does not report that this version is the newest without a result', async () => {
    const { updates, log } = updatesOf(async () => null)
    expect(await updates.check()).toMatchObject({ state: 'unknown', checkedAt: null })
    expect(log.events()).toEqual(['updates.notLooked'])
  })

  it('keeps its result if the server does not respond', async () => {
    const { updates, log } = updatesOf(() => Promise.reject(new Error('No line')))
    expect(await updates.check()).toMatchObject({ state: 'unknown' })
    expect(log.events()).toEqual(['updates.unreachable'])
  })

  it.each<[string, string, UpdateStatus['state']]>([
    ['no longer reports that this version is the newest', '1.2.3', 'unknown'],
    ['still reports a newer version', '1.3.0', 'available'],
  ])(
    'the search for updates %s if the server does not respond after an earlier answer',
    async (_what, offered, state) => {
      let hasLine = true
      const { updates } = updatesOf(async () => {
        if (!hasLine) throw new Error('No line')
        return offered
      })
      const { checkedAt } = await updates.check()
      hasLine = false
      expect(await updates.check()).toMatchObject({ state, checkedAt })
    },
  )

  it('does nothing if administrators name no location', async () => {
    const { updates, checkTimes } = updatesOf(null)
    updates.tick()
    expect([await updates.check(), checkTimes]).toMatchObject([{ state: 'off' }, []])
  })

  it('runs at the start, and every four hours', async () => {
    const { updates, checkTimes, pass } = updatesOf()
    updates.tick()
    await settled()
    updates.tick()
    pass(3 * hoursMs)
    updates.tick()
    expect(checkTimes).toHaveLength(1)
    pass(hoursMs)
    updates.tick()
    expect(checkTimes).toHaveLength(2)
  })

  it('neither runs nor reports during a payment or a save, and reports afterwards', async () => {
    const { updates, checkTimes, told: reportedStatuses, busy } = updatesOf()
    busy.is = true
    updates.tick()
    expect(checkTimes).toEqual([])
    await updates.check()
    expect(reportedStatuses).toEqual([])
    busy.is = false
    updates.tick()
    expect(reportedStatuses).toMatchObject([{ state: 'available', version: '1.3.0' }])
  })
})

describe('the comparison of versions', () => {
  it.each([
    ['1.10.0', '1.9.9', 1],
    ['2.0.0', '10.0.0', -1],
    ['1.2.3', '1.2.3', 0],
    ['v9', '0.0.1', -1],
  ])('the versions %s and %s are compared number by number', (one, other, sign) =>
    expect(Math.sign(compareVersions(one, other))).toBe(sign),
  )
})
