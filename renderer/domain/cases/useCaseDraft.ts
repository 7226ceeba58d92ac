/** Drafts about a case belong to the case, independent of the customer open in the header. */
import { useSyncExternalStore } from 'react'
import type { WorkAction } from '#shared/cases/requestTransitions'
import { useSignedIn } from '../../session/SignedIn'
import { type Draft, type DraftValues, readDraft, subscribeToDrafts, useStoredDraft } from '../drafts/useDraft'

type CaseForm =
  | 'comment'
  | 'comment-files'
  | 'internal-note'
  | 'withdraw'
  | 'rate'
  | 'reopen'
  | 'reschedule'
  | WorkAction
  | 'refuse'

/** The key under which this tab stores the draft. */
export const caseDraftKey = (userId: string, caseId: string, form: CaseForm): string =>
  `draft:${userId}:case:${caseId}:${form}`

export function useCaseDraft<V extends DraftValues>(caseId: string, form: CaseForm, initial: V): Draft<V> {
  const { person } = useSignedIn()
  return useStoredDraft(caseDraftKey(person.user_id, caseId, form), initial)
}

const hasText = (key: string, field: string): boolean => {
  const value = readDraft(key)?.values[field]
  return typeof value === 'string' && value.trim() !== ''
}

/** Returns whether the person has an unsent comment or internal note on a case. */
export function useHasDraft(caseId: string): boolean {
  const { person } = useSignedIn()
  return useSyncExternalStore(
    subscribeToDrafts,
    () =>
      hasText(caseDraftKey(person.user_id, caseId, 'comment'), 'text') ||
      hasText(caseDraftKey(person.user_id, caseId, 'internal-note'), 'note'),
  )
}
