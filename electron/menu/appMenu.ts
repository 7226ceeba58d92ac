/** Builds the application menu in each system's conventions. The caller passes the actions. It has no side effects. */

import { paths } from '#shared/paths'
import * as shellTexts from '#shared/texts/desktopShell'
import type { ZoomStep } from '../windows/zoom'
import { type MenuEntry, type MenuRole, separator } from './entries'

export interface MenuActions {
  go: (path: string) => void
  zoom: (step: ZoomStep) => void
  reload: () => void
  print: () => void
  savePdf: () => void
  checkForUpdate: () => void
  copyDiagnostics: () => void
}

export interface AppMenuOptions {
  platform: NodeJS.Platform
  name: string
  hasDevTools: boolean
  actions: MenuActions
}

const roles = (...names: (MenuRole | null)[]): MenuEntry[] =>
  names.map((role): MenuEntry => (role === null ? separator : { role }))

export function buildAppMenu({ platform, name, hasDevTools, actions }: AppMenuOptions): MenuEntry[] {
  const isMac = platform === 'darwin'
  const settings: MenuEntry = {
    label: shellTexts.menu.settings,
    accelerator: 'CommandOrControl+,',
    click: () => actions.go(paths.shellSettings),
  }
  return [
    ...(isMac ? [buildApplicationEntry(name, settings)] : []),
    buildFileEntry(actions, isMac ? null : settings),
    {
      label: shellTexts.menu.edit,
      submenu: roles('undo', 'redo', null, 'cut', 'copy', 'paste', 'pasteAndMatchStyle', 'selectAll'),
    },
    buildViewEntry(actions, hasDevTools),
    buildGoEntry(actions),
    {
      role: 'windowMenu',
      label: shellTexts.menu.window,
      submenu: isMac ? roles('minimize', 'zoom', null, 'front') : roles('minimize', 'close'),
    },
    buildHelpEntry(actions, isMac),
  ]
}

const buildApplicationEntry = (name: string, settings: MenuEntry): MenuEntry => ({
  label: name,
  submenu: [
    ...roles('about', null),
    settings,
    ...roles(null, 'services', null, 'hide', 'hideOthers', 'unhide', null, 'quit'),
  ],
})

const buildFileEntry = ({ print, savePdf }: MenuActions, settings: MenuEntry | null): MenuEntry => ({
  label: shellTexts.menu.file,
  submenu: [
    { label: shellTexts.menu.print, accelerator: 'CommandOrControl+P', click: print },
    { label: shellTexts.menu.savePdf, accelerator: 'CommandOrControl+Shift+P', click: savePdf },
    separator,
    ...(settings === null ? roles('close') : [settings, ...roles(null, 'quit')]),
  ],
})

const buildViewEntry = ({ zoom, reload }: MenuActions, hasDevTools: boolean): MenuEntry => ({
  label: shellTexts.menu.view,
  submenu: [
    { label: shellTexts.menu.reload, accelerator: 'CommandOrControl+R', click: reload },
    separator,
    { label: shellTexts.menu.zoomIn, accelerator: 'CommandOrControl+Plus', click: () => zoom('in') },
    // These keys are the same without Shift, and on the number pad.
    ...hiddenEntries(['CommandOrControl+=', 'CommandOrControl+numadd'], () => zoom('in')),
    { label: shellTexts.menu.zoomOut, accelerator: 'CommandOrControl+-', click: () => zoom('out') },
    ...hiddenEntries(['CommandOrControl+numsub'], () => zoom('out')),
    { label: shellTexts.menu.actualSize, accelerator: 'CommandOrControl+0', click: () => zoom('reset') },
    ...hiddenEntries(['CommandOrControl+num0'], () => zoom('reset')),
    ...roles(null, 'togglefullscreen'),
    ...(hasDevTools ? roles(null, 'toggleDevTools') : []),
  ],
})

/** Hidden entries still register their keyboard shortcuts. */
const hiddenEntries = (accelerators: string[], click: () => void): MenuEntry[] =>
  accelerators.map((accelerator) => ({ label: accelerator, accelerator, click, visible: false }))

const buildGoEntry = ({ go }: MenuActions): MenuEntry => ({
  label: shellTexts.menu.go,
  submenu: [
    { label: shellTexts.menu.findCustomer, accelerator: 'CommandOrControl+Shift+F', click: () => go(paths.dashboard) },
    {
      label: shellTexts.menu.messageQueue,
      accelerator: 'CommandOrControl+Shift+M',
      click: () => go(paths.messageQueue),
    },
    { label: shellTexts.menu.home, accelerator: 'CommandOrControl+Shift+H', click: () => go(paths.home) },
  ],
})

const buildHelpEntry = ({ checkForUpdate, copyDiagnostics }: MenuActions, isMac: boolean): MenuEntry => ({
  role: 'help',
  label: shellTexts.menu.help,
  submenu: [
    { label: shellTexts.menu.checkForUpdates, click: checkForUpdate },
    { label: shellTexts.menu.copyDetails, click: copyDiagnostics },
    // macOS has this entry in the application menu.
    ...(isMac ? [] : roles(null, 'about')),
  ],
})
