/** Finds addresses of a community while one is typed, and selects several. */

import { useState } from 'react'
import * as outageTexts from '#shared/texts/services/outages'
import { useSearchPremisesQuery } from '../../api/services/premises'
import { Field } from '../../ui/forms/Field'
import { Select } from '../../ui/forms/fields/Select'
import type { FormField } from '../../ui/forms/useFieldErrors'
import type { AddressOption } from './outageDraft'

const minSearchLength = 3

interface Props {
  /** Empty until one is chosen. */
  community: string
  field: FormField
  value: AddressOption[]
  onChange: (addresses: AddressOption[]) => void
}

export function AddressesField({ community, field, value, onChange }: Props) {
  const [words, setWords] = useState('')
  const typed = words.trim()
  const { currentData: found = [] } = useSearchPremisesQuery(
    { query: { search_Key: typed } },
    { skip: typed.length < minSearchLength },
  )
  return (
    <Field
      id={field.control.id}
      label={outageTexts.addressesLabel}
      error={field.error ?? undefined}
      hint={outageTexts.addressesHint}
    >
      {(control) => (
        <Select<AddressOption[]>
          {...control}
          mode="multiple"
          labelInValue
          status={field.error ? 'error' : ''}
          showSearch={{ filterOption: false, onSearch: setWords }}
          notFoundContent={null}
          value={value}
          options={found
            .filter(({ community_name }) => community_name === community)
            .map(({ crm_premise_id, street_address }) => ({ value: crm_premise_id, label: street_address }))}
          onChange={(selected) => {
            field.clear()
            onChange(selected.map(({ value: id, label }) => ({ value: id, label })))
          }}
        />
      )}
    </Field>
  )
}
