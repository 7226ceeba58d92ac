/** The menu of the application, as each system's people expect it. What it does is done by those who are handed in. Pure. */
import { shellPlaces } from '#shared/desktop/places'
import type { ZoomStep } from '../windows/zoom'
import { separator, type MenuEntry, type MenuRole } from './entries'

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
  /** Only where administrators want them. */
  hasDevTools: boolean
  actions: MenuActions
}

const roles = (...names: (MenuRole | null)[]): MenuEntry[] =>
  names.map((role): MenuEntry => (role === null ? separator : { role }))

export function appMenuOf({ platform, name, hasDevTools, actions }: AppMenuOptions): MenuEntry[] {
  const isMac = platform === 'darwin'
  const settings: MenuEntry = {
    label: 'Settings…',
    accelerator: 'CommandOrControl+,',
    click: () => actions.go(shellPlaces.settings),
  }
  return [
    ...(isMac ? [ofApp(name, settings)] : []),
    ofFile(actions, isMac ? null : settings),
    { label: '&Edit', submenu: roles('undo', 'redo', null, 'cut', 'copy', 'paste', 'pasteAndMatchStyle', 'selectAll') },
    ofView(actions, hasDevTools),
    ofGo(actions),
    {
      role: 'windowMenu',
      label: '&Window',
      submenu: isMac ? roles('minimize', 'zoom', null, 'front') : roles('minimize', 'close'),
    },
    ofHelp(actions, isMac),
  ]
}

const ofApp = (name: string, settings: MenuEntry): MenuEntry => ({
  label: name,
  submenu: [
    ...roles('about', null),
    settings,
    ...roles(null, 'services', null, 'hide', 'hideOthers', 'unhide', null, 'quit'),
  ],
})

const ofFile = ({ print, savePdf }: MenuActions, settings: MenuEntry | null): MenuEntry => ({
  label: '&File',
  submenu: [
    { label: '&Print…', accelerator: 'CommandOrControl+P', click: print },
    { label: 'Save Page as P&DF…', accelerator: 'CommandOrControl+Shift+P', click: savePdf },
    separator,
    ...(settings === null ? roles('close') : [settings, ...roles(null, 'quit')]),
  ],
})

const ofView = ({ zoom, reload }: MenuActions, hasDevTools: boolean): MenuEntry => ({
  label: '&View',
  submenu: [
    { label: '&Reload', accelerator: 'CommandOrControl+R', click: reload },
    separator,
    { label: 'Zoom &In', accelerator: 'CommandOrControl+Plus', click: () => zoom('in') },
    // The same key without Shift, and that of the number pad.
    ...hidden(['CommandOrControl+=', 'CommandOrControl+numadd'], () => zoom('in')),
    { label: 'Zoom &Out', accelerator: 'CommandOrControl+-', click: () => zoom('out') },
    ...hidden(['CommandOrControl+numsub'], () => zoom('out')),
    { label: '&Actual Size', accelerator: 'CommandOrControl+0', click: () => zoom('reset') },
    ...hidden(['CommandOrControl+num0'], () => zoom('reset')),
    ...roles(null, 'togglefullscreen'),
    ...(hasDevTools ? roles(null, 'toggleDevTools') : []),
  ],
})

/** Keys count though nobody sees their entry. */
const hidden = (accelerators: string[], click: () => void): MenuEntry[] =>
  accelerators.map((accelerator) => ({ label: accelerator, accelerator, click, visible: false }))

const ofGo = ({ go }: MenuActions): MenuEntry => ({
  label: '&Go',
  submenu: [
    { label: 'Find a &Customer', accelerator: 'CommandOrControl+Shift+F', click: () => go(shellPlaces.search) },
    { label: 'Message &Queue', accelerator: 'CommandOrControl+Shift+M', click: () => go(shellPlaces.queue) },
    { label: '&Home', accelerator: 'CommandOrControl+Shift+H', click: () => go(shellPlaces.home) },
  ],
})

const ofHelp = ({ checkForUpdate, copyDiagnostics }: MenuActions, isMac: boolean): MenuEntry => ({
  role: 'help',
  label: '&Help',
  submenu: [
    { label: 'Check for &Updates', click: checkForUpdate },
    { label: '&Copy Details for Support', click: copyDiagnostics },
    // On macOS it stands in the menu of the application.
    ...(isMac ? [] : roles(null, 'about')),
  ],
})
