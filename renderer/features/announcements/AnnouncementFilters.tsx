/** Narrows the announcements that are not over down to a kind and a status. */
import { Select } from 'antd'
import { announcementKinds, announcementStatuses } from '#shared/announcements'
import type { Changes } from '../../ui/lists/listAddress'
import { Filter, Filters } from '../../ui/panels/Panel'
import type { AnnouncementFilter } from './announcementFilter'
import styles from './announcements.module.css'
import { statusWords } from './announcementWords'

interface Props {
  filter: AnnouncementFilter
  onChange: (changes: Changes) => void
}

export const AnnouncementFilters = ({ filter, onChange }: Props) => (
  <Filters label="Filter the announcements">
    <Filter label="Kind" htmlFor="announcement-kind">
      <Select
        id="announcement-kind"
        className={styles.choice ?? ''}
        value={filter.kind}
        onChange={(kind) => onChange({ kind })}
        options={[{ value: '', label: 'All' }, ...announcementKinds.map((kind) => ({ value: kind, label: kind }))]}
      />
    </Filter>
    <Filter label="Status" htmlFor="announcement-status">
      <Select
        id="announcement-status"
        className={styles.choice ?? ''}
        value={filter.status}
        onChange={(status) => onChange({ status })}
        options={[
          { value: '', label: 'All' },
          ...announcementStatuses
            .filter((status) => status !== 'expired')
            .map((status) => ({ value: status, label: statusWords[status] })),
        ]}
      />
    </Filter>
  </Filters>
)
