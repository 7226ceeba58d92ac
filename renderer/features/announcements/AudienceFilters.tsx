/** Filters announcements by who is shown them. */

import { userTypes } from '#shared/access/access'
import type { Community } from '#shared/contract/customers/communities'
import { serviceTypes } from '#shared/services/services'
import * as commonTexts from '#shared/texts/common'
import * as announcementTexts from '#shared/texts/content/announcements'
import * as portalUserTexts from '#shared/texts/customers/portalUsers'
import * as serviceTexts from '#shared/texts/services/services'
import { useCommunities } from '../../domain/useCommunities'
import { toNameOptions } from '../../ui/forms/fields/NamesField'
import { Select } from '../../ui/forms/fields/Select'
import type { SearchChanges } from '../../ui/lists/listSearch'
import { Filter, FilterPair } from '../../ui/panels/Panel'
import type { AudienceFilter } from './announcementFilter'
import styles from './announcements.module.css'

interface Props {
  filter: AudienceFilter
  onChange: (changes: SearchChanges) => void
}

interface PlaceFilter {
  /** The name of the filter in the URL. */
  name: string
  field: 'state' | 'city' | 'pincode' | 'community'
  label: string
  placeOf: (community: Community) => string
}

/** The filters by place, in pairs that stay beside each other. */
const placeFilters: [PlaceFilter, PlaceFilter][] = [
  [
    { name: 'state', field: 'state', label: commonTexts.state, placeOf: ({ state }) => state },
    { name: 'city', field: 'city', label: commonTexts.city, placeOf: ({ city }) => city },
  ],
  [
    { name: 'zip', field: 'pincode', label: commonTexts.zipCode, placeOf: ({ zip }) => zip },
    { name: 'community', field: 'community', label: commonTexts.community, placeOf: ({ name }) => name },
  ],
]

export function AudienceFilters({ filter, onChange }: Props) {
  const communities = useCommunities()
  return (
    <>
      <FilterPair>
        <AudienceSelect
          name="user_type"
          label={portalUserTexts.userType}
          value={filter.user_type}
          options={userTypes.map((value) => ({ value, label: announcementTexts.userTypeLabels[value] }))}
          onChange={onChange}
        />
        <AudienceSelect
          name="service"
          label={commonTexts.service}
          value={filter.service_type_code}
          options={serviceTypes.map((value) => ({ value, label: serviceTexts.serviceLabels[value] }))}
          onChange={onChange}
        />
      </FilterPair>
      {placeFilters.map((pair) => (
        <FilterPair key={pair[0].name}>
          {pair.map(({ name, field, label, placeOf }) => (
            <AudienceSelect
              key={name}
              name={name}
              label={label}
              value={filter[field]}
              options={namesWith(filter[field], communities.map(placeOf))}
              onChange={onChange}
            />
          ))}
        </FilterPair>
      ))}
    </>
  )
}

/** Includes the name that an old link selects, even if no community has it any more. */
const namesWith = (selected: string | undefined, names: readonly string[]) =>
  toNameOptions(selected === undefined ? names : [...names, selected])

interface SelectProps {
  /** The name of the filter in the URL. */
  name: string
  label: string
  value: string | undefined
  options: { value: string; label: string }[]
  onChange: (changes: SearchChanges) => void
}

const AudienceSelect = ({ name, label, value, options, onChange }: SelectProps) => (
  <Filter label={label} htmlFor={`announcement-${name}`}>
    <Select
      id={`announcement-${name}`}
      className={styles.choice ?? ''}
      showSearch={{ optionFilterProp: 'label' }}
      value={value ?? ''}
      options={[{ value: '', label: commonTexts.all }, ...options]}
      onChange={(selected) => onChange({ [name]: selected })}
    />
  </Filter>
)
