/** Builds the context menu for the element under the pointer. Password fields only offer Paste. It has no side effects. */
import * as shellTexts from '#shared/texts/desktopShell'
import { toExternalUrl } from '../windows/navigation'
import { type MenuEntry, type MenuRole, separator } from './entries'

/** Describes the element under the pointer with Electron's property names. */
export interface ContextMenuTarget {
  isEditable: boolean
  formControlType: string
  selectionText: string
  linkURL: string
  misspelledWord: string
  dictionarySuggestions: string[]
  editFlags: { canUndo: boolean; canRedo: boolean; canCut: boolean; canCopy: boolean; canPaste: boolean }
}

interface ContextActions {
  copyText: (text: string) => void
  /** Replaces the misspelled word. */
  replaceMisspelling: (word: string) => void
}

const maxSuggestions = 5

/** Returns null if there is nothing to offer. */
export function buildContextMenu(target: ContextMenuTarget, actions: ContextActions): MenuEntry[] | null {
  if (target.formControlType === 'input-password') return target.editFlags.canPaste ? [{ role: 'paste' }] : null
  const groups = [spellingEntries(target, actions), linkEntries(target, actions), editEntries(target)]
  const filled = groups.filter((group) => group.length > 0)
  return filled.length === 0 ? null : filled.flatMap((group, index) => (index === 0 ? group : [separator, ...group]))
}

function spellingEntries(
  { isEditable, misspelledWord, dictionarySuggestions }: ContextMenuTarget,
  { replaceMisspelling }: ContextActions,
) {
  if (!isEditable || misspelledWord === '') return []
  const words = dictionarySuggestions.slice(0, maxSuggestions)
  if (words.length === 0) return [{ label: shellTexts.noSuggestions, enabled: false, click: () => undefined }]
  return words.map((word): MenuEntry => ({ label: word, click: () => replaceMisspelling(word) }))
}

/** Links within the portal aren't offered, because their URLs don't work outside of the shell. */
function linkEntries({ linkURL }: ContextMenuTarget, { copyText }: ContextActions): MenuEntry[] {
  const externalUrl = toExternalUrl(linkURL)
  if (externalUrl === null) return []
  const { protocol, pathname } = new URL(externalUrl)
  if (protocol === 'mailto:') return [{ label: shellTexts.copyEmailAddress, click: () => copyText(pathname) }]
  if (protocol === 'tel:') return [{ label: shellTexts.copyPhoneNumber, click: () => copyText(pathname) }]
  return [{ label: shellTexts.copyLink, click: () => copyText(externalUrl) }]
}

function editEntries({ isEditable, selectionText, editFlags }: ContextMenuTarget): MenuEntry[] {
  if (!isEditable) return selectionText.trim() === '' ? [] : [{ role: 'copy' }]
  const possible: [role: MenuRole, may: boolean][] = [
    ['undo', editFlags.canUndo],
    ['redo', editFlags.canRedo],
    ['cut', editFlags.canCut],
    ['copy', editFlags.canCopy],
    ['paste', editFlags.canPaste],
  ]
  const roles: MenuEntry[] = possible.filter(([, isAllowed]) => isAllowed).map(([role]) => ({ role }))
  return [...roles, { role: 'selectAll' }]
}
