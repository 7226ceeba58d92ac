import { useEffect, useEffectEvent } from 'react'
import { useDraft } from './useDraft'

interface SettingDraft<V> {
  /** What is typed, or else what is set now. */
  values: V
  keep: (changes: Partial<V>) => void
  /** Once it has been sent, or by Cancel. */
  discard: () => void
}

/**
 * A draft of something that is set already. It counts only for what it was typed over: once another value is set, by this
 * form or elsewhere, what was typed over the old one is forgotten.
 */
export function useSettingDraft<V extends Record<string, string | boolean>>(form: string, current: V): SettingDraft<V> {
  const base = JSON.stringify(current)
  const draft = useDraft<Record<string, string | number | boolean | null>>(form, { ...current, base })
  const isOver = draft.values['base'] !== base
  const discard = useEffectEvent(draft.discard)
  useEffect(() => {
    if (isOver) discard()
  }, [isOver])

  const typed = Object.entries(draft.values).filter(([name, value]) => typeof value === typeof current[name])
  return {
    values: isOver ? current : { ...current, ...Object.fromEntries(typed) },
    keep: (changes) => draft.keep({ ...(isOver && current), ...changes, base }),
    discard: draft.discard,
  }
}
