/** Narrows the announcements that are not over down to a kind and a status. */
import { Select } from 'antd'
import { announcementKinds, announcementStatuses } from '#shared/announcements'
import type { Changes } from '../../ui/lists/listAddress'
import { Filter, Filters } from '../../ui/panels/Panel'
import type { AnnouncementFilter } from './announcementFilter'
import styles from './announcements.module.css'
import { statusWords } from './announcementWords'
import * as announcementTexts from '#shared/texts/announcements'
import * as commonTexts from '#shared/texts/common'

interface Props {
  filter: AnnouncementFilter
  onChange: (changes: Changes) => void
}

export const AnnouncementFilters = ({ filter, onChange }: Props) => (
  <Filters label={announcementTexts.filterAnnouncements}>
    <Filter label={commonTexts.kind} htmlFor="announcement-kind">
      <Select
        id="announcement-kind"
        className={styles.choice ?? ''}
        value={filter.kind}
        onChange={(kind) => onChange({ kind })}
        options={[
          { value: '', label: commonTexts.all },
          ...announcementKinds.map((kind) => ({ value: kind, label: kind })),
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
            .map((status) => ({ value: status, label: statusWords[status] })),
        ]}
      />
    </Filter>
  </Filters>
)
