/** Selects streets of a community. */
import * as outageTexts from '#shared/texts/services/outages'
import { useListOutageStreetsQuery } from '../../api/services/outages'
import { NamesField } from '../../ui/forms/fields/NamesField'
import type { FormField } from '../../ui/forms/useFieldErrors'

interface Props {
  /** Empty until one is chosen. */
  communityId: string
  field: FormField
  value: string[]
  onChange: (streets: string[]) => void
}

export function StreetsField({ communityId, field, value, onChange }: Props) {
  const { currentData: streets = [] } = useListOutageStreetsQuery(
    { query: { community_id: communityId } },
    { skip: communityId === '' },
  )
  return (
    <NamesField
      label={outageTexts.streetsLabel}
      field={field}
      options={streets.map(({ name, address_count }) => ({
        value: name,
        label: outageTexts.streetOption(name, address_count),
      }))}
      value={value}
      onChange={onChange}
    />
  )
}
