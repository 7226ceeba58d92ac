/** Stores the settings of this machine's user in a file with electron-store. */
import { ipcMain } from 'electron'
import Store from 'electron-store'
import type { FolderHost } from '../save/folders'
import type { SettingsFile } from '../settings'

export function createSettingsFile(): SettingsFile & FolderHost {
  const store = new Store({ name: 'settings', clearInvalidConfig: true })
  // electron-store would tell the pages of every window where the settings are. Ours ask for them over their own IPC.
  ipcMain.removeAllListeners('electron-store-get-data')
  return {
    read: () => store.store,
    write: (settings) => store.set({ ...settings }),
    lastFolder: () => store.get('saveFolder'),
    storeFolder: (folder) => store.set('saveFolder', folder),
  }
}
