/** Where a comment is typed and sent. What was typed stays until it has been sent; what came of it is said. */
import { Button, Input } from 'antd'
import { lazy, Suspense, useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { commentLimit } from '#shared/cases'
import { fieldProblem } from '#shared/fieldRules'
import { messageSnackbarMs } from '#shared/limits'
import { DraftNotice } from '../forms/DraftNotice'
import { useCaretAtEnd } from '../forms/useCaretAtEnd'
import { isWhollyVisible } from '../isWhollyVisible'
import { useNotify } from '../notices/useNotify'
import styles from './CommentBox.module.css'
import * as commonTexts from '#shared/texts/common'
import * as requestTexts from '#shared/texts/requests'

/** Few texts need it. */
const SendReview = lazy(async () => ({ default: (await import('./SendReview')).SendReview }))

interface CommentBoxProps {
  label: string
  text: string
  isSending: boolean
  /** When the text that the box started with was typed; null if it started empty. */
  draftFrom: string | null
  onDiscard: () => void
  onChange: (text: string) => void
  /** Answers what came of it, in words. */
  onSend: () => Promise<string>
  /** Of the field, for what moves the focus to it. */
  id?: string
  rows?: number
  /** Beside the button. */
  children?: ReactNode
}

export function CommentBox({ label, text, isSending, onChange, onSend, ...rest }: CommentBoxProps) {
  const ownId = useId()
  const { draftFrom, onDiscard, id = ownId, rows = 2, children } = rest
  const form = useRef<HTMLFormElement>(null)
  const remarkId = useId()
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
    const found = fieldProblem(text.trim(), { name: commonTexts.comment, required: true, maxLength: commentLimit })
    setProblem(found)
    const box = field()
    if (found !== null) box?.focus()
    else if (unread.isUnread && box && !isWhollyVisible(box)) setReviewing(true)
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
          aria-describedby={[problem !== null && remarkId, hasDraft && draftId].filter(Boolean).join(' ') || undefined}
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
        <p id={remarkId} role="alert" className={styles.error}>
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

/** Follows whether a text holds parts that were not typed into the box since it opened: a restored draft, or a canned answer. */
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
