import { type CaseStatus, caseStatuses } from '#shared/cases/cases'

export interface CaseStep {
  status: CaseStatus
  state: 'done' | 'now' | 'next'
}

/**
 * Returns the steps of a request in order. A canceled request shows the steps it went through, then its end. An
 * optional step (waiting, scheduled) that was skipped is left out.
 */
export function listCaseSteps(status: CaseStatus, pastStatuses: readonly CaseStatus[]): CaseStep[] {
  const order = caseStatuses.filter((step) => step !== 'cancelled')
  if (status === 'cancelled') {
    const pastSteps = order.filter((step) => pastStatuses.includes(step))
    return [...pastSteps.map((step): CaseStep => ({ status: step, state: 'done' })), { status, state: 'now' }]
  }
  const currentIndex = order.indexOf(status)
  return order.flatMap((step, index): CaseStep[] => {
    if (index === currentIndex) return [{ status: step, state: 'now' }]
    if (index > currentIndex) return [{ status: step, state: 'next' }]
    const isOptional = step === 'waiting' || step === 'scheduled'
    return isOptional && !pastStatuses.includes(step) ? [] : [{ status: step, state: 'done' }]
  })
}
