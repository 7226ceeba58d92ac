/** Outages, planned work and safety in one row: the first by its title, all of them behind it. */
import { NotificationOutlined, WarningOutlined } from '@ant-design/icons'
import type { Announcement } from '#shared/contract/announcements'
import { AnnouncementBody } from './AnnouncementBody'
import { AnnouncementList } from './AnnouncementList'
import { DismissButton } from './DismissButton'
import styles from './StandingAlert.module.css'

interface StandingAlertProps {
  alerts: Announcement[]
  /** What it says is in sight from the beginning. */
  startsOpen?: boolean
  /** Left out where nothing can be dismissed. */
  onDismiss?: (announcementId: string) => void
}

export function StandingAlert({ alerts, startsOpen = false, onDismiss }: StandingAlertProps) {
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
        {first?.dismissible && onDismiss && (
          <DismissButton title={first.title} onDismiss={() => onDismiss(first.announcement_id)} />
        )}
        {others.length > 0 && <AnnouncementList announcements={others} {...(onDismiss && { onDismiss })} />}
      </div>
    </details>
  )
}
