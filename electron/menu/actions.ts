/** Implements the menu entries. They report in dialogs, because they also work when no page can show a result. */

import type { UpdateStatus } from '#shared/desktop/ipc'
import * as shellTexts from '#shared/texts/desktopShell'
import { type HandlerDeps, savePage } from '../handlers'
import type { MessageBox } from '../messageBox'
import type { MenuActions } from './appMenu'

interface MenuActionOptions extends Pick<HandlerDeps, 'machine' | 'saves' | 'window' | 'updates' | 'diagnostics'> {
  open: (path: string) => void
  zoom: MenuActions['zoom']
  reload: () => void
}

const infoBox = (message: string, detail = ''): MessageBox => ({
  message,
  detail,
  buttons: [shellTexts.ok],
  defaultId: 0,
  cancelId: 0,
})

function updateBox({ state, version, checkedAt }: UpdateStatus): MessageBox {
  switch (state) {
    case 'available':
      return infoBox(shellTexts.versionIsAvailable(version), shellTexts.askForInstallation)
    case 'current':
      return infoBox(shellTexts.upToDate, checkedAt === null ? '' : shellTexts.lastCheckedAt(checkedAt))
    case 'off':
      return infoBox(shellTexts.checksNoUpdates, shellTexts.managerInstallsUpdates)
    case 'unknown':
      return infoBox(shellTexts.updateIsUnknown, shellTexts.tryLater)
  }
}

export function menuActions(options: MenuActionOptions): MenuActions {
  const { machine, updates, diagnostics } = options
  const { system, log } = machine
  const savePdf = savePage(options)

  /** Logs and reports a failure, because nothing awaits a menu action. */
  const safely = (name: string, action: () => Promise<unknown>) => () =>
    void action().catch((error: unknown) => {
      log.error('menu.failed', { name, error: String(error) })
      void system.showBox(infoBox(shellTexts.didntWork, shellTexts.tryAgain))
    })

  return {
    go: options.open,
    zoom: options.zoom,
    reload: options.reload,
    print: safely('print', async () => options.window()?.print()),
    savePdf: safely('savePdf', async () => {
      const result = await savePdf()
      if (result.status === 'failed') await system.showBox(infoBox(shellTexts.pageWasntSaved, result.message))
    }),
    checkForUpdate: safely('checkForUpdate', async () => system.showBox(updateBox(await updates.check()))),
    copyDiagnostics: safely('copyDiagnostics', async () => {
      await system.copyText(await diagnostics())
      await system.showBox(infoBox(shellTexts.detailsCopied, shellTexts.pasteDetails))
    }),
  }
}
