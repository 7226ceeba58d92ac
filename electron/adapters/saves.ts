/** Asks where to save a file, and shows the saved file. */
import { app, type BrowserWindow, dialog, shell } from 'electron'
import type { FolderHost } from '../save/folders'
import { createMarkOfTheWeb } from '../save/markOfTheWeb'
import { dialogFilters } from '../save/names'
import type { SaveHost } from '../save/saves'

export const createSaveHost = (window: () => BrowserWindow, folders: FolderHost): SaveHost => ({
  ...folders,
  async selectPath(suggestedPath) {
    const { canceled, filePath } = await dialog.showSaveDialog(window(), {
      defaultPath: suggestedPath,
      filters: dialogFilters(suggestedPath),
      properties: ['showOverwriteConfirmation'], // Only Linux needs this.
    })
    return canceled ? null : filePath
  },
  downloadsFolder: () => app.getPath('downloads'),
  markAsDownloaded: createMarkOfTheWeb(process.platform),
  showInFolder: (path) => shell.showItemInFolder(path),
  open: async (path) => (await shell.openPath(path)) === '',
  showProgress(progress) {
    // Electron hides the progress bar for values below 0 and shows an indeterminate one for values above 1.
    window().setProgressBar(progress === null ? -1 : progress === 'unknown' ? 2 : progress)
  },
})
