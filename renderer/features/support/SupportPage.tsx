/** /support: what is under way first, then every way to help. */
import { Link } from 'react-router-dom'
import { isStaff } from '#shared/access'
import { useKnownOutages } from '../../api/announcements'
import type { Path } from '../../paths'
import { useMay } from '../../session/useMay'
import { useSignedIn } from '../../session/SignedIn'
import { gasEmergencyNumber, telephoneLink } from '#shared/contactNumbers'
import { RemoteHelp } from './RemoteHelp'
import styles from './support.module.css'
import { UnderWay } from './UnderWay'
import { isGas, waysToHelp } from './waysToHelp'
import * as fiberOperationsTexts from '#shared/texts/fiberOperations'
import { Rich } from '../../ui/Rich'

/** `isOpen` tells whether an address leads to a screen that the person may see. */
export function SupportPage({ isOpen }: { isOpen: (path: Path) => boolean }) {
  const { person, user } = useSignedIn()
  const mayRead = useMay('SERVICETICKET.read')
  const shown = waysToHelp.filter(({ path, isFor }) => isOpen(path) && (!isFor || user.user_accounts.some(isFor)))
  return (
    <div className={styles.page}>
      {user.user_accounts.some(isGas) && (
        <p className={styles.emergency}>
          <Rich
            text={fiberOperationsTexts.smellGasLeaveImmediatelyThen}
            parts={{ link: <a href={telephoneLink(gasEmergencyNumber)}>{gasEmergencyNumber}</a> }}
          />
        </p>
      )}
      <Outages />
      {mayRead && !isStaff(person.userTypeCode) && <UnderWay />}
      <section aria-labelledby="ways">
        <h2 id="ways" className={styles.heading}>
          {fiberOperationsTexts.howCanWeHelp}
        </h2>
        <ul className={styles.cards}>
          {shown.map(({ path, label, what }) => (
            <li key={path}>
              <Link to={path} className={styles.card}>
                <span className={styles.label}>{label}</span>
                <span className={styles.what}>{what}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {!isStaff(person.userTypeCode) && <RemoteHelp />}
    </div>
  )
}

/** Outages that are known for the person's addresses; said as well when there is none. */
function Outages() {
  const outages = useKnownOutages()
  if (!outages) return null
  if (outages.length === 0) return <p className={styles.quiet}>{fiberOperationsTexts.noKnownOutagesAtYourAddresses}</p>
  return (
    <ul className={styles.outages}>
      {outages.map(({ announcement_id, title, body }) => (
        <li key={announcement_id}>
          <strong>{title}</strong> {body}
        </li>
      ))}
    </ul>
  )
}
