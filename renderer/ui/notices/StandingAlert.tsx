/** Outages, planned work and safety in one row: the first by its title, all of them behind it. */
import { NotificationOutlined, WarningOutlined } from '@ant-design/icons'
import type { Announcement } from '#shared/contract/announcements'
import { AnnouncementBody } from './AnnouncementBody'
import { AnnouncementList } from './AnnouncementList'
import styles from './StandingAlert.module.css'

interface StandingAlertProps {
  alerts: Announcement[]
  /** What it says is in sight from the beginning. */
  startsOpen?: boolean
}

export function StandingAlert({ alerts, startsOpen = false }: StandingAlertProps) {
  const [first, ...others] = alerts
  const Icon = first?.severity === 'notice' ? NotificationOutlined : WarningOutlined
  return (
    <details className={styles.standing} open={startsOpen}>
      <summary>
        <Icon aria-hidden />
        <span className={styles.title}>{first?.title}</span>
        {others.length > 0 && <span className={styles.more}>and {others.length} more</span>}
        <span className={styles.toggle} />
      </summary>
      <div className={styles.opened}>
        {first && <AnnouncementBody {...first} />}
        {others.length > 0 && <AnnouncementList announcements={others} />}
      </div>
    </details>
  )
}
