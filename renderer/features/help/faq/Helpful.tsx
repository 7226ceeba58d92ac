/** Whether the answer helped: kept for the person, and changeable. */
import { Button } from 'antd'
import { useId } from 'react'
import { useGiveFaqFeedbackMutation, useListFaqFeedbackQuery } from '../../../api/help'
import type { Entry } from '#shared/faq/entries'
import styles from './faq.module.css'
import * as commonTexts from '#shared/texts/common'
import * as helpTexts from '#shared/texts/help'

const choices = [
  { helpful: true, label: commonTexts.yes },
  { helpful: false, label: commonTexts.noText },
]

export function Helpful({ entry: { slug } }: { entry: Entry }) {
  const id = useId()
  const { said } = useListFaqFeedbackQuery(undefined, {
    selectFromResult: ({ data }) => ({ said: data?.find((given) => given.slug === slug)?.helpful }),
  })
  const [give, { isLoading, error, originalArgs }] = useGiveFaqFeedbackMutation()
  const isPressed = (helpful: boolean) => (isLoading ? originalArgs?.body.helpful : said) === helpful
  return (
    <fieldset aria-labelledby={id} className={styles.helpful}>
      <span id={id}>{helpTexts.wasThisHelpful}</span>
      {choices.map(({ helpful, label }) => (
        <Button
          key={label}
          size="small"
          type={isPressed(helpful) ? 'primary' : 'default'}
          aria-pressed={isPressed(helpful)}
          // A second click while the first is on its way says nothing new.
          onClick={() => void (!isLoading && said !== helpful && give({ body: { slug, helpful } }))}
        >
          {label}
        </Button>
      ))}
      <output className={styles.said} data-failed={error !== undefined || undefined}>
        {error ? helpTexts.notSavedTryAgain : said === undefined ? '' : helpTexts.thankYouYouCanChange}
      </output>
    </fieldset>
  )
}
