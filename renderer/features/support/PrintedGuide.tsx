/**
 * The print view of a guide has the answers so far, and a box to tick for every other step. It is hidden on the screen.
 */
import { useState } from 'react'
import { serviceLabels } from '#shared/services/services'
import * as supportTexts from '#shared/texts/support'
import type { AnsweredCheck } from '../../domain/drafts/storedJson'
import { DateText } from '../../ui/DateText'
import type { Guide } from './guides'
import styles from './support.module.css'

interface PrintedGuideProps {
  guide: Guide
  answers: readonly AnsweredCheck[]
  isFixed: boolean
}

export function PrintedGuide({ guide, answers, isFixed }: PrintedGuideProps) {
  const [now] = useState(() => new Date().toISOString())
  return (
    <section className={styles.paper} aria-label={supportTexts.forPrinting}>
      <h2>{guide.symptom}</h2>
      <p>
        {serviceLabels[guide.service]} · <DateText value={now} withTime />
        {isFixed && supportTexts.itWorksAgain}
      </p>
      <ol>
        {guide.steps.map(({ title, help }, index) => {
          const answered = answers[index]
          return (
            <li key={title}>
              <strong>{title}</strong>
              <p>{help}</p>
              <p>
                {answered
                  ? `Answer: ${answered.answer}`
                  : isFixed
                    ? supportTexts.notNeeded
                    : supportTexts.itWorksNowDoneNoChange}
              </p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
