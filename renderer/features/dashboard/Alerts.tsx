/** Outages, planned work and safety stand above everything else, always in one row of the same height, so that nothing jumps when they come. They stay until they are over: dismissed, they would look like an all-clear. */
import { isAlert } from '#shared/announcements'
import { CheckCircleOutlined, QuestionCircleOutlined } from '@ant-design/icons'
import { useSelected } from '../../session/useSelected'
import { SkeletonRows } from '../../ui/states/SkeletonRows'
import styles from './Alerts.module.css'
import { StandingAlert } from '../../ui/notices/StandingAlert'
import { useAnnouncements } from './useAnnouncements'

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
      {alerts.length > 0 && <StandingAlert alerts={alerts} />}
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
