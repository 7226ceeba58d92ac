/** /support: shows the requests in progress and links to every kind of support. */

import { Link } from 'react-router-dom'
import { isStaff } from '#shared/access/access'
import * as supportTexts from '#shared/texts/cases/support'
import * as visitorTexts from '#shared/texts/visitorPages'
import { useKnownOutages } from '../../api/content/announcements'
import type { CanOpenPath } from '../../session/canOpenPath'
import { useSignedIn } from '../../session/SignedIn'
import { useHasRight } from '../../session/useHasRight'
import { emergencyLinks } from '../../ui/emergencyLinks'
import { PageStack } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import { SkeletonRows } from '../../ui/states/SkeletonRows'
import { OpenRequests } from './OpenRequests'
import { RemoteHelp } from './RemoteHelp'
import styles from './support.module.css'
import { isGas, supportOptions } from './supportOptions'

/** `canOpenPath` returns whether the user can see the screen of a path. */
export function SupportPage({ canOpenPath }: { canOpenPath: CanOpenPath }) {
  const { person, user } = useSignedIn()
  const mayRead = useHasRight('SERVICETICKET.read')
  const visibleOptions = supportOptions.filter(
    ({ path, isFor }) => canOpenPath(path) && (!isFor || user.user_accounts.some(isFor)),
  )
  return (
    <PageStack isShownInOrder>
      {user.user_accounts.some(isGas) && (
        <p className={styles.emergency}>
          <Rich
            text={visitorTexts.smellGasBanner}
            parts={{ ...emergencyLinks, strong: (text) => <strong>{text}</strong> }}
          />
        </p>
      )}
      <Outages />
      {mayRead && !isStaff(person.userTypeCode) && <OpenRequests />}
      <section aria-labelledby="ways">
        <h2 id="ways" className={styles.heading}>
          {supportTexts.helpTitle}
        </h2>
        <ul className={styles.cards}>
          {visibleOptions.map(({ path, label, description }) => (
            <li key={path}>
              <Link to={path} className={styles.card}>
                <span className={styles.label}>{label}</span>
                <span className={parts.below}>{description}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {!isStaff(person.userTypeCode) && <RemoteHelp />}
    </PageStack>
  )
}

/** Shows the known outages at the user's addresses, and also tells if there are none. */
function Outages() {
  const outages = useKnownOutages()
  if (outages === undefined) return <SkeletonRows rows={1} />
  if (outages === null) return null
  if (outages.length === 0) return <p className={parts.small}>{supportTexts.noOutagesHint}</p>
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
