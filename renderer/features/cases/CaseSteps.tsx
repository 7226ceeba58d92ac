import type { CaseStatus } from '#shared/cases'
import type { CaseDetails } from '#shared/contract/cases'
import { useWhose } from '../../session/useWhose'
import { caseStatusLabels } from '#shared/caseLabels'
import styles from './CaseSteps.module.css'
import { stepsOf } from './stepsOf'
import * as requestTexts from '#shared/texts/requests'

const spoken: Record<'done' | 'now' | 'next', string> = { done: 'done', now: 'now', next: 'upcoming' }

/** Received → … → Closed, with the step that the request is at. */
export function CaseSteps({ found: { status, events } }: { found: Pick<CaseDetails, 'status' | 'events'> }) {
  const labels = caseStatusLabels(useWhose())
  const had: CaseStatus[] = events.flatMap(({ status: reached }) => (reached ? [reached] : []))
  return (
    <ol className={styles.steps} aria-label={requestTexts.progress}>
      {stepsOf(status, had).map(({ status: step, state }) => (
        <li key={step} className={styles.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          {labels[step]}
          <span className="visually-hidden">, {spoken[state]}</span>
        </li>
      ))}
    </ol>
  )
}
