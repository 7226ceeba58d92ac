/** Outages, planned work and safety stand above everything else, always in one row of the same height, so that nothing jumps when they come. */
import { CheckCircleOutlined, NotificationOutlined, QuestionCircleOutlined, WarningOutlined } from '@ant-design/icons'
import type { Announcement } from '#shared/contract/announcements'
import { useSelected } from '../../session/useSelected'
import { SkeletonRows } from '../../ui/states/SkeletonRows'
import styles from './Alerts.module.css'
import { AnnouncementList } from '../../ui/notices/AnnouncementList'
import { isAlert, useAnnouncements } from './useAnnouncements'

export function Alerts() {
  const { address } = useSelected()
  const { data, error } = useAnnouncements()
  const alerts = data?.filter(isAlert) ?? []
  const where = address ? `for ${address.street_address}` : 'right now'
  return (
    <section aria-label="Alerts" className={styles.alerts}>
      {!data && error === undefined && (
        <div className={styles.toCome}>
          <SkeletonRows rows={1} label="Loading alerts" />
        </div>
      )}
      {alerts.length > 0 && <Standing alerts={alerts} />}
      {data && error === undefined && alerts.length === 0 && (
        <p className={styles.calm}>
          <CheckCircleOutlined aria-hidden />
          No outages or safety notices {where}.
        </p>
      )}
      {error !== undefined && alerts.length === 0 && (
        <p className={styles.unknown}>
          <QuestionCircleOutlined aria-hidden />
          Outages and safety notices could not be loaded.
        </p>
      )}
    </section>
  )
}

function Standing({ alerts }: { alerts: Announcement[] }) {
  const [first, ...others] = alerts
  const Icon = first?.severity === 'notice' ? NotificationOutlined : WarningOutlined
  return (
    <details className={styles.standing}>
      <summary>
        <Icon aria-hidden />
        <span className={styles.title}>{first?.title}</span>
        {others.length > 0 && <span className={styles.more}>and {others.length} more</span>}
        <span className={styles.toggle} />
      </summary>
      <div className={styles.opened}>
        <p>{first?.body}</p>
        {others.length > 0 && <AnnouncementList announcements={others} />}
      </div>
    </details>
  )
}
