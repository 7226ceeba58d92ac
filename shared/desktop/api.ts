/** `window.desktop`: what the shell puts into its page, and nothing of how it gets there. Absent on the website. */
import type { EventChannel, EventValue, InvokeChannel, InvokeInput, InvokeOutput, Reply } from './ipc'

type Ask<C extends InvokeChannel> =
  undefined extends InvokeInput<C>
    ? () => Promise<Reply<InvokeOutput<C>>>
    : (input: InvokeInput<C>) => Promise<Reply<InvokeOutput<C>>>

/** Answers how to stop listening. The listener gets what happened, never the event that carried it. */
type Listen<C extends EventChannel> = (listener: (value: EventValue<C>) => void) => () => void

export interface DesktopApi {
  keepSession: Ask<'session:keep'>
  forgetSession: Ask<'session:forget'>
  touch: Ask<'session:touch'>
  secretsStatus: Ask<'secrets:status'>
  retrySecrets: Ask<'secrets:retry'>
  cancelCall: Ask<'call:cancel'>
  startPayment: Ask<'payment:start'>
  cancelPayment: Ask<'payment:cancel'>
  saveCall: Ask<'save:call'>
  saveBytes: Ask<'save:bytes'>
  cancelSave: Ask<'save:cancel'>
  revealSaved: Ask<'save:reveal'>
  openSaved: Ask<'save:open'>
  print: Ask<'print:page'>
  savePdf: Ask<'print:pdf'>
  openExternal: Ask<'external:open'>
  settings: Ask<'settings:get'>
  changeSettings: Ask<'settings:set'>
  info: Ask<'app:info'>
  updateStatus: Ask<'update:status'>
  checkForUpdate: Ask<'update:check'>
  saveDiagnostics: Ask<'diagnostics:save'>
  copyDiagnostics: Ask<'diagnostics:copy'>
  pageReady: Ask<'page:ready'>
  pageUnsaved: Ask<'page:unsaved'>
  watchQueue: Ask<'queue:watching'>
  tryNotification: Ask<'queue:tryNotification'>
  onSaveProgress: Listen<'save:progress'>
  onNavigate: Listen<'navigate'>
  onIdleWarning: Listen<'session:idleWarning'>
  onSessionEnded: Listen<'session:ended'>
  onSecretsChanged: Listen<'secrets:changed'>
  onUpdateChanged: Listen<'update:changed'>
  onSettingsChanged: Listen<'settings:changed'>
  onZoomChanged: Listen<'zoom:changed'>
  onRecovered: Listen<'page:recovered'>
  onServerChanged: Listen<'server:changed'>
}
