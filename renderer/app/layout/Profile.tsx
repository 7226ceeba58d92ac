import { useSignedIn } from '../../session/SignedIn'
import { initialsOf } from '../../ui/initialsOf'
import { Popup } from '../../ui/Popup'
import { signOut } from '../signOut'
import styles from './Profile.module.css'

/** The person's initials; behind them who is signed in, and the way out. */
export function Profile() {
  const { user } = useSignedIn()
  const name = `${user.first_name} ${user.last_name}`
  return (
    <Popup
      label={`Profile of ${name}`}
      buttonClassName={styles.avatar}
      button={<span aria-hidden="true">{initialsOf(user.first_name, user.last_name)}</span>}
    >
      {() => (
        <div className={styles.panel}>
          <p className={styles.name}>{name}</p>
          <p className={styles.email}>{user.email_id}</p>
          <button type="button" className={styles.out} onClick={() => void signOut('choice')}>
            Log out
          </button>
        </div>
      )}
    </Popup>
  )
}
