/** Runs in the sandbox beside the page and puts `window.desktop` into it. It can do no more than pass things on. */
import { contextBridge, ipcRenderer } from 'electron'
import type { DesktopApi } from '#shared/desktop/api'
import type { EventChannel, EventValue, InvokeChannel } from '#shared/desktop/ipc'

// What comes back is checked in main, against the contract that these types come from.
const ask = (channel: InvokeChannel) => (input?: unknown) => ipcRenderer.invoke(channel, input)

const listen =
  <C extends EventChannel>(channel: C) =>
  (listener: (value: EventValue<C>) => void) => {
    const pass = (_event: unknown, value: EventValue<C>): void => listener(value)
    ipcRenderer.on(channel, pass)
    return () => void ipcRenderer.off(channel, pass)
  }

const desktop: DesktopApi = {
  keepSession: ask('session:keep'),
  forgetSession: ask('session:forget'),
  touch: ask('session:touch'),
  secretsStatus: ask('secrets:status'),
  retrySecrets: ask('secrets:retry'),
  cancelCall: ask('call:cancel'),
  startPayment: ask('payment:start'),
  cancelPayment: ask('payment:cancel'),
  saveCall: ask('save:call'),
  saveBytes: ask('save:bytes'),
  cancelSave: ask('save:cancel'),
  revealSaved: ask('save:reveal'),
  openSaved: ask('save:open'),
  print: ask('print:page'),
  savePdf: ask('print:pdf'),
  openExternal: ask('external:open'),
  settings: ask('settings:get'),
  changeSettings: ask('settings:set'),
  info: ask('app:info'),
  updateStatus: ask('update:status'),
  checkForUpdate: ask('update:check'),
  saveDiagnostics: ask('diagnostics:save'),
  copyDiagnostics: ask('diagnostics:copy'),
  pageReady: ask('page:ready'),
  pageUnsaved: ask('page:unsaved'),
  watchQueue: ask('queue:watching'),
  tryNotification: ask('queue:tryNotification'),
  onSaveProgress: listen('save:progress'),
  onNavigate: listen('navigate'),
  onIdleWarning: listen('session:idleWarning'),
  onSessionEnded: listen('session:ended'),
  onSecretsChanged: listen('secrets:changed'),
  onUpdateChanged: listen('update:changed'),
  onSettingsChanged: listen('settings:changed'),
  onZoomChanged: listen('zoom:changed'),
  onRecovered: listen('page:recovered'),
  onServerChanged: listen('server:changed'),
}

contextBridge.exposeInMainWorld('desktop', desktop)
