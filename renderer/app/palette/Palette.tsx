/** The command palette: an ARIA combobox over pages, customers and commands, usable by keyboard alone. */
import { useId, useState } from 'react'
import { joinSentences } from '#shared/format/joinWords'
import * as commandTexts from '#shared/texts/speech/commands'
import { Modal } from '../../ui/dialogs/Modal'
import { Icon } from '../../ui/icons/Icon'
import { KeyHints } from './KeyHints'
import { listId, optionId, PaletteResults } from './PaletteResults'
import styles from './palette.module.css'
import type { PaletteEntry } from './paletteEntry'
import { useHighlightedEntry } from './useHighlightedEntry'
import { usePaletteEntries } from './usePaletteEntries'

interface Props {
  onClose: () => void
  /** The words of the command that opened the palette. */
  initialWords?: string
  /** Shown until something is typed. */
  question?: string
}

export function Palette({ onClose, initialWords = '', question }: Props) {
  const id = useId()
  const [words, setWords] = useState(initialWords)
  const {
    entries,
    isSearching,
    hasFailed,
    findsCustomers: includesCustomers,
    nothing: emptyText,
  } = usePaletteEntries(words)
  function runEntry(entry: PaletteEntry): void {
    // Closes first, so that the focus returns before the entry runs.
    onClose()
    entry.run()
  }

  const { current, highlight, reset, onKeyDown } = useHighlightedEntry(entries, runEntry)

  return (
    <Modal
      isOpen
      title={includesCustomers ? commandTexts.staffPaletteLabel : commandTexts.paletteLabel}
      size="large"
      position="top"
      onClose={onClose}
    >
      <label htmlFor={`${id}-input`} className="visually-hidden">
        {includesCustomers ? commandTexts.staffPalettePrompt : commandTexts.palettePrompt}
      </label>
      <div className={styles.search}>
        <Icon name="search" />
        <input
          id={`${id}-input`}
          className={styles.input}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          aria-expanded={entries.length > 0}
          aria-controls={listId(id)}
          aria-autocomplete="list"
          aria-activedescendant={current && optionId(id, current)}
          placeholder={includesCustomers ? commandTexts.minimumLettersHint : commandTexts.customerPlaceholder}
          value={words}
          onChange={({ target }) => {
            setWords(target.value)
            reset()
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <output className={styles.count}>
        {joinSentences(
          hasFailed && commandTexts.customersNotLoaded,
          isSearching
            ? commandTexts.searchingForCustomers
            : (emptyText ?? ((words === '' && question) || commandTexts.entries(entries.length))),
        )}
      </output>
      <PaletteResults paletteId={id} {...{ entries, current }} typed={words} onHighlight={highlight} onRun={runEntry} />
      <KeyHints />
    </Modal>
  )
}
