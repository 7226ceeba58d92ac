/** The fields of a US address. */
import * as commonTexts from '#shared/texts/common'
import type { TextBinding } from '../bindFields'
import { FieldGrid, TextField } from '../FormFields'

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

interface AddressFieldsProps {
  text: (name: AddressField) => TextBinding
  disabled?: boolean
  /** Labels that differ from the default ones. */
  labels?: Partial<Record<AddressField, string>>
}

export const AddressFields = ({ text, disabled = false, labels = {} }: AddressFieldsProps) => (
  <FieldGrid>
    {addressFields.map((name) => (
      <TextField
        key={name}
        {...fields[name]}
        {...(labels[name] !== undefined && { label: labels[name] })}
        disabled={disabled}
        {...text(name)}
      />
    ))}
  </FieldGrid>
)
