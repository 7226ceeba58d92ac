/** Past email notice runs of the staff, as the tab of disconnects lists them. */
import { createHash } from 'node:crypto'
import { addDays } from '#shared/dates'
import type { Household } from './openHousehold'
import { staffWho } from './staff'
import type { World } from './world'
import * as disconnectTexts from '#shared/texts/disconnects'

interface Told {
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
  const told = households.flatMap((household) =>
    household.rows.dunningNotices
      .filter(({ runId }) => runId === null)
      .map((notice): Told => ({ household, account: notice.billingAccountNumber, sentOn: notice.sentOn })),
  )
  const byEmail = told.filter(({ household }) => emailOf(household) !== '')
  for (const day of new Set(byEmail.map(({ sentOn }) => sentOn))) {
    const byLetter = told.filter(({ household, sentOn }) => emailOf(household) === '' && sentOn === addDays(day, 1))
    addRun(world, day, [...byEmail.filter(({ sentOn }) => sentOn === day), ...byLetter])
  }
}

function addRun(world: World, day: string, told: readonly Told[]): void {
  const random = world.random.fork(`notice run ${day} ${told[0]?.account}`)
  const home = told[0]?.household
  const begunBy = staffWho(world, random, ['Collections'])
  if (!home || begunBy === null) return
  const begunAt = new Date(`${day}T15:40:00Z`)
  const endedAt = new Date(begunAt.getTime() + told.length * 2_000)
  const runId = random.uuid()
  home.rows.noticeRuns.push({
    id: runId,
    status: 'finished',
    rowCount: told.length,
    begunBy,
    begunAt,
    finishedAt: endedAt,
    idempotencyKey: null,
    requestHash: createHash('sha256').update(runId).digest(),
  })
  told.forEach(({ household, account }, index) => {
    const email = emailOf(household)
    home.rows.noticeRunRows.push({
      runId,
      position: index + 1,
      accountNumber: account,
      isAgain: false,
      email,
      status: email === '' ? 'failed' : 'sent',
      message: email === '' ? disconnectTexts.noEmail : '',
      attempt: 1,
      toldAt: email === '' ? null : endedAt,
      endedAt,
    })
    if (email === '') return
    for (const notice of household.rows.dunningNotices)
      if (notice.billingAccountNumber === account && notice.sentOn === day)
        Object.assign(notice, { runId, channel: 'email' })
  })
}
