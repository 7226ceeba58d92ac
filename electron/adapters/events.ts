/** Forwards Electron's events about the window, the machine and the app to the shell. */
import { app, type BrowserWindow, powerMonitor } from 'electron'
import type { Shell } from '../shell'

export function forwardWindowEvents(
  window: BrowserWindow,
  { windowEvents, quitFlow }: Pick<Shell, 'windowEvents' | 'quitFlow'>,
): void {
  const page = window.webContents
  // `did-start-navigation` would be too early: if a navigation is blocked or opened outside, the page stays.
  page.on('did-navigate', windowEvents.pageReplaced)
  page.on('did-finish-load', windowEvents.loaded)
  page.on('zoom-changed', (_event, direction) => windowEvents.zoomWheel(direction))
  page.on('context-menu', (_event, pointed) => windowEvents.contextMenu(pointed))
  page.on('render-process-gone', (_event, { reason }) => windowEvents.pageGone(reason))
  page.on('unresponsive', windowEvents.pageUnresponsive)
  page.on('responsive', windowEvents.pageResponsive)
  page.on('will-prevent-unload', (event) => windowEvents.mayPreventUnload() || event.preventDefault())
  window.on('focus', windowEvents.focused)
  window.on('close', quitFlow.onClose)
  // Windows asks first and ends the session soon after, so slow cleanup must start with the question.
  window.on('query-session-end', quitFlow.onSystemEnds)
  window.on('session-end', quitFlow.onSystemEnds)
}

export function forwardSystemEvents({
  windowEvents,
  quitFlow,
  awake,
}: Pick<Shell, 'windowEvents' | 'quitFlow' | 'awake'>): void {
  app.on('before-quit', quitFlow.onBeforeQuit)
  app.on('child-process-gone', (_event, { type, reason }) => windowEvents.processGone(type, reason))
  powerMonitor.on('resume', awake)
  powerMonitor.on('unlock-screen', awake)
  powerMonitor.on('shutdown', quitFlow.onSystemEnds)
}
