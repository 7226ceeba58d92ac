/** The drop-down list of service addresses in the header. It is our own, so that a first view needs no antd. */
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- HTML has no combobox that searches while the user types. The box keeps the focus and handles the keys. */
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { UserAddress } from '#shared/contract/customers/userDetails'
import { fullAddress } from '#shared/customers/addresses'
import * as frameTexts from '#shared/texts/frame'
import { matchesAddress } from '../../domain/customers/matchesAddress'
import { Icon } from '../../ui/icons/Icon'
import { useMediaQuery } from '../../ui/useMediaQuery'
import styles from './AddressSelect.module.css'

/** With fewer addresses, a search field would only open the keyboard of a phone. */
const minAddressesForSearch = 8
/** More options would open slowly. Typing finds the others. */
const maxOptions = 200
/** The city would be cut off there, as in AccountBar.module.css. The list and the tooltip have it. */
const besideMenuOfTablet = '(56.25em <= width < 75em)'

interface AddressSelectProps {
  id: string
  addresses: readonly UserAddress[]
  selected: UserAddress
  onSelect: (premiseId: string) => void
}

export function AddressSelect({ id, addresses, selected, onSelect }: AddressSelectProps) {
  // The text that filters the open list. It is null while the list is closed.
  const [typed, setTyped] = useState<string | null>(null)
  const [activeIndex, setActiveIndex] = useState(0)
  const listId = useId()
  const isOpen = typed !== null
  const shown = useMediaQuery(besideMenuOfTablet) ? selected.street_address : fullAddress(selected)
  const isSearchable = addresses.length >= minAddressesForSearch
  const matches = isOpen ? addresses.filter((address) => matchesAddress(typed, address)) : []
  const options = matches.slice(0, maxOptions)
  const active = options[activeIndex]
  const optionId = (address: UserAddress) => `${listId}-${address.crm_premise_id}`

  function open(): void {
    if (isOpen) return
    setTyped('')
    setActiveIndex(Math.max(0, addresses.indexOf(selected)))
  }

  function choose(address: UserAddress): void {
    setTyped(null)
    if (address !== selected) onSelect(address.crm_premise_id)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const last = options.length - 1
    const actions: Record<string, () => void> = isOpen
      ? {
          ArrowDown: () => setActiveIndex(Math.min(activeIndex + 1, last)),
          ArrowUp: () => setActiveIndex(Math.max(activeIndex - 1, 0)),
          Enter: () => active && choose(active),
          Escape: () => setTyped(null),
        }
      : { ArrowDown: open, ArrowUp: open, Enter: open, ' ': open }
    const action = event.nativeEvent.isComposing ? undefined : actions[event.key]
    if (!action) return
    // Escape must not close the sheet around the list as well.
    event.preventDefault()
    event.stopPropagation()
    action()
  }

  return (
    <div className={styles.host}>
      <input
        id={id}
        className={styles.field}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={active && optionId(active)}
        aria-autocomplete={isSearchable ? 'list' : 'none'}
        autoComplete="off"
        spellCheck={false}
        readOnly={!isSearchable}
        value={isOpen && isSearchable ? typed : shown}
        placeholder={shown}
        title={fullAddress(selected)}
        size={shown.length}
        onClick={open}
        onBlur={() => setTyped(null)}
        onChange={({ target }) => {
          setTyped(target.value)
          setActiveIndex(0)
        }}
        onKeyDown={onKeyDown}
      />
      <Icon name="chevron-down" className={styles.arrow} />
      {isOpen && (
        // A press on the list must not take the focus from the field.
        <div role="presentation" className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
          <Options id={listId} options={options} {...{ selected, active, optionId }} onChoose={choose} />
          {matches.length === 0 && <p className={styles.note}>{frameTexts.noAddressMatches}</p>}
          {matches.length > maxOptions && <p className={styles.note}>{frameTexts.moreAddressesHint}</p>}
        </div>
      )}
    </div>
  )
}

interface OptionsProps {
  id: string
  options: readonly UserAddress[]
  selected: UserAddress
  active: UserAddress | undefined
  optionId: (address: UserAddress) => string
  onChoose: (address: UserAddress) => void
}

function Options({ id, options, selected, active, optionId, onChoose }: OptionsProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  return (
    <div ref={list} id={id} role="listbox" aria-label={frameTexts.selectServiceAddress}>
      {options.map((address) => (
        <div
          key={address.crm_premise_id}
          id={optionId(address)}
          role="option"
          tabIndex={-1}
          aria-selected={address === selected}
          data-active={address === active || undefined}
          className={styles.option}
          title={fullAddress(address)}
          onClick={() => onChoose(address)}
        >
          {fullAddress(address)}
        </div>
      ))}
    </div>
  )
}
