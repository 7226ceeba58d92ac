/** The command palette: one box over pages, customers and actions, used by keyboard alone. A combobox with a list, as ARIA's practices have it. */
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- A combobox and its list have no tags that search as one types; the keys are heard by the box, where the focus stays. */
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { SwitchAccountDialog } from '../../features/customers/SwitchAccountDialog'
import { Modal } from '../../ui/dialogs/Modal'
import styles from './palette.module.css'
import { useCommands, type Command, type CommandGroup } from './useCommands'

const groups: readonly CommandGroup[] = ['Cases', 'Customers', 'Pages', 'Actions']

export function Palette({ onClose }: { onClose: () => void }) {
  const [isSwitching, setSwitching] = useState(false)
  return isSwitching ? (
    <SwitchAccountDialog onClose={onClose} />
  ) : (
    <Commands onClose={onClose} onSwitch={() => setSwitching(true)} />
  )
}

function Commands({ onClose, onSwitch }: { onClose: () => void; onSwitch: () => void }) {
  const id = useId()
  const [words, setWords] = useState('')
  // What is highlighted first too: customers that are found later come before it, and Enter is not meant for them.
  const [chosenId, setChosenId] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const { commands, isSearching, hasFailed } = useCommands(words, { onSwitch })
  // What was chosen may have gone since.
  const at = Math.max(
    0,
    commands.findIndex((command) => command.id === chosenId),
  )
  const current = commands[at]
  if (chosenId === null && current) setChosenId(current.id)
  const optionId = (command: Command) => `${id}-${command.id}`

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' })
  }, [current?.id])

  function choose(command: Command): void {
    command.run()
    if (!command.goesOn) onClose()
  }

  function onKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    const last = commands.length - 1
    const goTo: Record<string, number> = {
      ArrowDown: at >= last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      Home: 0,
      End: last,
    }
    const next = goTo[event.key]
    if (next !== undefined) {
      event.preventDefault()
      setChosenId(commands[next]?.id ?? null)
    } else if (event.key === 'Enter' && current) {
      event.preventDefault()
      choose(current)
    }
  }

  return (
    <Modal isOpen title="Go to, find, or do" size="large" onClose={onClose}>
      <label htmlFor={`${id}-input`}>Page, customer or action</label>
      <input
        id={`${id}-input`}
        className={styles.input}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        aria-expanded={commands.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={current && optionId(current)}
        placeholder="Customers are looked for from three characters on"
        value={words}
        onChange={({ target }) => {
          setWords(target.value)
          setChosenId(null)
        }}
        onKeyDown={onKey}
      />
      <output className={styles.count}>
        {hasFailed && 'Customers could not be looked for. '}
        {isSearching ? 'Looking for customers…' : countText(commands.length)}
      </output>
      <div id={`${id}-list`} ref={list} role="listbox" aria-label="What there is" className={styles.list}>
        {groups.map((group) => {
          const own = commands.filter((command) => command.group === group)
          return (
            own.length > 0 && (
              <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
                <div id={`${id}-${group}`} role="presentation" className={styles.group}>
                  {group === 'Customers' && words.trim() === '' ? 'Customers you opened last' : group}
                </div>
                {own.map((command) => (
                  // The keyboard stays in the box and moves through the list from there.
                  <div
                    key={command.id}
                    id={optionId(command)}
                    role="option"
                    tabIndex={-1}
                    aria-selected={command === current}
                    className={styles.option}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => choose(command)}
                  >
                    <span>{command.label}</span>
                    {command.detail !== '' && <span className={styles.detail}>{command.detail}</span>}
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

const countText = (count: number): string =>
  count === 0 ? 'Nothing is called that.' : `${count} ${count === 1 ? 'entry' : 'entries'}`
