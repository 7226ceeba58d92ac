/** The entries that match, as the list box of the palette. The focus stays in its input. */
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- HTML has no combobox that searches while the user types. The box keeps the focus and handles the keys. */
import { useEffect, useId, useRef } from 'react'
import * as commandTexts from '#shared/texts/speech/commands'
import * as paletteTexts from '#shared/texts/speech/palette'
import { Icon } from '../../ui/icons/Icon'
import { Highlighted } from './Highlighted'
import styles from './palette.module.css'
import type { EntryGroup, PaletteEntry } from './paletteEntry'

/** Groups the entries, which are in order, so that the arrows move in the order that is seen. */
const groupsOf = (entries: readonly PaletteEntry[]): EntryGroup[] => [...new Set(entries.map(({ group }) => group))]

export const listId = (paletteId: string): string => `${paletteId}-list`

export const optionId = (paletteId: string, entry: PaletteEntry): string => `${paletteId}-${entry.id}`

interface Props {
  paletteId: string
  entries: readonly PaletteEntry[]
  typed: string
  /** The highlighted entry of the palette. */
  current: PaletteEntry | undefined
  onHighlight: (entry: PaletteEntry) => void
  onRun: (entry: PaletteEntry) => void
}

export function PaletteResults({ entries, ...props }: Props) {
  const { paletteId, typed, current } = props
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' })
  }, [current?.id])
  return (
    <div ref={list} id={listId(paletteId)} role="listbox" aria-label={commandTexts.results} className={styles.list}>
      {groupsOf(entries).map((group) => (
        <EntryGroupList
          key={group}
          {...props}
          title={
            group === 'customers' && typed.trim() === ''
              ? commandTexts.recentCustomers
              : paletteTexts.groupTitles[group]
          }
          entries={entries.filter((entry) => entry.group === group)}
        />
      ))}
    </div>
  )
}

interface EntryGroupListProps extends Props {
  title: string
}

function EntryGroupList({ paletteId, title, typed, entries, current, onHighlight, onRun }: EntryGroupListProps) {
  const titleId = useId()
  return (
    <div role="group" aria-labelledby={titleId}>
      <div id={titleId} role="presentation" className={styles.group}>
        {title}
      </div>
      {entries.map((entry) => (
        // The focus stays in the input, from where the keyboard moves through the list.
        <div
          key={entry.id}
          id={optionId(paletteId, entry)}
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
