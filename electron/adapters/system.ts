/** The system around the windows, as Electron reaches it. */
import { app, clipboard, dialog, Menu, nativeImage, session, Tray } from 'electron'
import { badgePng } from '../badge/image'
import type { SystemHost } from '../machine'

/** By which Windows knows the icon again, where somebody has put it in sight. Must never change. */
const trayId = '5b0f6d1e-8c3a-4d57-9f22-6a1de0c47b93'
let tray: Tray | null = null

/** Drawn for screens with two points where others have one: macOS has a bar of that height. */
const trayImage = (): Electron.NativeImage =>
  nativeImage.createFromBuffer(Buffer.from(badgePng('')), { scaleFactor: process.platform === 'darwin' ? 2 : 1 })

export const system: SystemHost = {
  platform: process.platform,
  showBox: async (box) => (await dialog.showMessageBox({ ...box, type: 'question', noLink: true })).response,
  setMenu: (entries) => Menu.setApplicationMenu(Menu.buildFromTemplate(entries)),
  setTray(wanted) {
    if (wanted === null) tray?.destroy()
    tray = wanted && (tray ?? new Tray(trayImage(), ...(process.platform === 'win32' ? [trayId] : [])))
    tray?.setToolTip(wanted?.says ?? '')
    tray?.setContextMenu(Menu.buildFromTemplate(wanted?.entries ?? []))
    tray?.removeAllListeners('click').on('click', () => wanted?.onClick())
  },
  copyText: (text) => clipboard.writeText(text),
  proxyFor: (url) => session.defaultSession.resolveProxy(url),
  quit: () => app.quit(),
  relaunch: () => app.relaunch(),
}
