import { InfoCircleOutlined, NotificationOutlined, SafetyOutlined, WarningOutlined } from '@ant-design/icons'
import type { ComponentType } from 'react'
import type { Announcement } from '#shared/contract/announcements'
import { useListActiveAnnouncementsQuery } from '../../api/announcements'
import { useSelected } from '../../session/useSelected'
import { EmptyTile, TilePanel } from '../../ui/TilePanel'
import styles from './AnnouncementsTile.module.css'

const severities: Record<Announcement['severity'], { label: string; Icon: ComponentType<{ 'aria-hidden': true }> }> = {
  info: { label: 'News', Icon: InfoCircleOutlined },
  notice: { label: 'Notice', Icon: NotificationOutlined },
  urgent: { label: 'Urgent', Icon: WarningOutlined },
  safety: { label: 'Safety', Icon: SafetyOutlined },
}

function AnnouncementItem({ announcement: { title, body, severity } }: { announcement: Announcement }) {
  const { label, Icon } = severities[severity]
  return (
    <li className={styles[severity]}>
      <span className={styles.icon}>
        <Icon aria-hidden />
      </span>
      <div>
        <h3>
          <span className="visually-hidden">{label}: </span>
          {title}
        </h3>
        <p>{body}</p>
      </div>
    </li>
  )
}

/** What the provider has to say about the chosen address and service. */
export function AnnouncementsTile() {
  const { address, account } = useSelected()
  const query = useListActiveAnnouncementsQuery({
    query: {
      ...(address && { city: address.city, state: address.state, pincode: address.zip }),
      ...(account && { service_type_code: account.service_type_code }),
    },
  })
  return (
    <TilePanel
      title="Announcements"
      what="Announcements"
      isWide
      query={query}
      isEmpty={(announcements) => announcements.length === 0}
      empty={<EmptyTile>Nothing is announced for this address. Planned work and outages appear here.</EmptyTile>}
    >
      {(announcements) => (
        <ul className={styles.list}>
          {announcements.map((announcement) => (
            <AnnouncementItem key={announcement.announcement_id} announcement={announcement} />
          ))}
        </ul>
      )}
    </TilePanel>
  )
}
