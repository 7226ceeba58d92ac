import type { CaseDetails } from '#shared/contract/cases/cases'
import * as caseTexts from '#shared/texts/cases/cases'
import { useAccountOwner } from '../../../session/useAccountOwner'
import { DateText } from '../../../ui/DateText'
import { Icon } from '../../../ui/icons/Icon'
import styles from './CaseSteps.module.css'
import { type CaseStep, listCaseSteps } from './listCaseSteps'

const stateLabels: Record<CaseStep['state'], string> = {
  done: caseTexts.stepDone,
  now: caseTexts.stepNow,
  next: caseTexts.stepNext,
}

/** A line of the steps from Received to Closed, with the time at which each was reached. */
export function CaseSteps({ caseDetails }: { caseDetails: Pick<CaseDetails, 'status' | 'events' | 'preferred'> }) {
  const labels = caseTexts.statusLabels(useAccountOwner())
  return (
    <div className={styles.frame}>
      <ol className={styles.steps} aria-label={caseTexts.progress}>
        {listCaseSteps(caseDetails).map(({ status, state, reachedAt }) => (
          <li
            key={status}
            className={styles.step}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className={styles.mark}>{state === 'done' && <Icon name="check" />}</span>
            <span className={styles.label}>
              {labels[status]}
              <span className="visually-hidden">, {stateLabels[state]}</span>
            </span>
            {reachedAt !== null && (
              <span className={styles.time}>
                <DateText value={reachedAt} withTime />
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
