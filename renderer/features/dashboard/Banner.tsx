/** Shows the banner announcements above every screen. The dashboard shows them among its alerts instead. */

import * as dashboardTexts from '#shared/texts/dashboard'
import { StandingAlert } from '../../domain/announcements/StandingAlert'
import banner from '../../ui/notices/banner.module.css'
import styles from './Alerts.module.css'
import { useBanner, useDismiss } from './useAnnouncements'

export function Banner() {
  const shown = useBanner()
  const dismiss = useDismiss(shown, 'content')
  if (shown.length === 0) return null
  return (
    <section
      aria-label={dashboardTexts.announcementsLabel}
      className={`${banner.banner} ${banner.above} ${styles.alerts}`}
    >
      <StandingAlert alerts={shown} onDismiss={dismiss} />
    </section>
  )
}
