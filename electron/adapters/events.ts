/** Tells the shell what happens to its window, to the machine and to itself. */
import { app, powerMonitor, type BrowserWindow } from 'electron'
import type { Shell } from '../shell'

export function tellOfWindow(window: BrowserWindow, { told, leaving }: Pick<Shell, 'told' | 'leaving'>): void {
  const page = window.webContents
  // Not when a navigation starts: the page of one that is refused, or handed to the system, stays where it is.
  page.on('did-navigate', told.pageReplaced)
  page.on('did-finish-load', told.loaded)
  page.on('zoom-changed', (_event, direction) => told.wheel(direction))
  page.on('context-menu', (_event, pointed) => told.pointed(pointed))
  page.on('render-process-gone', (_event, { reason }) => told.pageGone(reason))
  page.on('unresponsive', told.pageHangs)
  page.on('responsive', told.pageAnswers)
  page.on('will-prevent-unload', (event) => told.mayHold() || event.preventDefault())
  window.on('focus', told.focused)
  window.on('close', leaving.onClose)
  // Windows asks first and ends soon afterwards: what takes its time is begun with the question.
  window.on('query-session-end', leaving.onSystemEnds)
  window.on('session-end', leaving.onSystemEnds)
}

export function tellOfSystem({ told, leaving, awake }: Pick<Shell, 'told' | 'leaving' | 'awake'>): void {
  app.on('before-quit', leaving.onBeforeQuit)
  app.on('child-process-gone', (_event, { type, reason }) => told.processGone(type, reason))
  powerMonitor.on('resume', awake)
  powerMonitor.on('unlock-screen', awake)
  powerMonitor.on('shutdown', leaving.onSystemEnds)
}
