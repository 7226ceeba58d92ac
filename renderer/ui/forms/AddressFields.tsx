/** The fields of a US address and their validation. */
import { fieldProblem, stateFormat, zipFormat } from '#shared/fields/fieldRules'
import * as commonTexts from '#shared/texts/common'
import { FieldGrid, TextField } from './FormFields'
import type { FormField } from './useForm'

export const addressFields = ['street_address', 'unit', 'city', 'state', 'zip'] as const
type AddressField = (typeof addressFields)[number]
export type AddressValues = Record<AddressField, string>

const fields: Record<AddressField, { label: string; autoComplete: string; maxLength: number }> = {
  street_address: { label: commonTexts.streetAddress, autoComplete: 'address-line1', maxLength: 100 },
  unit: { label: commonTexts.unitOptional, autoComplete: 'address-line2', maxLength: 40 },
  city: { label: commonTexts.city, autoComplete: 'address-level2', maxLength: 60 },
  state: { label: commonTexts.state, autoComplete: 'address-level1', maxLength: 2 },
  zip: { label: commonTexts.zipCode, autoComplete: 'postal-code', maxLength: 10 },
}

/** Returns the first failing rule of each field. */
export const addressFieldErrors = ({ street_address, unit, city, state, zip }: AddressValues) => ({
  street_address: fieldProblem(street_address, { name: commonTexts.streetAddress, required: true, maxLength: 100 }),
  unit: fieldProblem(unit, { name: commonTexts.unit, maxLength: 40 }),
  city: fieldProblem(city, { name: commonTexts.city, required: true, maxLength: 60 }),
  state: fieldProblem(state, { name: commonTexts.state, required: true, format: stateFormat }),
  zip: fieldProblem(zip, { name: commonTexts.zipCode, required: true, format: zipFormat }),
})

interface AddressFieldsProps {
  field: (name: AddressField) => FormField
  values: AddressValues
  onChange: (changes: Partial<AddressValues>) => void
  disabled?: boolean
  /** Labels that differ from the default ones. */
  labels?: Partial<Record<AddressField, string>>
}

export const AddressFields = ({ field, values, onChange, disabled = false, labels = {} }: AddressFieldsProps) => (
  <FieldGrid>
    {addressFields.map((name) => (
      <TextField
        key={name}
        {...fields[name]}
        {...(labels[name] !== undefined && { label: labels[name] })}
        disabled={disabled}
        field={field(name)}
        value={values[name]}
        onChange={(value) => onChange({ [name]: value })}
      />
    ))}
  </FieldGrid>
)
