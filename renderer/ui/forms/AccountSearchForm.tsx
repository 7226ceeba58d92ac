/** What staff know of an account or of somebody who signs in for it. */
import { Button, Input } from 'antd'
import { useId, useState } from 'react'
import { customerTexts } from '#shared/customerTexts'
import { phoneDigits, phoneLength } from '#shared/phoneNumber'
import { serviceTypes } from '#shared/services'
import { Filter } from '../panels/Panel'
import { useNotify } from '../notices/useNotify'
import { isFilled, noFilter, type AccountFilter } from '../lists/accountFilter'
import styles from './AccountSearchForm.module.css'
import { FormFailure } from './FormFailure'
import { RadioRow } from './RadioRow'

interface Props {
  initial: AccountFilter
  onSearch: (filter: AccountFilter) => void
  onClear: () => void
}

const fields = [
  { name: 'community', label: 'Community', max: 100 },
  { name: 'zip_code', label: 'Zipcode', max: 10 },
  { name: 'email', label: 'Email', max: 254 },
  // As it is pasted: brackets and spaces fall away.
  { name: 'phone', label: 'Phone', max: 24 },
  { name: 'street_address', label: 'Service Address', max: 100 },
  { name: 'account_no', label: 'Billing account number', max: 24 },
] as const

const serviceOptions = [
  { value: 'any', label: 'Any' } as const,
  ...serviceTypes.map((type) => ({ value: type, label: type })),
]

/** Asks on Search, not while one types: it looks through everybody. */
export function AccountSearchForm({ initial, onSearch, onClear }: Props) {
  const [filter, setFilter] = useState(initial)
  const { snackbar } = useNotify()
  const [failure, setFailure] = useState<string | null>(null)
  const id = useId()

  function clear(): void {
    setFilter(noFilter)
    setFailure(null)
    onClear()
  }

  return (
    <form
      noValidate
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        setFailure(null)
        if (isFilled(filter)) return onSearch(filter)
        snackbar(customerTexts.fillOne)
        setFailure(customerTexts.fillOne)
        return undefined
      }}
    >
      {fields.map(({ name, label, max }) => (
        <Filter key={name} label={label} htmlFor={`${id}-${name}`}>
          <Input
            id={`${id}-${name}`}
            maxLength={max}
            autoComplete="off"
            spellCheck={false}
            {...(name === 'phone' && { inputMode: 'numeric' as const })}
            value={filter[name]}
            onChange={({ target: { value } }) =>
              setFilter({
                ...filter,
                [name]: name === 'phone' ? phoneDigits(value).slice(0, phoneLength) : value,
              })
            }
          />
        </Filter>
      ))}
      <RadioRow
        label="Service"
        options={serviceOptions}
        value={filter.service_type_code ?? 'any'}
        onChange={(service) => {
          const { service_type_code: _before, ...others } = filter
          setFilter(service === 'any' ? others : { ...others, service_type_code: service })
        }}
      />
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit">
          Search
        </Button>
        <Button onClick={clear}>Clear</Button>
        <FormFailure>{failure}</FormFailure>
      </div>
    </form>
  )
}
