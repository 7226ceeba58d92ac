/** Filters announcements by who is shown them. */
import { Select } from 'antd'
import { userTypes } from '#shared/access/access'
import { serviceTypes } from '#shared/services/services'
import * as commonTexts from '#shared/texts/common'
import * as announcementTexts from '#shared/texts/content/announcements'
import * as portalUserTexts from '#shared/texts/customers/portalUsers'
import * as serviceTexts from '#shared/texts/services/services'
import { useCommunities } from '../../domain/useCommunities'
import { toNameOptions } from '../../ui/forms/fields/NamesField'
import type { SearchChanges } from '../../ui/lists/listSearch'
import { Filter, FilterPair } from '../../ui/panels/Panel'
import type { AudienceFilter } from './announcementFilter'
import styles from './announcements.module.css'

interface Props {
  filter: AudienceFilter
  onChange: (changes: SearchChanges) => void
}

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
      <FilterPair>
        <AudienceSelect
          name="state"
          label={commonTexts.state}
          value={filter.state}
          options={namesWith(
            filter.state,
            communities.map(({ state }) => state),
          )}
          onChange={onChange}
        />
        <AudienceSelect
          name="city"
          label={commonTexts.city}
          value={filter.city}
          options={namesWith(
            filter.city,
            communities.map(({ city }) => city),
          )}
          onChange={onChange}
        />
      </FilterPair>
      <FilterPair>
        <AudienceSelect
          name="zip"
          label={commonTexts.zipCode}
          value={filter.pincode}
          options={namesWith(
            filter.pincode,
            communities.map(({ zip }) => zip),
          )}
          onChange={onChange}
        />
        <AudienceSelect
          name="community"
          label={commonTexts.community}
          value={filter.community}
          options={namesWith(
            filter.community,
            communities.map(({ name }) => name),
          )}
          onChange={onChange}
        />
      </FilterPair>
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
