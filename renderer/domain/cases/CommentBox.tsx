/** A box for typing and sending a comment. The text stays until it has been sent, and the outcome is announced. */
import { Button, Input } from 'antd'
import { type FormEvent, lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { commentLimit } from '#shared/cases/cases'
import { fieldProblem } from '#shared/fields/fieldRules'
import { messageSnackbarMs } from '#shared/http/limits'
import * as commonTexts from '#shared/texts/common'
import * as requestTexts from '#shared/texts/requests'
import { DraftNotice } from '../../ui/forms/DraftNotice'
import { useCaretAtEnd } from '../../ui/forms/useCaretAtEnd'
import { isFullyVisible } from '../../ui/isFullyVisible'
import { useNotify } from '../../ui/notices/useNotify'
import styles from './CommentBox.module.css'

/** Loaded on demand, because few texts need a review. */
const SendReview = lazy(async () => ({ default: (await import('./SendReview')).SendReview }))

interface CommentBoxProps {
  label: string
  text: string
  isSending: boolean
  /** When the restored text was typed; null if the box started empty. */
  draftFrom: string | null
  onDiscard: () => void
  onChange: (text: string) => void
  /** Sends the comment and resolves to a text about the outcome. */
  onSend: () => Promise<string>
  /** The id of the field, for code that moves the focus to it. */
  id?: string
  rows?: number
  /** Content next to the button. */
  children?: ReactNode
}

export function CommentBox({ label, text, isSending, onChange, onSend, ...rest }: CommentBoxProps) {
  const ownId = useId()
  const { draftFrom, onDiscard, id = ownId, rows = 2, children } = rest
  const form = useRef<HTMLFormElement>(null)
  const errorId = useId()
  const draftId = useId()
  const [problem, setProblem] = useState<string | null>(null)
  const [isReviewing, setReviewing] = useState(false)
  const unread = useUnreadText(text)
  const { snackbar } = useNotify()
  useCaretAtEnd(id)
  const hasDraft = draftFrom !== null && text !== ''
  const field = (): HTMLElement | null => document.getElementById(id)

  async function send(): Promise<void> {
    snackbar(await onSend(), { hideMs: messageSnackbarMs })
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    const fieldError = fieldProblem(text.trim(), { name: commonTexts.comment, required: true, maxLength: commentLimit })
    setProblem(fieldError)
    const textArea = field()
    if (fieldError !== null) textArea?.focus()
    else if (unread.isUnread && textArea && !isFullyVisible(textArea)) setReviewing(true)
    else if (!isSending) void send()
  }

  return (
    <>
      <form ref={form} className={styles.form} onSubmit={submit}>
        {hasDraft && (
          <div id={draftId}>
            <DraftNotice
              savedAt={draftFrom}
              onDiscard={() => {
                onDiscard()
                field()?.focus()
              }}
            />
          </div>
        )}
        <Input.TextArea
          id={id}
          aria-label={label}
          aria-invalid={problem !== null}
          aria-describedby={[problem !== null && errorId, hasDraft && draftId].filter(Boolean).join(' ') || undefined}
          placeholder={requestTexts.writeAComment}
          rows={rows}
          maxLength={commentLimit}
          value={text}
          onChange={({ target }) => {
            setProblem(null)
            unread.onTyped(target.value)
            onChange(target.value)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit()
          }}
        />
        <p id={errorId} role="alert" className={styles.error}>
          {problem}
        </p>
        <div className={styles.foot}>
          {children}
          <Button htmlType="submit" type="primary" loading={isSending}>
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
              void send()
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
