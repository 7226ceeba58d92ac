/** The settings of this machine's user, in a file of electron-store. */
import Store from 'electron-store'
import type { SettingsFile } from '../settings/settings'

export function createSettingsFile(): SettingsFile {
  const store = new Store({ name: 'settings', clearInvalidConfig: true })
  return { read: () => store.store, write: (settings) => store.set({ ...settings }) }
}
