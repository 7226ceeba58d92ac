import { caseStatusLabels } from '#shared/cases/caseLabels'
import type { CaseStatus } from '#shared/cases/cases'
import type { CaseDetails } from '#shared/contract/cases/cases'
import * as requestTexts from '#shared/texts/requests'
import { useAccountOwner } from '../../../session/useAccountOwner'
import styles from './CaseSteps.module.css'
import { listCaseSteps } from './listCaseSteps'

const stateLabels: Record<'done' | 'now' | 'next', string> = { done: 'done', now: 'now', next: 'upcoming' }

/** Shows the steps from Received to Closed and marks the current one. */
export function CaseSteps({
  caseDetails: { status, events },
}: {
  caseDetails: Pick<CaseDetails, 'status' | 'events'>
}) {
  const labels = caseStatusLabels(useAccountOwner())
  const pastStatuses: CaseStatus[] = events.flatMap(({ status: eventStatus }) => (eventStatus ? [eventStatus] : []))
  return (
    <ol className={styles.steps} aria-label={requestTexts.progress}>
      {listCaseSteps(status, pastStatuses).map(({ status: step, state }) => (
        <li key={step} className={styles.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          {labels[step]}
          <span className="visually-hidden">, {stateLabels[state]}</span>
        </li>
      ))}
    </ol>
  )
}
