/** Stores the settings of this machine's user in a file with electron-store. */
import Store from 'electron-store'
import type { FolderHost } from '../save/folders'
import type { SettingsFile } from '../settings'

export function createSettingsFile(): SettingsFile & FolderHost {
  const store = new Store({ name: 'settings', clearInvalidConfig: true })
  return {
    read: () => store.store,
    write: (settings) => store.set({ ...settings }),
    lastFolder: () => store.get('saveFolder'),
    storeFolder: (folder) => store.set('saveFolder', folder),
  }
}
