/** Filters the announcements that have not ended by kind, status and audience. */

import { announcementKinds, announcementStatuses } from '#shared/customers/announcements'
import * as commonTexts from '#shared/texts/common'
import * as announcementKindTexts from '#shared/texts/content/announcementKinds'
import * as announcementTexts from '#shared/texts/content/announcements'
import { Select } from '../../ui/forms/fields/Select'
import type { SearchChanges } from '../../ui/lists/listSearch'
import { Filter, FilterPair, Filters } from '../../ui/panels/Panel'
import { AudienceFilters } from './AudienceFilters'
import type { AnnouncementFilter, AudienceFilter } from './announcementFilter'
import styles from './announcements.module.css'

interface Props {
  filter: AnnouncementFilter
  audience: AudienceFilter
  onChange: (changes: SearchChanges) => void
}

export const AnnouncementFilters = ({ filter, audience, onChange }: Props) => (
  <Filters label={announcementTexts.filterAnnouncements}>
    <FilterPair>
      <Filter label={commonTexts.kind} htmlFor="announcement-kind">
        <Select
          id="announcement-kind"
          className={styles.choice ?? ''}
          value={filter.kind}
          onChange={(kind) => onChange({ kind })}
          options={[
            { value: '', label: commonTexts.all },
            ...announcementKinds.map((kind) => ({ value: kind, label: announcementKindTexts.kindLabels[kind] })),
          ]}
        />
      </Filter>
      <Filter label={commonTexts.status} htmlFor="announcement-status">
        <Select
          id="announcement-status"
          className={styles.choice ?? ''}
          value={filter.status}
          onChange={(status) => onChange({ status })}
          options={[
            { value: '', label: commonTexts.all },
            ...announcementStatuses
              .filter((status) => status !== 'expired')
              .map((status) => ({ value: status, label: announcementTexts.statusLabels[status] })),
          ]}
        />
      </Filter>
    </FilterPair>
    <AudienceFilters filter={audience} onChange={onChange} />
  </Filters>
)
