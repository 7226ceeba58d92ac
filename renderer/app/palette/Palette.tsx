/** The command palette: an ARIA combobox over pages, customers and commands, usable by keyboard alone. */
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- HTML has no combobox that searches while the user types. The box keeps the focus and handles the keys. */

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { joinSentences } from '#shared/format/joinWords'
import * as commandTexts from '#shared/texts/speech/commands'
import * as paletteTexts from '#shared/texts/speech/palette'
import { Modal } from '../../ui/dialogs/Modal'
import { Icon } from '../../ui/icons/Icon'
import { Highlighted } from './Highlighted'
import styles from './palette.module.css'
import type { EntryGroup, PaletteEntry } from './paletteEntry'
import { usePaletteEntries } from './usePaletteEntries'

/** Groups the entries, which are in order, so that the arrows move in the order that is seen. */
const groupsOf = (entries: readonly PaletteEntry[]): EntryGroup[] => [...new Set(entries.map(({ group }) => group))]

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
  // The first entry is highlighted by id. Customers found later come before it, and Enter must not run one of them.
  const [highlightedId, setHighlightedId] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const {
    entries,
    isSearching,
    hasFailed,
    findsCustomers: includesCustomers,
    nothing: emptyText,
  } = usePaletteEntries(words)
  // The highlighted entry may have disappeared.
  const index = Math.max(
    0,
    entries.findIndex((entry) => entry.id === highlightedId),
  )
  const current = entries[index]
  if (highlightedId === null && current) setHighlightedId(current.id)

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' })
  }, [current?.id])

  function runEntry(entry: PaletteEntry): void {
    // Closes first, so that the focus returns before the entry runs.
    onClose()
    entry.run()
  }

  function onKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    const last = entries.length - 1
    const goTo: Record<string, number> = {
      ArrowDown: index >= last ? 0 : index + 1,
      ArrowUp: index <= 0 ? last : index - 1,
      Home: 0,
      End: last,
    }
    const next = goTo[event.key]
    if (next !== undefined) {
      event.preventDefault()
      setHighlightedId(entries[next]?.id ?? null)
    } else if (event.key === 'Enter' && current) {
      event.preventDefault()
      runEntry(current)
    }
  }

  return (
    <Modal
      isOpen
      title={includesCustomers ? commandTexts.searchPagesCustomersAndActions : commandTexts.searchPagesAndActions}
      size="large"
      position="top"
      onClose={onClose}
    >
      <label htmlFor={`${id}-input`} className="visually-hidden">
        {includesCustomers ? commandTexts.pageCustomerOrAction : commandTexts.pageOrAction}
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
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current && optionId(id, current)}
          placeholder={includesCustomers ? commandTexts.minimumLettersHint : commandTexts.forExamplePayFiftyDollars}
          value={words}
          onChange={({ target }) => {
            setWords(target.value)
            setHighlightedId(null)
          }}
          onKeyDown={onKey}
        />
      </div>
      <output className={styles.count}>
        {joinSentences(
          hasFailed && commandTexts.weCouldntSearchForCustomers,
          isSearching
            ? commandTexts.searchingForCustomers
            : (emptyText ?? ((words === '' && question) || commandTexts.entries(entries.length))),
        )}
      </output>
      <div id={`${id}-list`} ref={list} role="listbox" aria-label={commandTexts.results} className={styles.list}>
        {groupsOf(entries).map((group) => (
          <EntryGroupList
            key={group}
            id={id}
            title={
              group === 'customers' && words.trim() === ''
                ? commandTexts.recentCustomers
                : paletteTexts.groupTitles[group]
            }
            typed={words}
            entries={entries.filter((entry) => entry.group === group)}
            current={current}
            onHighlight={(entry) => setHighlightedId(entry.id)}
            onRun={runEntry}
          />
        ))}
      </div>
      <KeyHints />
    </Modal>
  )
}

/** Phones have no such keys. */
const KeyHints = () => (
  <p className={styles.hints} aria-hidden="true">
    <span>
      <kbd>{commandTexts.arrowKeys}</kbd> {commandTexts.keyHints.move}
    </span>
    <span>
      <kbd>{commandTexts.enterKey}</kbd> {commandTexts.keyHints.open}
    </span>
    <span>
      <kbd>{commandTexts.escapeKey}</kbd> {commandTexts.keyHints.close}
    </span>
  </p>
)

const optionId = (paletteId: string, entry: PaletteEntry): string => `${paletteId}-${entry.id}`

interface EntryGroupListProps {
  id: string
  title: string
  typed: string
  entries: readonly PaletteEntry[]
  /** The highlighted entry of the palette. */
  current: PaletteEntry | undefined
  onHighlight: (entry: PaletteEntry) => void
  onRun: (entry: PaletteEntry) => void
}

function EntryGroupList({ id, title, typed, entries, current, onHighlight, onRun }: EntryGroupListProps) {
  const titleId = useId()
  if (entries.length === 0) return null
  return (
    <div role="group" aria-labelledby={titleId}>
      <div id={titleId} role="presentation" className={styles.group}>
        {title}
      </div>
      {entries.map((entry) => (
        // The focus stays in the input, from where the keyboard moves through the list.
        <div
          key={entry.id}
          id={optionId(id, entry)}
          role="option"
          tabIndex={-1}
          aria-selected={entry === current}
          aria-label={[entry.label, entry.detail].filter(Boolean).join(' ')}
          className={styles.option}
          onMouseMove={() => onHighlight(entry)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onRun(entry)}
        >
          <span className={styles.icon}>
            <Icon name={entry.icon} />
          </span>
          <span>
            <Highlighted text={entry.label} typed={typed} />
          </span>
          {entry.detail !== '' && <span className={styles.detail}>{entry.detail}</span>}
        </div>
      ))}
    </div>
  )
}
