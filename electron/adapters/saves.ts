/** Asking where a file goes, and showing it once it is there. */
import { app, dialog, shell, type BrowserWindow } from 'electron'
import type { FolderHost } from '../save/folders'
import { markOfTheWebOn } from '../save/markOfTheWeb'
import type { SaveHost } from '../save/saves'

export const savesOf = (window: () => BrowserWindow, folders: FolderHost): SaveHost => ({
  ...folders,
  async askWhere(suggestedPath) {
    const { canceled, filePath } = await dialog.showSaveDialog(window(), { defaultPath: suggestedPath })
    return canceled ? null : filePath
  },
  downloadsFolder: () => app.getPath('downloads'),
  markAsDownloaded: markOfTheWebOn(process.platform),
  showInFolder: (path) => shell.showItemInFolder(path),
  open: async (path) => (await shell.openPath(path)) === '',
  showProgress(share) {
    // Electron's own signs: below 0 for none, above 1 for one that goes on.
    window().setProgressBar(share === null ? -1 : share === 'unknown' ? 2 : share)
  },
})
