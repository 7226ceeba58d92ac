/** A message in the queue, in one button beside the box that chooses it: who wrote, what, when, and what has become of it. */
import { Checkbox } from 'antd'
import { useEffect, useRef } from 'react'
import { isStaff } from '#shared/access'
import type { Comment } from '#shared/contract/messages'
import type { QueuedMessage } from '#shared/contract/queue'
import { cut, descriptionShown, mostLabelsShown, titleShown } from '#shared/queue'
import { useHasDraft } from '../../../session/useCaseDraft'
import { phoneMask } from '../../../ui/forms/phoneMask'
import { useRuntimeConfig } from '../../../api/useRuntimeConfig'
import { DateText } from '../../../ui/DateText'
import { Badge } from '../../../ui/panels/Badge'
import { LabelMarks } from '../labels/LabelMarks'
import styles from '../messageQueue.module.css'
import rows from './queueRow.module.css'
import { statusLabel } from '../queueWords'
import * as commonTexts from '#shared/texts/common'
import * as queueTexts from '#shared/texts/queue'

/** What the customer said last comes before what was answered, for that is what the row is about. */
const questionsFirst = (comments: readonly Comment[]): Comment[] =>
  comments.toSorted((one, other) => Number(isStaff(one.user_type)) - Number(isStaff(other.user_type)))

interface Props {
  message: QueuedMessage
  ownId: string
  /** In milliseconds since 1970: what is due before has been promised for earlier. */
  now: number
  /** It takes the focus: a key led here, or a dialog has closed. */
  isFocusWanted: boolean
  onFocus: () => void
  onOpen: () => void
  /** Null where nothing can be chosen. */
  choice: { isChosen: boolean; isDisabled: boolean; onToggle: () => void } | null
}

export function QueueRow({ message, ownId, now, isFocusWanted, onFocus, onOpen, choice }: Props) {
  const { timeZone } = useRuntimeConfig()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isFocusWanted) button.current?.focus({ preventScroll: true })
  }, [isFocusWanted])
  const hasDraft = useHasDraft(message.case_id)
  const { assigned_to: holder, messageComments: comments } = message
  const isLate = message.answer_due !== null && Date.parse(message.answer_due) < now
  return (
    <div className={rows.rowFrame} onFocus={onFocus}>
      {choice && (
        <Checkbox
          className={rows.choose ?? ''}
          aria-label={`Select ${message.case_no}`}
          checked={choice.isChosen}
          disabled={choice.isDisabled}
          onChange={choice.onToggle}
        />
      )}
      <button
        ref={button}
        type="button"
        className={rows.row}
        data-unread={message.is_unread || undefined}
        onClick={onOpen}
      >
        <span className={rows.who}>
          <span className={rows.name}>
            {message.is_unread && (
              <span className={rows.dot}>
                <span className="visually-hidden">{queueTexts.unread}</span>
              </span>
            )}
            {message.name}
          </span>
          <span className={styles.quiet}>{message.phone === '' ? queueTexts.noPhone : phoneMask(message.phone)}</span>
          <span className={styles.quiet}>{message.email === '' ? commonTexts.noEmail : message.email}</span>
        </span>
        <span className={rows.what}>
          <span className={rows.head}>
            <span className={rows.title}>{cut(message.title, titleShown)}</span>
            <LabelMarks labels={message.labels} most={mostLabelsShown} />
          </span>
          <span className={rows.line}>
            {message.written_by !== null && (
              <span className={styles.quiet}>{queueTexts.wrote(message.written_by)} </span>
            )}
            {cut(message.description, descriptionShown)}
          </span>
          {comments.length > 0 && (
            <span className={`${rows.line} ${styles.quiet}`}>
              {questionsFirst(comments)
                .map(({ user_name, comments: text }) => `${user_name}: ${text}`)
                .join(' · ')}
            </span>
          )}
        </span>
        <span className={rows.when}>
          <DateText value={message.asked_date} withTime timeZone={timeZone} />
          <span className={rows.badges}>
            {hasDraft && <Badge kind="warning">{queueTexts.draft}</Badge>}
            {isLate && <Badge kind="warning">{queueTexts.overdue}</Badge>}
            <Badge>{statusLabel(message.status)}</Badge>
            {holder && (
              <Badge kind={holder.user_id === ownId ? 'good' : 'plain'}>
                {holder.user_id === ownId ? 'You' : holder.name}
              </Badge>
            )}
          </span>
        </span>
      </button>
    </div>
  )
}
