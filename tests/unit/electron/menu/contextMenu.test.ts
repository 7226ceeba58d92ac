/** The context menu. */

import { describe, expect, it } from 'vitest'
import * as shellTexts from '#shared/texts/desktopShell'
import { buildContextMenu, type ContextMenuTarget } from '../../../../electron/menu/contextMenu'

const all = { canUndo: true, canRedo: true, canCut: true, canCopy: true, canPaste: true }
const nothing: ContextMenuTarget = {
  isEditable: false,
  formControlType: 'none',
  selectionText: '',
  linkURL: '',
  misspelledWord: '',
  dictionarySuggestions: [],
  editFlags: { canUndo: false, canRedo: false, canCut: false, canCopy: false, canPaste: false },
}
const field: ContextMenuTarget = { ...nothing, isEditable: true, formControlType: 'text-area', editFlags: all }

function menu(pointed: Partial<ContextMenuTarget>, of: ContextMenuTarget = nothing) {
  const done: string[] = []
  const entries = buildContextMenu(
    { ...of, ...pointed },
    { copyText: (text) => done.push(text), replaceMisspelling: (word) => done.push(word) },
  )
  const labels = entries?.map((entry) => ('role' in entry ? entry.role : 'label' in entry ? entry.label : '—')) ?? null
  const choose = (label: string) => {
    const found = entries?.find((entry) => 'label' in entry && entry.label === label)
    if (found && 'click' in found) found.click()
    return done
  }
  return { entries, labels, choose }
}

describe('the context menu', () => {
  it('does not open if it would be empty', () => expect(menu({}).labels).toBeNull())

  it('copies the selection', () => {
    expect(menu({ selectionText: 'BA-1001' }).labels).toEqual(['copy'])
    expect(menu({ selectionText: '  \n' }).labels).toBeNull()
  })

  it('edits a field as far as possible', () => {
    expect(menu({}, field).labels).toEqual(['undo', 'redo', 'cut', 'copy', 'paste', 'selectAll'])
    expect(menu({ editFlags: { ...nothing.editFlags, canPaste: true } }, field).labels).toEqual(['paste', 'selectAll'])
  })

  it('copies nothing from a password field, and corrects nothing in it', () => {
    const password = { formControlType: 'input-password', selectionText: 'Portal#2025', misspelledWord: 'Portl' }
    expect(menu({ ...password, dictionarySuggestions: ['Portal'] }, field).labels).toEqual(['paste'])
    expect(menu({ ...password, editFlags: nothing.editFlags }, field).labels).toBeNull()
  })

  it('suggests at most five corrections for a misspelled word', () => {
    const suggestions = ['receive', 'relive', 'recite', 'revive', 'recipe', 'regive']
    const { labels, choose } = menu({ misspelledWord: 'recieve', dictionarySuggestions: suggestions }, field)
    expect(labels?.slice(0, 6)).toEqual([...suggestions.slice(0, 5), '—'])
    expect(choose('receive')).toEqual(['receive'])
  })

  it('says if there is no suggestion', () => {
    const { entries } = menu({ misspelledWord: 'xqz' }, field)
    expect(entries?.[0]).toMatchObject({ label: shellTexts.noSuggestions, enabled: false })
  })

  it.each([
    ['https://help.example/a', shellTexts.copyLink, 'https://help.example/a'],
    ['mailto:care@example.com?subject=x', shellTexts.copyEmailAddress, 'care@example.com'],
    ['tel:+12105550100', shellTexts.copyPhoneNumber, '+12105550100'],
  ])('copies the link %s', (linkURL, label, copied) => {
    expect(menu({ linkURL }).choose(label)).toEqual([copied])
  })

  it.each(['app://console/messageQueue', 'javascript:alert(1)', 'https://a:b@evil.example/'])(
    'does not copy %s, which works nowhere else',
    (linkURL) => expect(menu({ linkURL }).labels).toBeNull(),
  )
})
