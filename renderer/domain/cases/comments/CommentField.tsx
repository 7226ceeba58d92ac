/** The field of a comment, with the notice about a restored draft and the error. */
import { Input } from 'antd'
import { type ComponentProps, type KeyboardEvent, useId } from 'react'
import { commentLimit } from '#shared/cases/cases'
import { DraftNotice } from '../../../ui/forms/drafts/DraftNotice'
import { useCaretAtEnd } from '../../../ui/forms/drafts/useCaretAtEnd'
import type { FormField } from '../../../ui/forms/useFieldErrors'
import parts from '../../../ui/panels/parts.module.css'
import type { UnreadText } from '../useUnreadText'

/** A comment that is being typed. */
interface TypedComment {
  form: { values: { text: string }; field: (name: 'text') => FormField; focus: (name: 'text') => void }
  /** When the draft that the field started with was last changed; null if the field started empty. */
  draftFrom: string | null
  onDiscard: () => void
  onChange: (text: string) => void
}

type TextAreaProps = ComponentProps<typeof Input.TextArea>

interface Props {
  label: string
  placeholder: string
  rows: number
  comment: TypedComment
  unread: UnreadText
  /** Called for Ctrl+Enter, also with Shift. */
  onSendKey: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  /** What else the field needs, such as a list that it controls. */
  extra?: Pick<TextAreaProps, 'onSelect' | 'onKeyDown' | 'onBlur' | (`aria-${string}` & keyof TextAreaProps)>
}

export function CommentField({ label, placeholder, rows, comment, unread, onSendKey, extra }: Props) {
  const { form, draftFrom, onDiscard, onChange } = comment
  const { text } = form.values
  const { control, error, clear } = form.field('text')
  const draftId = useId()
  useCaretAtEnd(control.id)
  const hasDraft = draftFrom !== null && text !== ''
  return (
    <>
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
        {...extra}
        aria-label={label}
        aria-describedby={hasDraft ? `${control['aria-describedby']} ${draftId}` : control['aria-describedby']}
        placeholder={placeholder}
        rows={rows}
        maxLength={commentLimit}
        value={text}
        onChange={({ target }) => {
          clear()
          unread.onTyped(target.value)
          onChange(target.value)
        }}
        onKeyDown={(event) => {
          extra?.onKeyDown?.(event)
          if (!event.defaultPrevented && event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSendKey(event)
        }}
      />
      <p id={control['aria-describedby']} role="alert" className={parts.problem}>
        {error}
      </p>
    </>
  )
}
