/** A box for typing and sending a comment. The text stays until it has been sent, and the outcome is announced. */
import { Input } from 'antd'
import { type FormEvent, lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { commentLimit } from '#shared/cases/cases'
import * as requestTexts from '#shared/texts/cases/requests'
import { Button } from '../../ui/Button'
import { isFullyVisible } from '../../ui/focus/isFullyVisible'
import { DraftNotice } from '../../ui/forms/drafts/DraftNotice'
import { useCaretAtEnd } from '../../ui/forms/drafts/useCaretAtEnd'
import parts from '../../ui/panels/parts.module.css'
import styles from './CommentBox.module.css'
import type { CommentForm } from './useComment'

/** Loaded on demand, because few texts need a review. */
const SendReview = lazy(async () => ({ default: (await import('./SendReview')).SendReview }))

interface CommentBoxProps extends CommentForm {
  label: string
  rows?: number
  /** Content next to the button. */
  children?: ReactNode
}

export function CommentBox({ label, form, draftFrom, onDiscard, onChange, rows = 2, children }: CommentBoxProps) {
  const { text } = form.values
  const { control, error, clear } = form.field('text')
  const draftId = useId()
  const [isReviewing, setReviewing] = useState(false)
  const unread = useUnreadText(text)
  useCaretAtEnd(control.id)
  const hasDraft = draftFrom !== null && text !== ''

  function submit(event: FormEvent): void {
    const textArea = document.getElementById(control.id)
    if (!unread.isUnread || !textArea || isFullyVisible(textArea)) return form.props.onSubmit(event)
    event.preventDefault()
    return setReviewing(true)
  }

  return (
    <>
      <form className={styles.form} {...form.props} onSubmit={submit}>
        {hasDraft && (
          <div id={draftId}>
            <DraftNotice
              savedAt={draftFrom}
              onDiscard={() => {
                onDiscard()
                form.focus('text')
              }}
            />
          </div>
        )}
        <Input.TextArea
          {...control}
          aria-label={label}
          aria-describedby={hasDraft ? `${control['aria-describedby']} ${draftId}` : control['aria-describedby']}
          placeholder={requestTexts.writeAComment}
          rows={rows}
          maxLength={commentLimit}
          value={text}
          onChange={({ target }) => {
            clear()
            unread.onTyped(target.value)
            onChange(target.value)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
          }}
        />
        <p id={control['aria-describedby']} role="alert" className={parts.problem}>
          {error}
        </p>
        <div className={styles.foot}>
          {children}
          <Button type="submit" kind="primary" isBusy={form.isBusy}>
            {requestTexts.submit}
          </Button>
        </div>
      </form>
      {isReviewing && (
        <Suspense fallback={null}>
          <SendReview
            text={text}
            onEdit={() => setReviewing(false)}
            onSend={() => {
              setReviewing(false)
              void form.submit()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** Tracks whether the text has parts that were not typed here, such as a restored draft or a canned answer. */
function useUnreadText(text: string): { isUnread: boolean; onTyped: (text: string) => void } {
  const [typed, setTyped] = useState('')
  const [isUnread, setUnread] = useState(false)
  if (text !== typed) {
    setTyped(text)
    setUnread(text !== '')
  }
  return {
    isUnread,
    onTyped: (next) => {
      setTyped(next)
      if (next === '') setUnread(false)
    },
  }
}
