import { type CaseStatus, caseStatuses } from '#shared/cases/cases'
import type { CaseDetails } from '#shared/contract/cases/cases'

export interface CaseStep {
  status: CaseStatus
  state: 'done' | 'now' | 'next'
  /** When the request got there; null if that is to come, or was not recorded. */
  reachedAt: string | null
}

/**
 * Returns the steps of a request in order, since it was last reopened. A canceled request shows the steps it went
 * through, then its end. Waits and trips that never happened are left out, and so is an appointment that was not made
 * and that no one asked for.
 */
export function listCaseSteps({
  status,
  events,
  preferred,
}: Pick<CaseDetails, 'status' | 'events' | 'preferred'>): CaseStep[] {
  const reopenedIndex = events.findLastIndex(({ kind }) => kind === 'reopened')
  const current = events.slice(Math.max(0, reopenedIndex))
  const firstTime = (step: CaseStatus) => current.find((event) => event.status === step)?.created_date ?? null
  const lastTime = (step: CaseStatus) => current.findLast((event) => event.status === step)?.created_date ?? null
  const doneSteps = (steps: readonly CaseStatus[]) =>
    steps.map((step): CaseStep => ({ status: step, state: 'done', reachedAt: firstTime(step) }))

  const order = caseStatuses.filter((step) => step !== 'cancelled')
  const nowStep: CaseStep = { status, state: 'now', reachedAt: lastTime(status) }
  if (status === 'cancelled') return [...doneSteps(order.filter((step) => firstTime(step) !== null)), nowStep]
  const index = order.indexOf(status)
  const isOptional = (step: CaseStatus): boolean => step === 'waiting' || step === 'scheduled' || step === 'on_the_way'
  const pastSteps = order.slice(0, index).filter((step) => !isOptional(step) || firstTime(step) !== null)
  const nextSteps = order.slice(index + 1).filter((step) => !isOptional(step) || (step === 'scheduled' && preferred))
  return [
    ...doneSteps(pastSteps),
    nowStep,
    ...nextSteps.map((step): CaseStep => ({ status: step, state: 'next', reachedAt: null })),
  ]
}
