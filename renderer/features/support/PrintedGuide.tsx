/** The guide on paper: what was tried with its answer, and what is left to try with a box to tick. Not seen on the screen. */
import { useState } from 'react'
import { serviceLabels } from '#shared/services'
import type { Check } from '../../session/keptJson'
import { DateText } from '../../ui/DateText'
import type { Guide } from './guides'
import styles from './support.module.css'
import * as fiberOperationsTexts from '#shared/texts/fiberOperations'

interface PrintedGuideProps {
  guide: Guide
  answers: readonly Check[]
  isFixed: boolean
}

export function PrintedGuide({ guide, answers, isFixed }: PrintedGuideProps) {
  const [now] = useState(() => new Date().toISOString())
  return (
    <section className={styles.paper} aria-label={fiberOperationsTexts.forPrinting}>
      <h2>{guide.symptom}</h2>
      <p>
        {serviceLabels[guide.service]} · <DateText value={now} withTime />
        {isFixed && fiberOperationsTexts.itWorksAgain}
      </p>
      <ol>
        {guide.steps.map(({ title, help }, index) => {
          const tried = answers[index]
          return (
            <li key={title}>
              <strong>{title}</strong>
              <p>{help}</p>
              <p>
                {tried
                  ? `Answer: ${tried.answer}`
                  : isFixed
                    ? fiberOperationsTexts.notNeeded
                    : fiberOperationsTexts.itWorksNowDoneNoChange}
              </p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
