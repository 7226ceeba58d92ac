/** Defines `window.desktop`, with which the desktop shell extends its page. It is missing on the website. */
import type { EventChannel, EventValue, InvokeChannel, InvokeInput, InvokeOutput, Reply } from './ipc'

type Invoke<C extends InvokeChannel> =
  undefined extends InvokeInput<C>
    ? () => Promise<Reply<InvokeOutput<C>>>
    : (input: InvokeInput<C>) => Promise<Reply<InvokeOutput<C>>>

/**
 * Returns a function that unsubscribes. The listener gets the value but never the IPC event, which would expose the
 * shell.
 */
type Subscribe<C extends EventChannel> = (listener: (value: EventValue<C>) => void) => () => void

export interface DesktopApi {
  storeSession: Invoke<'session:keep'>
  clearSession: Invoke<'session:forget'>
  touch: Invoke<'session:touch'>
  secretsStatus: Invoke<'secrets:status'>
  retrySecrets: Invoke<'secrets:retry'>
  cancelCall: Invoke<'call:cancel'>
  startPayment: Invoke<'payment:start'>
  cancelPayment: Invoke<'payment:cancel'>
  saveCall: Invoke<'save:call'>
  saveBytes: Invoke<'save:bytes'>
  cancelSave: Invoke<'save:cancel'>
  revealSaved: Invoke<'save:reveal'>
  openSaved: Invoke<'save:open'>
  print: Invoke<'print:page'>
  savePdf: Invoke<'print:pdf'>
  openExternal: Invoke<'external:open'>
  settings: Invoke<'settings:get'>
  changeSettings: Invoke<'settings:set'>
  info: Invoke<'app:info'>
  updateStatus: Invoke<'update:status'>
  checkForUpdate: Invoke<'update:check'>
  saveDiagnostics: Invoke<'diagnostics:save'>
  copyDiagnostics: Invoke<'diagnostics:copy'>
  pageReady: Invoke<'page:ready'>
  pageUnsaved: Invoke<'page:unsaved'>
  watchQueue: Invoke<'queue:watching'>
  tryNotification: Invoke<'queue:tryNotification'>
  onSaveProgress: Subscribe<'save:progress'>
  onNavigate: Subscribe<'navigate'>
  onIdleWarning: Subscribe<'session:idleWarning'>
  onSessionEnded: Subscribe<'session:ended'>
  onSecretsChanged: Subscribe<'secrets:changed'>
  onUpdateChanged: Subscribe<'update:changed'>
  onSettingsChanged: Subscribe<'settings:changed'>
  onZoomChanged: Subscribe<'zoom:changed'>
  onRecovered: Subscribe<'page:recovered'>
  onServerChanged: Subscribe<'server:changed'>
}
