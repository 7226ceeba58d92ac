/** Requests from the page to the main process that concern the shell itself. */

import type { DesktopApi } from '#shared/desktop/api'
import type { ShellControls, ShellReply } from '#shared/desktop/host'
import type { Reply } from '#shared/desktop/ipc'
import * as commonTexts from '#shared/texts/common'
import * as desktopTexts from '#shared/texts/desktop'
import type { DesktopSaves } from './desktopSaves'

async function toShellReply<T>(pendingReply: Promise<Reply<T>>): Promise<ShellReply<T>> {
  try {
    const reply = await pendingReply
    // Error messages of the main process are written for users.
    return reply.ok ? { data: reply.value } : { error: { code: 'unexpected', message: reply.message } }
  } catch {
    // The call itself failed, and its technical error means nothing to users.
    return { error: { code: 'unexpected', message: commonTexts.unexpected } }
  }
}

export const createDesktopControls = (desktop: DesktopApi, saves: DesktopSaves): ShellControls => ({
  info: () => toShellReply(desktop.info()),
  settings: () => toShellReply(desktop.settings()),
  changeSettings: (patch) => toShellReply(desktop.changeSettings(patch)),
  onSettingsChanged: desktop.onSettingsChanged,
  secrets: () => toShellReply(desktop.secretsStatus()),
  retrySecrets: () => toShellReply(desktop.retrySecrets()),
  onSecretsChanged: desktop.onSecretsChanged,
  update: () => toShellReply(desktop.updateStatus()),
  checkForUpdate: () => toShellReply(desktop.checkForUpdate()),
  onUpdateChanged: desktop.onUpdateChanged,
  tryNotification: () => toShellReply(desktop.tryNotification()),
  copyDiagnostics: () => toShellReply(desktop.copyDiagnostics()),
  // The main process names these files and gives each its own id.
  saveDiagnostics: () => saves.run(desktopTexts.detailsForSupport, () => desktop.saveDiagnostics()),
  savePage: () => saves.run(desktopTexts.thisPage, () => desktop.savePdf()),
  onZoomChanged: (listener) => desktop.onZoomChanged(({ percent }) => listener(percent)),
})
