/** Filters the list of properties. The URL holds the selected filters. */

import { type PropertySort, type ServiceState, serviceStates } from '#shared/services/properties'
import { serviceTypes } from '#shared/services/services'
import * as commonTexts from '#shared/texts/common'
import * as propertyTexts from '#shared/texts/services/properties'
import * as serviceTexts from '#shared/texts/services/services'
import { Button } from '../../ui/Button'
import { Select } from '../../ui/forms/fields/Select'
import { SearchBox } from '../../ui/forms/SearchBox'
import type { SearchChanges } from '../../ui/lists/listSearch'
import { Filter, Filters } from '../../ui/panels/Panel'
import styles from './properties.module.css'
import { clearedFilters, hasFilters, type PropertyFilter } from './propertyFilter'

const serviceStateLabels: Record<ServiceState, string> = propertyTexts.serviceStates

const sortLabels: Record<PropertySort, string> = propertyTexts.sortOrders

const serviceOptions = [
  { value: '', label: commonTexts.all },
  { value: ':active', label: propertyTexts.anyServiceActive },
  { value: ':inactive', label: propertyTexts.noServiceActive },
  ...serviceTypes.flatMap((type) =>
    serviceStates.map((state) => ({
      value: `${type}:${state}`,
      label: commonTexts.labeled(serviceTexts.serviceLabels[type], serviceStateLabels[state]),
    })),
  ),
]

interface PropertyFiltersProps {
  search: URLSearchParams
  filter: PropertyFilter
  communities: { community_id: string; name: string; count: number }[]
  updateSearch: (changes: SearchChanges, replace?: boolean) => void
}

export const PropertyFilters = ({ search, filter, communities, updateSearch }: PropertyFiltersProps) => (
  <Filters label={propertyTexts.filterProperties}>
    <SearchBox
      id="property-search"
      label={propertyTexts.searchLabel}
      words={filter.search}
      onChange={(q) => updateSearch({ q }, true)}
    />
    {(communities.length > 1 || filter.community_id) && (
      <Filter label={commonTexts.community} htmlFor="property-community">
        <Select
          id="property-community"
          className={styles.control ?? ''}
          value={filter.community_id ?? ''}
          onChange={(community) => updateSearch({ community })}
          options={[
            { value: '', label: commonTexts.all },
            ...communities.map(({ community_id, name, count }) => ({
              value: community_id,
              label: `${name} (${count})`,
            })),
          ]}
        />
      </Filter>
    )}
    <Filter label={commonTexts.service} htmlFor="property-service">
      <Select
        id="property-service"
        className={styles.control ?? ''}
        showSearch={{ optionFilterProp: 'label' }}
        value={filter.service_state ? `${filter.service_type ?? ''}:${filter.service_state}` : ''}
        onChange={(service) => updateSearch({ service })}
        options={serviceOptions}
      />
    </Filter>
    <Filter label={propertyTexts.sortBy} htmlFor="property-sort">
      <Select
        id="property-sort"
        className={styles.control ?? ''}
        value={filter.sort}
        onChange={(sort) => updateSearch({ sort: sort === 'address' ? null : sort })}
        options={Object.entries(sortLabels).map(([value, label]) => ({ value, label }))}
      />
    </Filter>
    {hasFilters(search) && <Button onClick={() => updateSearch(clearedFilters)}>{commonTexts.clearFilters}</Button>}
  </Filters>
)
