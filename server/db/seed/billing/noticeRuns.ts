/** Past email notice runs of the staff, as the tab of disconnects lists them. */

import { createHash } from 'node:crypto'
import { addDays } from '#shared/format/dates'
import * as commonTexts from '#shared/texts/common'
import type { Household } from '../households/createHousehold'
import { pickStaff } from '../staff/actingStaff'
import type { World } from '../world'

interface SentNotice {
  household: Household
  account: string
  sentOn: string
}

const emailOf = ({ rows }: Household): string =>
  rows.contacts.find(({ relation, email }) => relation === '' && email !== '')?.email ?? ''

/**
 * Groups each day's email notices into a run, with the customers without email who got a letter the day after. The
 * notices are assigned to the run.
 */
export function addNoticeRuns(world: World, households: readonly Household[]): void {
  const sentNotices = households.flatMap((household) =>
    household.rows.dunningNotices
      .filter(({ runId }) => runId === null)
      .map((notice): SentNotice => ({ household, account: notice.billingAccountNumber, sentOn: notice.sentOn })),
  )
  const emailNotices = sentNotices.filter(({ household }) => emailOf(household) !== '')
  for (const day of new Set(emailNotices.map(({ sentOn }) => sentOn))) {
    const letterNotices = sentNotices.filter(
      ({ household, sentOn }) => emailOf(household) === '' && sentOn === addDays(day, 1),
    )
    addNoticeRun(world, day, [...emailNotices.filter(({ sentOn }) => sentOn === day), ...letterNotices])
  }
}

function addNoticeRun(world: World, day: string, sentNotices: readonly SentNotice[]): void {
  const random = world.random.fork(`notice run ${day} ${sentNotices[0]?.account}`)
  const home = sentNotices[0]?.household
  const startedBy = pickStaff(world, random, ['Collections'])
  if (!home || startedBy === null) return
  const startedAt = new Date(`${day}T15:40:00Z`)
  const endedAt = new Date(startedAt.getTime() + sentNotices.length * 2_000)
  const runId = random.uuid()
  home.rows.noticeRuns.push({
    id: runId,
    status: 'finished',
    rowCount: sentNotices.length,
    startedBy,
    startedAt,
    finishedAt: endedAt,
    idempotencyKey: null,
    requestHash: createHash('sha256').update(runId).digest(),
  })
  sentNotices.forEach(({ household, account }, index) => {
    const email = emailOf(household)
    home.rows.noticeRunRows.push({
      runId,
      position: index + 1,
      accountNumber: account,
      isRepeat: false,
      email,
      status: email === '' ? 'failed' : 'sent',
      message: email === '' ? commonTexts.noEmailOnFile : '',
      attempt: 1,
      sentAt: email === '' ? null : endedAt,
      endedAt,
    })
    if (email === '') return
    for (const notice of household.rows.dunningNotices)
      if (notice.billingAccountNumber === account && notice.sentOn === day)
        Object.assign(notice, { runId, channel: 'email' })
  })
}
