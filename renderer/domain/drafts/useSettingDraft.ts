import { useEffect, useEffectEvent } from 'react'
import { useDraft } from './useDraft'

export interface SettingDraft<V> {
  /** The typed values, or else the values that are set now. */
  values: V
  save: (changes: Partial<V>) => void
  /** Called once the draft has been sent, or on Cancel. */
  discard: () => void
}

/**
 * A draft of a setting that already has a value. The draft is discarded when the setting is changed here or
 * elsewhere, because it was typed over the old value.
 */
export function useSettingDraft<V extends Record<string, string | boolean>>(form: string, current: V): SettingDraft<V> {
  const base = JSON.stringify(current)
  const draft = useDraft<Record<string, string | number | boolean | null>>(form, { ...current, base })
  const isOutdated = draft.values['base'] !== base
  const discard = useEffectEvent(draft.discard)
  useEffect(() => {
    if (isOutdated) discard()
  }, [isOutdated])

  const draftEntries = Object.entries(draft.values).filter(([name, value]) => typeof value === typeof current[name])
  return {
    values: isOutdated ? current : { ...current, ...Object.fromEntries(draftEntries) },
    save: (changes) => draft.save({ ...(isOutdated && current), ...changes, base }),
    discard: draft.discard,
  }
}
