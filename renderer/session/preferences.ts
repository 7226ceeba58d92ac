/** The person's preferences, for everything below the signed-in frame. */
import { createContext, useContext } from 'react'
import { usualPreferences, type Preferences } from '#shared/preferences'

export const PreferencesContext = createContext<Preferences>(usualPreferences)

export const usePreferences = (): Preferences => useContext(PreferencesContext)
