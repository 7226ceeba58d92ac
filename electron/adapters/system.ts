/** The system around the windows, as Electron reaches it. */
import { app, clipboard, dialog, Menu, nativeImage, session, Tray } from 'electron'
import { badgePng } from '../badge/image'
import type { SystemHost } from '../machine'

let tray: Tray | null = null

export const system: SystemHost = {
  platform: process.platform,
  showBox: async (box) => (await dialog.showMessageBox({ ...box, type: 'question', noLink: true })).response,
  setMenu: (entries) => Menu.setApplicationMenu(Menu.buildFromTemplate(entries)),
  setTray(wanted) {
    if (wanted === null) tray?.destroy()
    tray = wanted && (tray ?? new Tray(nativeImage.createFromBuffer(Buffer.from(badgePng('')))))
    tray?.setToolTip(wanted?.says ?? '')
    tray?.setContextMenu(Menu.buildFromTemplate(wanted?.entries ?? []))
    tray?.removeAllListeners('click').on('click', () => wanted?.onClick())
  },
  copyText: (text) => clipboard.writeText(text),
  proxyFor: (url) => session.defaultSession.resolveProxy(url),
  quit: () => app.quit(),
  relaunch: () => app.relaunch(),
}
