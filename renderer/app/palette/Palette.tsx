/** The command palette: one box over pages, customers, and whatever can be said, used by keyboard alone. A combobox with a list, as ARIA's practices have it. */
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- A combobox and its list have no tags that search as one types; the keys are heard by the box, where the focus stays. */
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Modal } from '../../ui/dialogs/Modal'
import styles from './palette.module.css'
import { usePaletteEntries, type EntryGroup, type PaletteEntry } from './usePaletteEntries'
import * as commandTexts from '#shared/texts/commands'

const groups: readonly EntryGroup[] = ['Commands', 'Cases', 'Customers', 'Pages', 'Actions']

interface Props {
  onClose: () => void
  /** What was said of whom to look for. */
  firstWords?: string
  /** What is still asked, until something is typed. */
  question?: string
}

export function Palette({ onClose, firstWords = '', question }: Props) {
  const id = useId()
  const [words, setWords] = useState(firstWords)
  // What is highlighted first too: customers that are found later come before it, and Enter is not meant for them.
  const [chosenId, setChosenId] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const { entries, isSearching, hasFailed, findsCustomers, nothing } = usePaletteEntries(words)
  // What was chosen may have gone since.
  const at = Math.max(
    0,
    entries.findIndex((entry) => entry.id === chosenId),
  )
  const current = entries[at]
  if (chosenId === null && current) setChosenId(current.id)
  const optionId = (entry: PaletteEntry) => `${id}-${entry.id}`

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' })
  }, [current?.id])

  function choose(entry: PaletteEntry): void {
    // First, so that what follows finds the focus where it came from.
    onClose()
    entry.run()
  }

  function onKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    const last = entries.length - 1
    const goTo: Record<string, number> = {
      ArrowDown: at >= last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      Home: 0,
      End: last,
    }
    const next = goTo[event.key]
    if (next !== undefined) {
      event.preventDefault()
      setChosenId(entries[next]?.id ?? null)
    } else if (event.key === 'Enter' && current) {
      event.preventDefault()
      choose(current)
    }
  }

  return (
    <Modal
      isOpen
      title={findsCustomers ? commandTexts.searchPagesCustomersAndActions : commandTexts.searchPagesAndActions}
      size="large"
      place="top"
      onClose={onClose}
    >
      <label htmlFor={`${id}-input`}>
        {findsCustomers ? commandTexts.pageCustomerOrAction : commandTexts.pageOrAction}
      </label>
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
        aria-activedescendant={current && optionId(current)}
        placeholder={findsCustomers ? commandTexts.enterAtLeastThreeCharacters : commandTexts.forExamplePayFiftyDollars}
        value={words}
        onChange={({ target }) => {
          setWords(target.value)
          setChosenId(null)
        }}
        onKeyDown={onKey}
      />
      <output className={styles.count}>
        {hasFailed && commandTexts.weCouldntSearchForCustomers}
        {isSearching
          ? commandTexts.searchingForCustomers
          : (nothing ?? ((words === '' && question) || countText(entries.length)))}
      </output>
      <div id={`${id}-list`} ref={list} role="listbox" aria-label={commandTexts.results} className={styles.list}>
        {groups.map((group) => {
          const own = entries.filter((entry) => entry.group === group)
          return (
            own.length > 0 && (
              <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
                <div id={`${id}-${group}`} role="presentation" className={styles.group}>
                  {group === 'Customers' && words.trim() === '' ? commandTexts.recentCustomers : group}
                </div>
                {own.map((entry) => (
                  // The keyboard stays in the box and moves through the list from there.
                  <div
                    key={entry.id}
                    id={optionId(entry)}
                    role="option"
                    tabIndex={-1}
                    aria-selected={entry === current}
                    className={styles.option}
                    onMouseMove={() => setChosenId(entry.id)}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => choose(entry)}
                  >
                    <span>{entry.label}</span>
                    {entry.detail !== '' && <span className={styles.detail}>{entry.detail}</span>}
                  </div>
                ))}
              </div>
            )
          )
        })}
      </div>
    </Modal>
  )
}

const countText = (count: number): string => commandTexts.entries(count)
