/** On a phone, the four places that customers need most, and the call that cannot wait. */
import { Link, useLocation } from 'react-router-dom'
import { gasEmergencyNumber, phoneLink } from '#shared/desks/contactNumbers'
import { type Path, paths } from '#shared/paths'
import * as commonTexts from '#shared/texts/common'
import * as frameTexts from '#shared/texts/frame'
import { useSignedIn } from '../../session/SignedIn'
import { usagePathOf } from '../../session/usagePath'
import { useHasRight } from '../../session/useHasRight'
import { useSelection } from '../../session/useSelection'
import { Icon } from '../../ui/icons/Icon'
import type { IconName } from '../../ui/icons/iconNames'
import { isCurrentPage, pageAt } from '../routes/pageAt'
import styles from './BottomBar.module.css'

interface Place {
  to: Path
  label: string
  icon: IconName
}

function isCurrentPath(path: Path, pathname: string): boolean {
  const page = pageAt(path)
  return page !== undefined && isCurrentPage(page, pathname)
}

export function BottomBar() {
  const { user } = useSignedIn()
  const { pathname } = useLocation()
  const mayPay = useHasRight('MANAGEPAYMENT.write')
  const hasGas = user.user_accounts.some(({ service_type_code }) => service_type_code === 'GAS')
  const places: Place[] = [
    { to: paths.dashboard, label: frameTexts.home, icon: 'house' },
    ...(mayPay ? [{ to: paths.payment, label: commonTexts.pay, icon: 'credit-card' } as const] : []),
    { to: usagePathOf(useSelection()), label: frameTexts.usage, icon: 'chart-column' },
    { to: paths.support, label: frameTexts.help, icon: 'life-buoy' },
  ]
  return (
    <nav className={styles.bar} aria-label={frameTexts.quickAccess}>
      {places.map(({ to, label, icon }) => (
        <Link key={to} to={to} className={styles.place} aria-current={isCurrentPath(to, pathname) ? 'page' : undefined}>
          <Icon name={icon} />
          {label}
        </Link>
      ))}
      {hasGas && (
        <a href={phoneLink(gasEmergencyNumber)} className={`${styles.place} ${styles.emergency}`}>
          <Icon name="siren" />
          {frameTexts.smellGas}
        </a>
      )}
    </nav>
  )
}
