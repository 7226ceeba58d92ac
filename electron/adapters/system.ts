/** Implements the system functions with Electron. */
import { app, clipboard, dialog, Menu, nativeImage, powerMonitor, session, Tray } from 'electron'
import { badgePng } from '../badge/image'
import type { SystemHost } from '../machine'

/** Windows identifies the tray icon by this id and remembers whether the user has pinned it. It must never change. */
const trayId = '5b0f6d1e-8c3a-4d57-9f22-6a1de0c47b93'
let tray: Tray | null = null

/** On macOS the image has two pixels per point, to match the height of the menu bar. */
const trayImage = (): Electron.NativeImage =>
  nativeImage.createFromBuffer(badgePng(0), { scaleFactor: process.platform === 'darwin' ? 2 : 1 })

export const system: SystemHost = {
  platform: process.platform,
  showBox: async (box) => (await dialog.showMessageBox({ ...box, type: 'question', noLink: true })).response,
  setMenu: (entries) => Menu.setApplicationMenu(Menu.buildFromTemplate(entries)),
  setTray(trayOptions) {
    if (trayOptions === null) tray?.destroy()
    tray = trayOptions && (tray ?? new Tray(trayImage(), ...(process.platform === 'win32' ? [trayId] : [])))
    tray?.setToolTip(trayOptions?.label ?? '')
    tray?.setContextMenu(Menu.buildFromTemplate(trayOptions?.entries ?? []))
    tray?.removeAllListeners('click').on('click', () => trayOptions?.onClick())
  },
  copyText: (text) => clipboard.writeText(text),
  idleSeconds: () => powerMonitor.getSystemIdleTime(),
  proxyFor: (url) => session.defaultSession.resolveProxy(url),
  quit: () => app.quit(),
  relaunch: () => app.relaunch(),
}
