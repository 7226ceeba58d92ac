import { Link } from 'react-router-dom'
import { paths } from '#shared/paths'
import * as commonTexts from '#shared/texts/common'
import * as dashboardTexts from '#shared/texts/dashboard'
import { useSignedIn } from '../../session/SignedIn'
import { useHasRight } from '../../session/useHasRight'
import { phoneMask } from '../../ui/forms/phoneMask'
import { initialsOf } from '../../ui/initialsOf'
import { nameOf } from '../../ui/nameOf'
import parts from '../../ui/panels/parts.module.css'
import { Tile } from '../../ui/panels/TilePanel'
import styles from './ProfileTile.module.css'

export function ProfileTile() {
  const { user } = useSignedIn()
  const mayEdit = useHasRight('ACCOUNTS.write')
  return (
    <Tile title={dashboardTexts.profile} action={mayEdit && <Link to={paths.editAccount}>{commonTexts.edit}</Link>}>
      <div className={styles.profile}>
        <span className={styles.avatar} aria-hidden="true">
          {initialsOf(user.first_name, user.last_name)}
        </span>
        <p className={parts.title}>{nameOf(user)}</p>
      </div>
      <dl className={styles.facts}>
        <dt>{commonTexts.email}</dt>
        <dd>{user.email_id}</dd>
        {user.phone_number !== '' && (
          <>
            <dt>{commonTexts.phone}</dt>
            <dd>{phoneMask(user.phone_number)}</dd>
          </>
        )}
        {user.user_address_details.length > 0 && (
          <>
            <dt>{dashboardTexts.addresses}</dt>
            <dd>{user.user_address_details.length}</dd>
          </>
        )}
      </dl>
    </Tile>
  )
}
