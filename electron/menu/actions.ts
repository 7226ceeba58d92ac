/** What the entries of the menu do. What they find out is said in a box, since they may be chosen while no page can say it. */
import type { UpdateStatus } from '#shared/desktop/ipc'
import type { Box } from '../dialogs/ask'
import { savePage, type Parts } from '../handlers'
import type { MenuActions } from './appMenu'

interface Doing extends Pick<Parts, 'machine' | 'saves' | 'window' | 'updates' | 'diagnostics'> {
  open: (path: string) => void
  zoom: MenuActions['zoom']
  reload: () => void
}

const told = (message: string, detail = ''): Box => ({ message, detail, buttons: ['OK'], defaultId: 0, cancelId: 0 })

export function updateBox({ state, version, checkedAt }: UpdateStatus): Box {
  switch (state) {
    case 'available':
      return told(`Version ${version} is available`, 'Ask the person who manages this computer to install it.')
    case 'current':
      return told('Care Console is up to date', checkedAt === null ? '' : `Last checked ${checkedAt}.`)
    case 'off':
      return told('Care Console doesn’t check for updates on this computer', 'The person who manages it installs them.')
    case 'unknown':
      return told('We don’t know whether there’s a newer version', 'Try again in a moment.')
  }
}

export function menuActions(doing: Doing): MenuActions {
  const { machine, updates, diagnostics } = doing
  const { system, log } = machine
  const savePdf = savePage(doing)

  /** Nobody waits for what a menu does. */
  const safely = (name: string, act: () => Promise<unknown>) => () =>
    void act().catch((error: unknown) => {
      log.error('menu.failed', { name, error: String(error) })
      void system.showBox(told('That didn’t work', 'Try again.'))
    })

  return {
    go: doing.open,
    zoom: doing.zoom,
    reload: doing.reload,
    print: safely('print', async () => doing.window()?.print()),
    savePdf: safely('savePdf', async () => {
      const result = await savePdf()
      if (result.status === 'failed') await system.showBox(told('The page wasn’t saved', result.message))
    }),
    checkForUpdate: safely('checkForUpdate', async () => system.showBox(updateBox(await updates.check()))),
    copyDiagnostics: safely('copyDiagnostics', async () => {
      await system.copyText(await diagnostics())
      await system.showBox(told('Details copied', 'Paste them into your message.'))
    }),
  }
}
