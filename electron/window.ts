/** The main window, with every switch that keeps a page away from the machine. */
import { BrowserWindow } from 'electron'

export const createMainWindow = (): BrowserWindow =>
  new BrowserWindow({
    width: 1440,
    height: 900,
    minWidth: 800,
    minHeight: 600,
    webPreferences: {
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webviewTag: false,
    },
  })
