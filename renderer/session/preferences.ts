/** The person's preferences, for everything inside the signed-in frame. */
import { createContext, useContext } from 'react'
import { defaultPreferences, type Preferences } from '#shared/customers/preferences'

export const PreferencesContext = createContext<Preferences>(defaultPreferences)

export const usePreferences = (): Preferences => useContext(PreferencesContext)
