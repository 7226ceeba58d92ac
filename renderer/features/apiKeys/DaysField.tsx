/** Selects for how many days a key is valid. */
import { keyDayChoices } from '#shared/access/apiKeys'
import * as apiKeyTexts from '#shared/texts/access/apiKeys'
import * as commonTexts from '#shared/texts/common'
import { SelectField } from '../../ui/forms/fields/SelectField'
import type { FormField } from '../../ui/forms/useFieldErrors'

const options = keyDayChoices.map((days) => ({ value: String(days), label: apiKeyTexts.daysText(days) }))

export const defaultDays = '365'

interface Props {
  field: FormField
  value: string
  onChange: (value: string) => void
}

export const DaysField = (props: Props) => (
  <SelectField label={apiKeyTexts.validFor} placeholder={commonTexts.choose} options={options} {...props} />
)
