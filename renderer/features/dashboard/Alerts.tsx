/** Outages, planned work and safety stand above everything else, always in one row of the same height, so that nothing jumps when they come. They stay until they are over: dismissed, they would look like an all-clear. */
import { propertyOwners } from '#shared/access'
import { isAlert } from '#shared/announcements'
import { CheckCircleOutlined, QuestionCircleOutlined } from '@ant-design/icons'
import { useSelected } from '../../session/useSelected'
import { useSignedIn } from '../../session/SignedIn'
import { SkeletonRows } from '../../ui/states/SkeletonRows'
import banner from '../../ui/notices/banner.module.css'
import styles from './Alerts.module.css'
import { StandingAlert } from '../../ui/notices/StandingAlert'
import { alertsFirst, isBanner, useAnnouncements, useDismiss } from './useAnnouncements'
import * as dashboardTexts from '#shared/texts/dashboard'

/** Names the places that were asked about, as far as `useAnnouncements` narrows them. */
function usePlaceText(): string {
  const { user } = useSignedIn()
  const { address } = useSelected()
  if (!address) return dashboardTexts.rightNow
  return propertyOwners.includes(user.userTypeCode)
    ? dashboardTexts.atAnyOfYourAddresses
    : dashboardTexts.forLabel(address.street_address)
}

export function Alerts() {
  const place = usePlaceText()
  const { data, error } = useAnnouncements()
  const dismiss = useDismiss(data, 'alerts')
  const alerts = alertsFirst(data?.filter((one) => isAlert(one) || isBanner(one)) ?? [])
  return (
    <section
      id="alerts"
      tabIndex={-1}
      aria-label={dashboardTexts.alerts}
      className={`${banner.banner} ${styles.alerts}`}
    >
      {!data && error === undefined && (
        <div className={styles.toCome}>
          <SkeletonRows rows={1} label={dashboardTexts.loadingAlerts} />
        </div>
      )}
      {alerts.length > 0 && <StandingAlert alerts={alerts} onDismiss={dismiss} />}
      {data && error === undefined && alerts.length === 0 && (
        <p className={`${banner.row} ${styles.calm}`}>
          <CheckCircleOutlined aria-hidden />
          {dashboardTexts.noOutagesOrSafetyNotices(place)}
        </p>
      )}
      {error !== undefined && alerts.length === 0 && (
        <p className={`${banner.row} ${styles.unknown}`}>
          <QuestionCircleOutlined aria-hidden />
          {dashboardTexts.weCouldntLoadOutagesAnd}
        </p>
      )}
    </section>
  )
}
