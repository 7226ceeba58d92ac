/** The menu under the right button: what can be done with what is there, and in a field of a password nothing but paste. Pure. */
import { safeOutside } from '../windows/navigation'
import { separator, type MenuEntry, type MenuRole } from './entries'

/** What is under the pointer, in Electron's words. */
export interface Pointed {
  isEditable: boolean
  formControlType: string
  selectionText: string
  linkURL: string
  misspelledWord: string
  dictionarySuggestions: string[]
  editFlags: { canUndo: boolean; canRedo: boolean; canCut: boolean; canCopy: boolean; canPaste: boolean }
}

export interface ContextActions {
  copyText: (text: string) => void
  /** Puts a word in the place of the one that is misspelled. */
  correct: (word: string) => void
}

const mostSuggestions = 5

/** Null when there is nothing to do. */
export function contextMenuOf(pointed: Pointed, actions: ContextActions): MenuEntry[] | null {
  if (pointed.formControlType === 'input-password') return pointed.editFlags.canPaste ? [{ role: 'paste' }] : null
  const groups = [spellingOf(pointed, actions), linkOf(pointed, actions), editingOf(pointed)]
  const filled = groups.filter((group) => group.length > 0)
  return filled.length === 0 ? null : filled.flatMap((group, at) => (at === 0 ? group : [separator, ...group]))
}

function spellingOf({ isEditable, misspelledWord, dictionarySuggestions }: Pointed, { correct }: ContextActions) {
  if (!isEditable || misspelledWord === '') return []
  const words = dictionarySuggestions.slice(0, mostSuggestions)
  if (words.length === 0) return [{ label: 'No suggestions', enabled: false, click: () => undefined }]
  return words.map((word): MenuEntry => ({ label: word, click: () => correct(word) }))
}

/** Where a link leads within the page means nothing outside of it. */
function linkOf({ linkURL }: Pointed, { copyText }: ContextActions): MenuEntry[] {
  const safe = safeOutside(linkURL)
  if (safe === null) return []
  const { protocol, pathname } = new URL(safe)
  if (protocol === 'mailto:') return [{ label: 'Copy email address', click: () => copyText(pathname) }]
  if (protocol === 'tel:') return [{ label: 'Copy phone number', click: () => copyText(pathname) }]
  return [{ label: 'Copy link', click: () => copyText(safe) }]
}

function editingOf({ isEditable, selectionText, editFlags }: Pointed): MenuEntry[] {
  if (!isEditable) return selectionText.trim() === '' ? [] : [{ role: 'copy' }]
  const possible: [role: MenuRole, may: boolean][] = [
    ['undo', editFlags.canUndo],
    ['redo', editFlags.canRedo],
    ['cut', editFlags.canCut],
    ['copy', editFlags.canCopy],
    ['paste', editFlags.canPaste],
  ]
  const roles: MenuEntry[] = possible.filter(([, may]) => may).map(([role]) => ({ role }))
  return [...roles, { role: 'selectAll' }]
}
