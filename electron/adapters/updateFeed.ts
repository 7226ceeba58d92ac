/** Asks the place that administrators name for the newest version, and downloads nothing. */
import updater from 'electron-updater'
import type { UpdateFeed } from '../updates/updates'

export function createUpdateFeed(url: string): UpdateFeed {
  const { autoUpdater } = updater
  autoUpdater.autoDownload = false
  autoUpdater.autoInstallOnAppQuit = false
  autoUpdater.allowDowngrade = false
  autoUpdater.setFeedURL({ provider: 'generic', url })
  return { newest: async () => (await autoUpdater.checkForUpdates())?.updateInfo.version ?? null }
}
