/** An entry of a menu, in the part of Electron's own words that ours use: adapters hand it on as it is. */

export type MenuEntry =
  | { type: 'separator' }
  | { role: MenuRole; label?: string }
  | { role?: 'windowMenu' | 'help'; label: string; submenu: MenuEntry[] }
  | { label: string; click: () => void; accelerator?: string; enabled?: boolean; visible?: boolean }

/** What the system does by itself. What would show the insides of the page, or load it past us, is not among them. */
export type MenuRole =
  | 'about'
  | 'services'
  | 'hide'
  | 'hideOthers'
  | 'unhide'
  | 'quit'
  | 'close'
  | 'undo'
  | 'redo'
  | 'cut'
  | 'copy'
  | 'paste'
  | 'pasteAndMatchStyle'
  | 'selectAll'
  | 'togglefullscreen'
  | 'toggleDevTools'
  | 'minimize'
  | 'zoom'
  | 'front'

export const separator: MenuEntry = { type: 'separator' }
