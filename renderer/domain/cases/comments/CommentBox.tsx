/** A box for typing and sending a comment. The text stays until it has been sent, and the outcome is announced. */
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react'
import * as caseTexts from '#shared/texts/cases/cases'
import { Button } from '../../../ui/Button'
import { isFullyVisible } from '../../../ui/focus/isFullyVisible'
import { useUnreadText } from '../useUnreadText'
import styles from './CommentBox.module.css'
import { CommentField } from './CommentField'
import type { CommentForm } from './useComment'

/** Loaded on demand, because few texts need a review. */
const SendReview = lazy(async () => ({ default: (await import('../SendReview')).SendReview }))

interface CommentBoxProps extends CommentForm {
  label: string
  /** Content next to the button. */
  children?: ReactNode
}

export function CommentBox({ label, children, ...comment }: CommentBoxProps) {
  const { form } = comment
  const { text } = form.values
  const { control } = form.field('text')
  const [isReviewing, setReviewing] = useState(false)
  const unread = useUnreadText(text)

  function submit(event: FormEvent): void {
    const textArea = document.getElementById(control.id)
    if (!unread.isUnread || !textArea || isFullyVisible(textArea)) return form.props.onSubmit(event)
    event.preventDefault()
    return setReviewing(true)
  }

  return (
    <>
      <form className={styles.form} {...form.props} onSubmit={submit}>
        <CommentField
          label={label}
          placeholder={caseTexts.writeAComment}
          rows={2}
          comment={comment}
          unread={unread}
          onSendKey={(event) => event.currentTarget.form?.requestSubmit()}
        />
        <div className={styles.foot}>
          {children}
          <Button type="submit" kind="primary" isBusy={form.isBusy}>
            {caseTexts.submit}
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
