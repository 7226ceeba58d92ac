/** Search fields for an account or for a user who signs in to it. */
import { Input } from 'antd'
import { useId, useState } from 'react'
import type { AccountFilter } from '#shared/customers/accountFilter'
import { phoneDigits, phoneLength } from '#shared/fields/phoneNumber'
import { serviceTypes } from '#shared/services/services'
import * as commonTexts from '#shared/texts/common'
import * as customerTexts from '#shared/texts/customers/customers'
import { Button } from '../../ui/Button'
import { FormFailure } from '../../ui/forms/FormFailure'
import { RadioRow } from '../../ui/forms/fields/RadioRow'
import { useNotify } from '../../ui/notices/useNotify'
import { Filter } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import styles from './AccountSearchForm.module.css'
import { emptyFilter, hasFilter } from './accountFilterUrl'

interface Props {
  initial: AccountFilter
  onSearch: (filter: AccountFilter) => void
  onClear: () => void
}

const fields = [
  { name: 'community', label: commonTexts.community, max: 100 },
  { name: 'zip_code', label: commonTexts.zipcode, max: 10 },
  { name: 'email', label: commonTexts.email, max: 254 },
  // Longer than a number, because pasted brackets and spaces are removed.
  { name: 'phone', label: commonTexts.phone, max: 24 },
  { name: 'street_address', label: commonTexts.serviceAddressTitle, max: 100 },
  { name: 'account_no', label: commonTexts.billingAccountNumber, max: 24 },
] as const

const serviceOptions = [
  { value: 'any', label: commonTexts.any } as const,
  ...serviceTypes.map((type) => ({ value: type, label: type })),
]

/** Searches on submit, not while typing, because it searches all customers. */
export function AccountSearchForm({ initial, onSearch, onClear }: Props) {
  const [filter, setFilter] = useState(initial)
  const { snackbar } = useNotify()
  const [failure, setFailure] = useState<string | null>(null)
  const id = useId()

  function clear(): void {
    setFilter(emptyFilter)
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
        if (hasFilter(filter)) return onSearch(filter)
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
        label={commonTexts.service}
        options={serviceOptions}
        value={filter.service_type_code ?? 'any'}
        onChange={(service) => {
          const { service_type_code: _before, ...others } = filter
          setFilter(service === 'any' ? others : { ...others, service_type_code: service })
        }}
      />
      <div className={parts.actions}>
        <Button kind="primary" type="submit">
          {commonTexts.search}
        </Button>
        <Button onClick={clear}>{commonTexts.clear}</Button>
        <FormFailure>{failure}</FormFailure>
      </div>
    </form>
  )
}
