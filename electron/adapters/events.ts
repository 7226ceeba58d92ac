/** Forwards Electron's events about the window, the machine and the app to the shell. */
import { app, powerMonitor, type BrowserWindow } from 'electron'
import type { Shell } from '../shell'

export function forwardWindowEvents(window: BrowserWindow, { told, leaving }: Pick<Shell, 'told' | 'leaving'>): void {
  const page = window.webContents
  // `did-start-navigation` would be too early: if a navigation is blocked or opened outside, the page stays.
  page.on('did-navigate', told.pageReplaced)
  page.on('did-finish-load', told.loaded)
  page.on('zoom-changed', (_event, direction) => told.zoomWheel(direction))
  page.on('context-menu', (_event, pointed) => told.contextMenu(pointed))
  page.on('render-process-gone', (_event, { reason }) => told.pageGone(reason))
  page.on('unresponsive', told.pageUnresponsive)
  page.on('responsive', told.pageResponsive)
  page.on('will-prevent-unload', (event) => told.mayPreventUnload() || event.preventDefault())
  window.on('focus', told.focused)
  window.on('close', leaving.onClose)
  // Windows asks first and ends the session soon after, so slow cleanup must start with the question.
  window.on('query-session-end', leaving.onSystemEnds)
  window.on('session-end', leaving.onSystemEnds)
}

export function forwardSystemEvents({ told, leaving, awake }: Pick<Shell, 'told' | 'leaving' | 'awake'>): void {
  app.on('before-quit', leaving.onBeforeQuit)
  app.on('child-process-gone', (_event, { type, reason }) => told.processGone(type, reason))
  powerMonitor.on('resume', awake)
  powerMonitor.on('unlock-screen', awake)
  powerMonitor.on('shutdown', leaving.onSystemEnds)
}
