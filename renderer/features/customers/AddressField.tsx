import { AutoComplete } from 'antd'
import { useEffect, useState } from 'react'
import { useSearchAddressesQuery } from '../../api/premises'
import * as customerTexts from '#shared/texts/customers'

/** The specification's: the list opens at three characters. */
const typedBeforeAsking = 3
const pauseMs = 250

interface AddressFieldProps {
  id: string
  value: string
  onChange: (value: string) => void
  /** One of the list was picked. */
  onPick: (value: string) => void
}

/** What has been typed, once the typing pauses. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

/** A service address that is completed while it is typed. */
export function AddressField({ id, value, onChange, onPick }: AddressFieldProps) {
  // Opened by typing alone: left to itself the list opens again at the Enter that searches, over what was found.
  const [isOpen, setOpen] = useState(false)
  const typed = usePaused(value.trim())
  const isAsked = typed.length >= typedBeforeAsking
  const { currentData: found } = useSearchAddressesQuery({ query: { address: typed } }, { skip: !isAsked })
  const options = isAsked
    ? (found ?? []).map(({ crm_premise_id, street_address, city, state, zip }) => ({
        key: crm_premise_id,
        value: `${street_address}, ${city}, ${state} ${zip}`,
      }))
    : []
  return (
    <AutoComplete
      id={id}
      value={value}
      options={options}
      maxLength={100}
      placeholder={customerTexts.type3LettersOrMore}
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
      notFoundContent={isAsked && found?.length === 0 ? customerTexts.noAddressesMatch : null}
    />
  )
}
