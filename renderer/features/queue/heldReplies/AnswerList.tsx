/** The canned answers that match what was typed after a slash. The text field has the focus and its keys. */
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- HTML has no list of proposals for a text of many lines. The field keeps the focus and handles the keys. */
import { useEffect, useRef } from 'react'
import type { CannedAnswer } from '#shared/contract/cases/cannedAnswers'
import * as cannedAnswerTexts from '#shared/texts/cases/cannedAnswers'
import parts from '../../../ui/panels/parts.module.css'
import styles from './replies.module.css'

/** The list does not scroll, because it cannot have the focus. The arrow keys reach the answers below. */
const maxShown = 5

interface Props {
  id: string
  answers: readonly CannedAnswer[]
  /** The position of the answer that Enter inserts. */
  index: number
  /** Fills in the placeholders of an answer. */
  fill: (body: string) => string
  onChoose: (answer: CannedAnswer) => void
}

export function AnswerList({ id, answers, index, fill, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  const first = Math.max(0, index - maxShown + 1)
  return (
    <div ref={list} id={id} role="listbox" aria-label={cannedAnswerTexts.cannedAnswers} className={styles.answers}>
      {answers.slice(first, first + maxShown).map((answer, offset) => (
        <div
          key={answer.canned_answer_id}
          id={`${id}-${first + offset}`}
          role="option"
          tabIndex={-1}
          aria-selected={first + offset === index}
          aria-posinset={first + offset + 1}
          aria-setsize={answers.length}
          className={styles.answer}
          // Keeps the focus in the text field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(answer)}
        >
          <span className={parts.strong}>{answer.title}</span>
          <span className={styles.answerBody}>{fill(answer.body)}</span>
        </div>
      ))}
    </div>
  )
}
