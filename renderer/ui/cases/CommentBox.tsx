/** Where a comment is typed and sent. What was typed stays until it has been sent; what came of it is said. */
import { Button, Input } from 'antd'
import { useId, useRef, useState, type ComponentRef, type ReactNode } from 'react'
import { commentLimit } from '#shared/cases'
import { fieldProblem } from '#shared/fieldRules'
import { messageSnackbarMs } from '#shared/limits'
import { useNotify } from '../notices/useNotify'
import styles from './CommentBox.module.css'

interface CommentBoxProps {
  label: string
  text: string
  isSending: boolean
  /** What the server said about the last try. */
  error?: string | undefined
  onChange: (text: string) => void
  /** Answers what came of it, in words. */
  onSend: () => Promise<string>
  /** Of the field, for what moves the focus to it. */
  id?: string
  rows?: number
  /** Beside the button. */
  children?: ReactNode
}

export function CommentBox({ label, text, isSending, error, onChange, onSend, ...rest }: CommentBoxProps) {
  const { id, rows = 2, children } = rest
  const box = useRef<ComponentRef<typeof Input.TextArea>>(null)
  const remarkId = useId()
  const [problem, setProblem] = useState<string | null>(null)
  const { snackbar } = useNotify()
  const remark = problem ?? error

  async function send(): Promise<void> {
    snackbar(await onSend(), { hideMs: messageSnackbarMs })
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const found = fieldProblem(text.trim(), { name: 'Comment', required: true, maxLength: commentLimit })
        setProblem(found)
        if (found !== null) box.current?.focus()
        else if (!isSending) void send()
      }}
    >
      <Input.TextArea
        ref={box}
        id={id}
        aria-label={label}
        aria-invalid={remark !== undefined}
        aria-describedby={remark === undefined ? undefined : remarkId}
        placeholder="Write a comment"
        rows={rows}
        maxLength={commentLimit}
        value={text}
        onChange={(event) => {
          setProblem(null)
          onChange(event.target.value)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
        }}
      />
      <p id={remarkId} role="alert" className={styles.error}>
        {remark}
      </p>
      <div className={styles.foot}>
        {children}
        <Button htmlType="submit" type="primary" loading={isSending}>
          Submit
        </Button>
      </div>
    </form>
  )
}
