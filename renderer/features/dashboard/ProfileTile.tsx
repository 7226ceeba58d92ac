import { Link } from 'react-router-dom'
import { paths } from '../../paths'
import { useMay } from '../../session/useMay'
import { useSignedIn } from '../../session/SignedIn'
import { initialsOf } from '../../ui/initialsOf'
import { phoneMask } from '../../ui/forms/phoneMask'
import { Tile } from '../../ui/panels/TilePanel'
import { nameOf } from '../../ui/nameOf'
import styles from './ProfileTile.module.css'

export function ProfileTile() {
  const { user } = useSignedIn()
  const mayEdit = useMay('ACCOUNTS.write')
  return (
    <Tile title="Profile" action={mayEdit && <Link to={paths.editAccount}>Edit</Link>}>
      <div className={styles.profile}>
        <span className={styles.avatar} aria-hidden="true">
          {initialsOf(user.first_name, user.last_name)}
        </span>
        <p className={styles.name}>{nameOf(user)}</p>
      </div>
      <dl className={styles.facts}>
        <dt>Email</dt>
        <dd>{user.email_id}</dd>
        {user.phone_number !== '' && (
          <>
            <dt>Phone</dt>
            <dd>{phoneMask(user.phone_number)}</dd>
          </>
        )}
        {user.user_address_details.length > 0 && (
          <>
            <dt>Addresses</dt>
            <dd>{user.user_address_details.length}</dd>
          </>
        )}
      </dl>
    </Tile>
  )
}
