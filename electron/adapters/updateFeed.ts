/** Asks the update server that administrators configured for the newest version. It downloads nothing. */
import updater from 'electron-updater'
import type { UpdateFeed } from '../updates'

export function createUpdateFeed(url: string): UpdateFeed {
  const { autoUpdater } = updater
  autoUpdater.autoDownload = false
  autoUpdater.autoInstallOnAppQuit = false
  autoUpdater.allowDowngrade = false
  autoUpdater.setFeedURL({ provider: 'generic', url })
  return { newest: async () => (await autoUpdater.checkForUpdates())?.updateInfo.version ?? null }
}
