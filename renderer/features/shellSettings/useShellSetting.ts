/**
 * Saves a setting of the shell when the user changes it. A value that couldn't be saved stays on the screen for a
 * retry.
 */
import { useEffect, useState } from 'react'
import type { ShellSettingsPatch } from '#shared/desktop/settings'
import { useChangeShellSettingsMutation } from '../../api/shell'
import { problemOfQuery } from '../../ui/states/queryState'

const savedMarkMs = 2500

interface PendingChange<V> {
  value: V
  /** This was the stored value when the user made the change. A later change elsewhere makes this one obsolete. */
  previous: V
  failure: string | null
}

export interface ShellSetting<V> {
  value: V
  isSaved: boolean
  /** Tells why the value wasn't saved. */
  failure: string | null
  choose: (value: V) => void
}

export function useSetting<V>(current: V, patchOf: (value: V) => ShellSettingsPatch): ShellSetting<V> {
  const [changeSettings] = useChangeShellSettingsMutation()
  const [pendingChange, setPendingChange] = useState<PendingChange<V> | null>(null)
  const [isSaved, setSaved] = useState(false)
  useEffect(() => {
    if (!isSaved) return undefined
    const timer = setTimeout(() => setSaved(false), savedMarkMs)
    return () => clearTimeout(timer)
  }, [isSaved])

  async function save(value: V): Promise<void> {
    const newChange: PendingChange<V> = { value, previous: current, failure: null }
    setSaved(false)
    setPendingChange(newChange)
    const { error } = await changeSettings(patchOf(value))
    const failure = error ? problemOfQuery(error).message : null
    // The user may have selected another value in the meantime.
    setPendingChange((latest) => (latest !== newChange ? latest : failure === null ? null : { ...newChange, failure }))
    setSaved(failure === null)
  }

  const activeChange = pendingChange !== null && pendingChange.previous === current ? pendingChange : null
  return {
    value: activeChange ? activeChange.value : current,
    isSaved,
    failure: activeChange?.failure ?? null,
    choose: (value) => void save(value),
  }
}
