/** Lets an agent choose a canned answer by typing a slash. The keyboard stays in the text field. */
import { type KeyboardEvent, type SyntheticEvent, useId, useLayoutEffect, useState } from 'react'
import type { CannedAnswer } from '#shared/contract/cases/cannedAnswers'
import { findSlash, matchAnswers } from './findSlash'

interface SlashField {
  fieldId: string
  text: string
  answers: readonly CannedAnswer[]
  /** Fills in the placeholders of an answer. */
  fill: (body: string) => string
  onChange: (text: string) => void
}

export function useSlashAnswers({ fieldId, text, answers, fill, onChange }: SlashField) {
  const listId = useId()
  const [caret, setCaret] = useState<number | null>(null)
  const [choice, setChoice] = useState({ query: '', index: 0 })
  /** The position of the slash whose list was closed. */
  const [closedAt, setClosedAt] = useState<number | null>(null)
  const placeCaret = useCaret(fieldId)
  const slash = caret === null ? null : findSlash(text, caret)
  if (caret !== null && slash === null && closedAt !== null) setClosedAt(null)
  const found = slash === null || slash.start === closedAt ? [] : matchAnswers(answers, slash.query)
  const index = choice.query === slash?.query ? Math.min(choice.index, found.length - 1) : 0

  function insert(answer: CannedAnswer | undefined): void {
    if (slash === null || !answer) return
    const before = text.slice(0, slash.start) + fill(answer.body)
    onChange(before + text.slice(slash.start + 1 + slash.query.length))
    placeCaret(before.length)
    setCaret(before.length)
  }

  const actions: Partial<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => insert(found[index]),
    Tab: () => insert(found[index]),
    Escape: () => setClosedAt(slash?.start ?? null),
  }

  function move(step: 1 | -1): void {
    setChoice({ query: slash?.query ?? '', index: (index + step + found.length) % found.length })
  }

  function onKeyDown(event: KeyboardEvent): void {
    const action = actions[event.key]
    if (found.length === 0 || !action || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // Escape must not close the message, too.
    event.stopPropagation()
    action()
  }

  const isOpen = found.length > 0
  return {
    fieldProps: {
      onKeyDown,
      onSelect: ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => setCaret(currentTarget.selectionEnd),
      onBlur: () => setCaret(null),
      'aria-autocomplete': 'list' as const,
      'aria-haspopup': 'listbox' as const,
      ...(isOpen && { 'aria-controls': listId, 'aria-activedescendant': `${listId}-${index}` }),
    },
    /** The open list; null while it is closed. */
    list: isOpen ? { id: listId, answers: found, index, fill, onChoose: insert } : null,
  }
}

/** Returns a function that moves the caret once the changed text is drawn. */
function useCaret(fieldId: string): (position: number) => void {
  const [target, setTarget] = useState<{ position: number } | null>(null)
  useLayoutEffect(() => {
    const field = document.getElementById(fieldId)
    if (target && field instanceof HTMLTextAreaElement) field.setSelectionRange(target.position, target.position)
  }, [fieldId, target])
  return (position) => setTarget({ position })
}
