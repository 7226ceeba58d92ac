import { InfoCircleOutlined, NotificationOutlined, SafetyOutlined, WarningOutlined } from '@ant-design/icons'
import type { ComponentType } from 'react'
import type { Announcement } from '#shared/contract/announcements'
import { useListActiveAnnouncementsQuery } from '../../api/announcements'
import { useSelected } from '../../session/useSelected'
import { EmptyTile, Tile, TilePanel } from '../../ui/TilePanel'
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

/** What is announced for the chosen address and service. */
function useAnnouncements() {
  const { address, account } = useSelected()
  return useListActiveAnnouncementsQuery({
    query: {
      ...(address && { city: address.city, state: address.state, pincode: address.zip }),
      ...(account && { service_type_code: account.service_type_code }),
    },
  })
}

const isAlert = ({ severity }: Announcement): boolean => severity === 'urgent' || severity === 'safety'

const AnnouncementList = ({ announcements }: { announcements: Announcement[] }) => (
  <ul className={styles.list}>
    {announcements.map((announcement) => (
      <AnnouncementItem key={announcement.announcement_id} announcement={announcement} />
    ))}
  </ul>
)

/** Outages and safety stand above everything else; without any, nothing does. */
export function Alerts() {
  const alerts = useAnnouncements().data?.filter(isAlert) ?? []
  if (alerts.length === 0) return null
  return (
    <Tile title="Alerts" isWide>
      <AnnouncementList announcements={alerts} />
    </Tile>
  )
}

/** Planned work, rates and news, for when there is time to read. */
export function AnnouncementsTile() {
  const query = useAnnouncements()
  return (
    <TilePanel
      title="Announcements"
      what="Announcements"
      query={query}
      isEmpty={(announcements) => announcements.every(isAlert)}
      empty={<EmptyTile>Nothing is announced for this address. Planned work and news appear here.</EmptyTile>}
    >
      {(announcements) => <AnnouncementList announcements={announcements.filter((one) => !isAlert(one))} />}
    </TilePanel>
  )
}
