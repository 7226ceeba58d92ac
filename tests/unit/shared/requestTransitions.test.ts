import { describe, expect, it } from 'vitest'
import { type CaseStatus, caseStatuses, isFinishedCase } from '#shared/cases/cases'
import { findTransition, requestActions, requestTransitions, workActionsIn } from '#shared/cases/requestTransitions'

/** The statuses that a request can get to from this one, in any number of steps. */
function reachableFrom(start: CaseStatus): Set<CaseStatus> {
  const reached = new Set([start])
  for (const status of reached) {
    for (const { from, to } of requestTransitions) if (to !== null && from.includes(status)) reached.add(to)
  }
  return reached
}

describe('the table of what can happen to a request', () => {
  it('reaches every status from a new request', () => {
    expect(reachableFrom('received')).toEqual(new Set(caseStatuses))
  })

  it('leaves every status except a cancellation, and from each a request can still be finished', () => {
    for (const status of caseStatuses.filter((candidate) => candidate !== 'cancelled')) {
      expect([...reachableFrom(status)], status).toEqual(expect.arrayContaining(['resolved', 'cancelled']))
    }
    expect(reachableFrom('cancelled')).toEqual(new Set(['cancelled']))
  })

  it('reopens a finished request only within the days that are promised', () => {
    const exits = requestTransitions.filter(
      ({ from, to }) => to !== null && !isFinishedCase(to) && from.some((status) => isFinishedCase(status)),
    )
    expect(exits.map(({ action, needs }) => [action, needs.includes('reopenPeriod')])).toEqual([['reopen', true]])
  })

  it('requires a right of everyone but the portal', () => {
    for (const { action, by, right } of requestTransitions) {
      expect([action, right === null]).toEqual([action, by.includes('portal')])
    }
  })

  it('notifies the customer of every action of staff, or says why it does not', () => {
    for (const { action, notification } of requestTransitions) {
      const reason = typeof notification === 'string' ? notification : notification.none
      expect(reason, action).not.toBe('')
    }
  })

  it('has one row for each action, so that an action has one meaning', () => {
    expect(requestTransitions.map(({ action }) => action).toSorted()).toEqual([...requestActions].toSorted())
  })

  it('keeps what customers do apart from what only staff do', () => {
    const actionsOf = (by: 'customer' | 'portal') =>
      requestTransitions.filter((transition) => transition.by.includes(by)).map(({ action }) => action)
    expect(actionsOf('customer')).toEqual([
      'answer',
      'reschedule',
      'confirm',
      'withdraw',
      'requestCancellation',
      'reopen',
    ])
    expect(actionsOf('portal')).toEqual(['close'])
    expect(findTransition('finish', { by: 'customer', status: 'in_progress' })).toBeNull()
  })

  it('offers staff what is possible in a status, in the order of the work', () => {
    expect(workActionsIn('received')).toEqual(['start', 'schedule', 'ask', 'finish', 'cancel'])
    expect(workActionsIn('scheduled')).toEqual(['start', 'schedule', 'depart', 'ask', 'finish', 'cancel'])
    expect(workActionsIn('waiting')).toEqual(['start', 'schedule', 'finish', 'cancel'])
    expect(caseStatuses.filter((status) => isFinishedCase(status)).flatMap(workActionsIn)).toEqual([])
  })
})
