/** Implements the menu entries. They report in dialogs, because they also work when no page can show a result. */
import type { UpdateStatus } from '#shared/desktop/ipc'
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
  buttons: ['OK'],
  defaultId: 0,
  cancelId: 0,
})

export function updateBox({ state, version, checkedAt }: UpdateStatus): MessageBox {
  switch (state) {
    case 'available':
      return infoBox(`Version ${version} is available`, 'Ask the person who manages this computer to install it.')
    case 'current':
      return infoBox('Care Console is up to date', checkedAt === null ? '' : `Last checked ${checkedAt}.`)
    case 'off':
      return infoBox(
        'Care Console doesn’t check for updates on this computer',
        'The person who manages it installs them.',
      )
    case 'unknown':
      return infoBox('We don’t know whether there’s a newer version', 'Try again in a moment.')
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
      void system.showBox(infoBox('That didn’t work', 'Try again.'))
    })

  return {
    go: options.open,
    zoom: options.zoom,
    reload: options.reload,
    print: safely('print', async () => options.window()?.print()),
    savePdf: safely('savePdf', async () => {
      const result = await savePdf()
      if (result.status === 'failed') await system.showBox(infoBox('The page wasn’t saved', result.message))
    }),
    checkForUpdate: safely('checkForUpdate', async () => system.showBox(updateBox(await updates.check()))),
    copyDiagnostics: safely('copyDiagnostics', async () => {
      await system.copyText(await diagnostics())
      await system.showBox(infoBox('Details copied', 'Paste them into your message.'))
    }),
  }
}
