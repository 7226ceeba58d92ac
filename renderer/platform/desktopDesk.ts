/** What the page asks the shell's main process about the shell itself. */
import type { DesktopApi } from '#shared/desktop/api'
import type { Answered, ShellDesk } from '#shared/desktop/host'
import type { Reply } from '#shared/desktop/ipc'
import type { DesktopSaves } from './desktopSaves'
import * as commonTexts from '#shared/texts/common'

async function answered<T>(asking: Promise<Reply<T>>): Promise<Answered<T>> {
  try {
    const reply = await asking
    // Main's refusals are written for people.
    return reply.ok ? { data: reply.value } : { error: { code: 'unexpected', message: reply.message } }
  } catch {
    // Main answers always; a message that does not even reach it says nothing that people understand.
    return { error: { code: 'unexpected', message: commonTexts.unexpected } }
  }
}

export const createDesktopDesk = (desktop: DesktopApi, saves: DesktopSaves): ShellDesk => ({
  info: () => answered(desktop.info()),
  settings: () => answered(desktop.settings()),
  changeSettings: (patch) => answered(desktop.changeSettings(patch)),
  onSettings: desktop.onSettingsChanged,
  secrets: () => answered(desktop.secretsStatus()),
  retrySecrets: () => answered(desktop.retrySecrets()),
  onSecrets: desktop.onSecretsChanged,
  update: () => answered(desktop.updateStatus()),
  checkForUpdate: () => answered(desktop.checkForUpdate()),
  onUpdate: desktop.onUpdateChanged,
  tryNotification: () => answered(desktop.tryNotification()),
  copyDiagnostics: () => answered(desktop.copyDiagnostics()),
  // Main names these files, and gives each an id of its own.
  saveDiagnostics: () => saves.run('Details for support', () => desktop.saveDiagnostics()),
  savePage: () => saves.run('This page', () => desktop.savePdf()),
  onZoomed: (listener) => desktop.onZoomChanged(({ percent }) => listener(percent)),
})
