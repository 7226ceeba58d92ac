import { useEffect, useState } from 'react'
import type { updateCommunicationPreferences } from '#shared/contract/communication'
import type { InputOf } from '#shared/endpoint'
import { useUpdateCommunicationPreferencesMutation } from '../../api/communication'
import { useNotify } from '../../ui/notices/useNotify'
import * as communicationTexts from '#shared/texts/communication'

type Changes = Omit<InputOf<typeof updateCommunicationPreferences>['body'], 'billing_group_id'>

const markedMs = 2500

/** Saves a choice as it is made, and marks the row for a moment. */
export function useSaveChoice(groupId: string) {
  const [update] = useUpdateCommunicationPreferencesMutation()
  const [saved, setSaved] = useState<string | null>(null)
  const [failed, setFailed] = useState<{ row: string; why: string } | null>(null)
  const notify = useNotify()
  useEffect(() => {
    if (saved === null) return undefined
    const timer = setTimeout(() => setSaved(null), markedMs)
    return () => clearTimeout(timer)
  }, [saved])

  async function save(row: string, changes: Changes): Promise<void> {
    setFailed(null)
    const { error } = await update({ body: { billing_group_id: groupId, ...changes } })
    if (error) {
      setSaved(null)
      setFailed({
        row,
        why: 'message' in error && error.message ? error.message : communicationTexts.preferencesFailed,
      })
    } else setSaved(row)
    notify.snackbar(error ? communicationTexts.preferencesFailed : communicationTexts.preferencesUpdated)
  }

  return {
    save: (row: string, changes: Changes) => void save(row, changes),
    isSaved: (row: string) => saved === row,
    failureOf: (row: string) => (failed?.row === row ? failed.why : null),
  }
}
