/** Asks whether the answer helped. The choice is stored per person and can be changed. */
import { useId } from 'react'
import type { FaqEntry } from '#shared/faq/entries'
import * as helpTexts from '#shared/texts/cases/help'
import * as commonTexts from '#shared/texts/common'
import { useGiveFaqFeedbackMutation, useListFaqFeedbackQuery } from '../../../api/cases/help'
import { Button } from '../../../ui/Button'
import styles from './faq.module.css'

const choices = [
  { helpful: true, label: commonTexts.yes },
  { helpful: false, label: commonTexts.no },
]

export function AnswerFeedback({ entry: { slug } }: { entry: FaqEntry }) {
  const id = useId()
  const { savedChoice } = useListFaqFeedbackQuery(undefined, {
    selectFromResult: ({ data }) => ({ savedChoice: data?.find((feedback) => feedback.slug === slug)?.helpful }),
  })
  const [sendFeedback, { isLoading, error, originalArgs }] = useGiveFaqFeedbackMutation()
  const isPressed = (helpful: boolean) => (isLoading ? originalArgs?.body.helpful : savedChoice) === helpful
  return (
    <fieldset aria-labelledby={id} className={styles.helpful}>
      <span id={id}>{helpTexts.wasThisHelpful}</span>
      {choices.map(({ helpful, label }) => (
        <Button
          key={label}
          size="small"
          kind={isPressed(helpful) ? 'primary' : 'normal'}
          aria-pressed={isPressed(helpful)}
          // A second click is ignored while the first is being sent.
          onClick={() => void (!isLoading && savedChoice !== helpful && sendFeedback({ body: { slug, helpful } }))}
        >
          {label}
        </Button>
      ))}
      <output className={styles.said} data-failed={error !== undefined || undefined}>
        {error ? commonTexts.notSaved : savedChoice === undefined ? '' : helpTexts.feedbackThanks}
      </output>
    </fieldset>
  )
}
