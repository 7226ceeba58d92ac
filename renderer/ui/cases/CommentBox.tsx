/** Where a comment is typed and sent. What was typed stays until it has been sent. */
import { Button, Input } from 'antd'
import { useRef, type ComponentRef } from 'react'
import { commentLimit } from '#shared/cases'
import styles from './CommentBox.module.css'

interface CommentBoxProps {
  label: string
  text: string
  isSending: boolean
  /** What the server said about the last try. */
  error?: string | undefined
  onChange: (text: string) => void
  onSubmit: () => void
}

export function CommentBox({ label, text, isSending, error, onChange, onSubmit }: CommentBoxProps) {
  const box = useRef<ComponentRef<typeof Input.TextArea>>(null)
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() === '') box.current?.focus()
        else if (!isSending) onSubmit()
      }}
    >
      <Input.TextArea
        ref={box}
        aria-label={label}
        aria-invalid={error !== undefined}
        placeholder="Write a comment"
        rows={2}
        maxLength={commentLimit}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className={styles.foot}>
        <p role="alert" className={styles.error}>
          {error}
        </p>
        <Button htmlType="submit" type="primary" loading={isSending}>
          Submit
        </Button>
      </div>
    </form>
  )
}
