/** One setting of the shell: saved as it is chosen. What could not be saved stays as it was chosen, and can be tried again. */
import { useEffect, useState } from 'react'
import type { ShellSettingsPatch } from '#shared/desktop/settings'
import { useChangeShellSettingsMutation } from '../../api/shell'
import { problemOfQuery } from '../../ui/states/queryFace'

const markedMs = 2500

interface Wish<V> {
  value: V
  /** What held when it was chosen: once that has changed elsewhere, the wish is past. */
  before: V
  failure: string | null
}

export interface Setting<V> {
  value: V
  isSaved: boolean
  /** Why it does not hold yet. */
  failure: string | null
  choose: (value: V) => void
}

export function useSetting<V>(current: V, patchOf: (value: V) => ShellSettingsPatch): Setting<V> {
  const [change] = useChangeShellSettingsMutation()
  const [wish, setWish] = useState<Wish<V> | null>(null)
  const [isSaved, setSaved] = useState(false)
  useEffect(() => {
    if (!isSaved) return undefined
    const timer = setTimeout(() => setSaved(false), markedMs)
    return () => clearTimeout(timer)
  }, [isSaved])

  async function save(value: V): Promise<void> {
    const chosen: Wish<V> = { value, before: current, failure: null }
    setSaved(false)
    setWish(chosen)
    const { error } = await change(patchOf(value))
    const failure = error ? problemOfQuery(error).message : null
    // Something else may have been chosen since.
    setWish((now) => (now !== chosen ? now : failure === null ? null : { ...chosen, failure }))
    setSaved(failure === null)
  }

  const standing = wish !== null && wish.before === current ? wish : null
  return {
    value: standing ? standing.value : current,
    isSaved,
    failure: standing?.failure ?? null,
    choose: (value) => void save(value),
  }
}
