/**
 * The print view of a guide has the answers so far, and a box to tick for every other step. It is hidden on the screen.
 */

import { useState } from 'react'
import * as supportTexts from '#shared/texts/cases/support'
import * as serviceTexts from '#shared/texts/services/services'
import type { AnsweredCheck } from '../../domain/drafts/storedJson'
import { DateText } from '../../ui/DateText'
import { Rich } from '../../ui/Rich'
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
        <Rich
          text={
            isFixed
              ? supportTexts.printedAfterFix(serviceTexts.serviceLabels[guide.service])
              : supportTexts.printedAt(serviceTexts.serviceLabels[guide.service])
          }
          parts={{ date: <DateText value={now} withTime /> }}
        />
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
                  ? supportTexts.answerLabel(answered.answer)
                  : isFixed
                    ? supportTexts.notNeeded
                    : supportTexts.resultBoxes}
              </p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
