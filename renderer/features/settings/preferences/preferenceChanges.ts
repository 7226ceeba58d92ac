import type { updatePreferences } from '#shared/contract/customers/preferences'
import type { InputOf } from '#shared/http/endpoint'

export type PreferenceChanges = InputOf<typeof updatePreferences>['body']

export interface PreferencesPanelProps {
  mayChange: boolean
  onChange: (changes: PreferenceChanges) => void
  /** Returns why the preference couldn't be saved, or null. */
  failureOf: (name: keyof PreferenceChanges) => string | null
}
