import { AutoComplete } from 'antd'
import { useEffect, useState } from 'react'
import { fullAddress } from '#shared/customers/addresses'
import * as premiseTexts from '#shared/texts/services/premises'
import { useSearchAddressesQuery } from '../../api/services/premises'
import styles from './StaffSearch.module.css'

/** The specification says that the list opens at three characters. */
const minSearchLength = 3
const pauseMs = 250

interface AddressFieldProps {
  id: string
  value: string
  onChange: (value: string) => void
  /** Called when an address of the list is selected. */
  onPick: (value: string) => void
}

/** Returns the text once the typing pauses. */
function useDebouncedText(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

/** Completes a service address while it is typed. */
export function AddressField({ id, value, onChange, onPick }: AddressFieldProps) {
  // Only typing opens the list. Otherwise it would reopen over the results when Enter starts the search.
  const [isOpen, setOpen] = useState(false)
  const typed = useDebouncedText(value.trim())
  const canSearch = typed.length >= minSearchLength
  const { currentData: found } = useSearchAddressesQuery({ query: { address: typed } }, { skip: !canSearch })
  const options = canSearch
    ? (found?.addresses ?? []).map((address) => ({ key: address.crm_premise_id, value: fullAddress(address) }))
    : []
  return (
    <AutoComplete
      id={id}
      value={value}
      options={options}
      maxLength={100}
      placeholder={premiseTexts.minimumLettersHint}
      popupMatchSelectWidth={false}
      getPopupContainer={(field) => field.closest('dialog') ?? document.body}
      onChange={onChange}
      open={isOpen}
      onSearch={() => setOpen(true)}
      onSelect={(picked: string) => {
        setOpen(false)
        onPick(picked)
      }}
      onOpenChange={(next) => !next && setOpen(false)}
      defaultActiveFirstOption={false}
      onInputKeyDown={({ key }) => {
        if (key === 'ArrowDown') setOpen(true)
        if (key === 'Enter') setOpen(false)
      }}
      popupRender={(list) => (
        <>
          {list}
          {canSearch && found?.has_more && (
            <output className={styles.more}>{premiseTexts.firstAddressesOnly(found.addresses.length)}</output>
          )}
        </>
      )}
      notFoundContent={canSearch && found?.addresses.length === 0 ? premiseTexts.noAddressesMatch : null}
    />
  )
}
