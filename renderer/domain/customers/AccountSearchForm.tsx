/** Search fields for an account or for a user who signs in to it. */
import type { AccountFilter } from '#shared/customers/accountFilter'
import { serviceTypes } from '#shared/services/services'
import * as commonTexts from '#shared/texts/common'
import * as customerTexts from '#shared/texts/customers/customers'
import { Button } from '../../ui/Button'
import { FormFailure } from '../../ui/forms/FormFailure'
import { RadioRow } from '../../ui/forms/fields/RadioRow'
import { SearchField } from '../../ui/forms/SearchField'
import { useSearchForm } from '../../ui/forms/useSearchForm'
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
  const { values, change, idOf, failure, replace, form } = useSearchForm({
    initial,
    onSearch,
    findProblem: (filter) => (hasFilter(filter) ? null : customerTexts.fillOne),
  })

  function clear(): void {
    replace(emptyFilter)
    onClear()
  }

  return (
    <form {...form} className={styles.search}>
      {fields.map(({ name, label, max }) => (
        <SearchField
          key={name}
          id={idOf(name)}
          label={label}
          maxLength={max}
          value={values[name]}
          onChange={(typed) => change({ [name]: typed })}
          isPhone={name === 'phone'}
        />
      ))}
      <RadioRow
        label={commonTexts.service}
        options={serviceOptions}
        value={values.service_type_code ?? 'any'}
        onChange={(service) => {
          const { service_type_code: _before, ...others } = values
          replace(service === 'any' ? others : { ...others, service_type_code: service })
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
