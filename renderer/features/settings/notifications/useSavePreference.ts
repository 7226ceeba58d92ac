import { useEffect, useState } from 'react'
import type { updateCommunicationPreferences } from '#shared/contract/customers/communication'
import type { InputOf } from '#shared/http/endpoint'
import * as communicationTexts from '#shared/texts/customers/communication'
import { useUpdateCommunicationPreferencesMutation } from '../../../api/customers/communication'
import { useNotify } from '../../../ui/notices/useNotify'

type NotificationPreferenceChanges = Omit<InputOf<typeof updateCommunicationPreferences>['body'], 'billing_group_id'>

const savedMarkMs = 2500

/** Saves a preference at once and marks its row as saved for a moment. */
export function useSavePreference(groupId: string) {
  const [update] = useUpdateCommunicationPreferencesMutation()
  const [saved, setSaved] = useState<string | null>(null)
  const [failed, setFailed] = useState<{ row: string; reason: string } | null>(null)
  const notify = useNotify()
  useEffect(() => {
    if (saved === null) return undefined
    const timer = setTimeout(() => setSaved(null), savedMarkMs)
    return () => clearTimeout(timer)
  }, [saved])

  async function save(row: string, changes: NotificationPreferenceChanges): Promise<void> {
    setFailed(null)
    const { error } = await update({ body: { billing_group_id: groupId, ...changes } })
    if (error) {
      setSaved(null)
      setFailed({
        row,
        reason: 'message' in error && error.message ? error.message : communicationTexts.preferencesFailed,
      })
    } else setSaved(row)
    notify.snackbar(error ? communicationTexts.preferencesFailed : communicationTexts.preferencesUpdated)
  }

  return {
    save: (row: string, changes: NotificationPreferenceChanges) => void save(row, changes),
    isSaved: (row: string) => saved === row,
    failureOf: (row: string) => (failed?.row === row ? failed.reason : null),
  }
}
