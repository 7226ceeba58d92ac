/**
 * Shows outages, planned work and safety alerts in one row of constant height, so that nothing jumps. Alerts can't be
 * dismissed, because a dismissed alert would look like an all-clear.
 */

import { propertyOwners } from '#shared/access/access'
import { isAlert } from '#shared/customers/announcements'
import * as dashboardTexts from '#shared/texts/dashboard'
import { StandingAlert } from '../../domain/announcements/StandingAlert'
import { useSignedIn } from '../../session/SignedIn'
import { useSelection } from '../../session/useSelection'
import { Icon } from '../../ui/icons/Icon'
import banner from '../../ui/notices/banner.module.css'
import { SkeletonRows } from '../../ui/states/SkeletonRows'
import styles from './Alerts.module.css'
import { isBanner, sortAlertsFirst, useAnnouncements, useDismiss } from './useAnnouncements'

/** States that there are no alerts for the place that `useAnnouncements` filters by. */
function useNoAlertsText(): string {
  const { user } = useSignedIn()
  const { address } = useSelection()
  if (!address) return dashboardTexts.noAlerts
  return propertyOwners.includes(user.userTypeCode)
    ? dashboardTexts.noAlertsAnywhere
    : dashboardTexts.noAlertsAt(address.street_address)
}

export function Alerts() {
  const noAlertsText = useNoAlertsText()
  const { customer } = useSignedIn()
  const { data, error } = useAnnouncements()
  const dismiss = useDismiss(data, 'alerts')
  const alerts = sortAlertsFirst(data?.filter((announcement) => isAlert(announcement) || isBanner(announcement)) ?? [])
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
      {alerts.length > 0 && <StandingAlert alerts={alerts} {...(!customer && { onDismiss: dismiss })} />}
      {data && error === undefined && alerts.length === 0 && (
        <p className={`${banner.row} ${styles.calm}`}>
          <Icon name="circle-check" />
          {noAlertsText}
        </p>
      )}
      {error !== undefined && alerts.length === 0 && (
        <p className={`${banner.row} ${styles.unknown}`}>
          <Icon name="circle-question-mark" />
          {dashboardTexts.alertsLoadFailed}
        </p>
      )}
    </section>
  )
}
