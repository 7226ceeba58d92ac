/**
 * Defines menu entries as the part of Electron's menu template that we use, so that adapters pass them on unchanged.
 */

export type MenuEntry =
  | { type: 'separator' }
  | { role: MenuRole; label?: string }
  | { role?: 'windowMenu' | 'help'; label: string; submenu: MenuEntry[] }
  | { label: string; click: () => void; accelerator?: string; enabled?: boolean; visible?: boolean }

/** These roles are implemented by Electron. Roles that inspect the page or bypass our reload aren't included. */
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
