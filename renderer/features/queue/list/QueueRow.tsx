/** One message of the queue: a button with sender, text, dates and status, next to its selection checkbox. */

import { useEffect, useRef } from 'react'
import { isStaff } from '#shared/access/access'
import { maxShownLabels, shownDescriptionLength, shownTitleLength, truncate } from '#shared/cases/queue'
import type { Comment } from '#shared/contract/cases/messages'
import type { QueuedMessage } from '#shared/contract/cases/queue'
import * as priorityTexts from '#shared/texts/cases/priorities'
import * as queueTexts from '#shared/texts/cases/queue'
import * as commonTexts from '#shared/texts/common'
import { useRuntimeConfig } from '../../../api/useRuntimeConfig'
import { useHasDraft } from '../../../domain/cases/useCaseDraft'
import { Checkbox } from '../../../ui/Checkbox'
import { DateText } from '../../../ui/DateText'
import { phoneMask } from '../../../ui/forms/phoneMask'
import parts from '../../../ui/panels/parts.module.css'
import { Tag } from '../../../ui/Tag'
import { LabelTags } from '../messageLabels/LabelTags'
import { statusLabel } from '../statusLabel'
import rows from './queueRow.module.css'

/** Puts the customer's latest comment before the staff's answer, because the row is about the question. */
const questionsFirst = (comments: readonly Comment[]): Comment[] =>
  comments.toSorted((first, other) => Number(isStaff(first.user_type)) - Number(isStaff(other.user_type)))

export type RowLayout = 'compact' | 'comfortable' | 'split' | 'phone'

interface Props {
  message: QueuedMessage
  layout: RowLayout
  /** The message is open beside the list. */
  isOpen?: boolean
  ownId: string
  /** Milliseconds since 1970. An answer due earlier is overdue. */
  now: number
  /** The row takes the focus, because a key moved here or a dialog closed. */
  shouldFocus: boolean
  onFocus: () => void
  onOpen: () => void
  /** Null where messages can't be selected. */
  selection: { isSelected: boolean; isDisabled: boolean; onToggle: () => void } | null
}

const hasRoomForComments = (layout: RowLayout): boolean => layout === 'comfortable' || layout === 'phone'

export function QueueRow({
  message,
  layout,
  isOpen = false,
  ownId,
  now,
  shouldFocus,
  onFocus,
  onOpen,
  selection,
}: Props) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (shouldFocus) button.current?.focus({ preventScroll: true })
  }, [shouldFocus])
  return (
    <div className={rows.rowFrame} data-layout={layout} onFocus={onFocus}>
      {selection && (
        <Checkbox
          className={rows.choose ?? ''}
          aria-label={commonTexts.selectItem(message.case_no)}
          checked={selection.isSelected}
          disabled={selection.isDisabled}
          onChange={selection.onToggle}
        />
      )}
      <button
        ref={button}
        type="button"
        className={rows.row}
        data-unread={message.is_unread || undefined}
        aria-current={isOpen || undefined}
        onClick={onOpen}
      >
        <Sender message={message} />
        <Content message={message} hasComments={hasRoomForComments(layout)} />
        <State {...{ message, ownId, now }} />
      </button>
    </div>
  )
}

const Sender = ({ message }: Pick<Props, 'message'>) => (
  <span className={rows.who}>
    <span className={rows.name}>
      {message.is_unread && (
        <span className={rows.dot}>
          <span className="visually-hidden">{queueTexts.unread}</span>
        </span>
      )}
      {message.name}
    </span>
    <span className={`${rows.contact} ${parts.small}`}>
      <span>{message.phone === '' ? queueTexts.noPhone : phoneMask(message.phone)}</span>
      <span>{message.email === '' ? commonTexts.noEmail : message.email}</span>
    </span>
  </span>
)

interface ContentProps {
  message: QueuedMessage
  hasComments: boolean
}

/** The message itself, and its newest comments where there is room. */
const Content = ({ message, hasComments }: ContentProps) => (
  <span className={rows.what}>
    <span className={rows.head}>
      <span className={rows.title}>{truncate(message.title, shownTitleLength)}</span>
      <LabelTags labels={message.labels} maxShown={maxShownLabels} />
    </span>
    <span className={rows.line}>
      {message.written_by !== null && <span className={parts.small}>{queueTexts.wrote(message.written_by)} </span>}
      {truncate(message.description, shownDescriptionLength)}
    </span>
    {hasComments && message.messageComments.length > 0 && (
      <span className={`${rows.line} ${parts.small}`}>
        {questionsFirst(message.messageComments)
          .map(({ user_name, comments: text }) => commonTexts.labeled(user_name, text))
          .join(' · ')}
      </span>
    )}
  </span>
)

/** When the customer wrote last, and what has become of the message since. */
function State({ message, ownId, now }: Pick<Props, 'message' | 'ownId' | 'now'>) {
  const { timeZone } = useRuntimeConfig()
  const hasDraft = useHasDraft(message.case_id)
  const { assigned_to: assignee } = message
  const isOverdue = message.answer_due !== null && Date.parse(message.answer_due) < now
  return (
    <span className={rows.when}>
      <DateText value={message.last_customer_message_at} withTime timeZone={timeZone} />
      <span className={rows.badges}>
        {hasDraft && <Tag color="warning">{queueTexts.draft}</Tag>}
        {isOverdue && <Tag color="warning">{queueTexts.overdue}</Tag>}
        {message.priority !== 'normal' && (
          <Tag color={message.priority === 'high' ? 'error' : 'default'}>
            {priorityTexts.priorityLabels[message.priority]}
            <span className="visually-hidden"> {priorityTexts.tagEnd}</span>
          </Tag>
        )}
        {message.snoozed_until !== null && <Tag color="processing">{queueTexts.snoozed}</Tag>}
        <Tag>{statusLabel(message.status)}</Tag>
        {assignee && (
          <Tag color={assignee.user_id === ownId ? 'success' : 'default'}>
            {assignee.user_id === ownId ? commonTexts.you : assignee.name}
          </Tag>
        )}
      </span>
    </span>
  )
}
