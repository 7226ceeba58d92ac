import { Link } from 'react-router-dom'
import { paths } from '#shared/paths'
import * as frameTexts from '#shared/texts/frame'
import * as pageTexts from '#shared/texts/pages'
import { signOut } from '../../api/signIn/signOut'
import { platform } from '../../platform'
import { useSignedIn } from '../../session/SignedIn'
import { useHasOwnRight } from '../../session/useHasRight'
import { Popup } from '../../ui/dialogs/Popup'
import { initialsOf } from '../../ui/initialsOf'
import { nameOf } from '../../ui/nameOf'
import styles from './Profile.module.css'

/** The person's initials, which open a panel with their name and the sign-out button. */
export function Profile() {
  const { person } = useSignedIn()
  const mayEdit = useHasOwnRight('ACCOUNTS.read')
  const mayEditPreferences = useHasOwnRight('ACCOUNTPREF.read')
  const name = nameOf(person)
  return (
    <Popup
      label={frameTexts.profileOf(name)}
      buttonClassName={styles.avatar}
      button={<span aria-hidden="true">{initialsOf(person.first_name, person.last_name)}</span>}
    >
      {(close) => (
        <div className={styles.panel}>
          <p className={styles.name}>{name}</p>
          <p className={styles.email}>{person.email_id}</p>
          {mayEdit && (
            <Link to={paths.editAccount} className={styles.link} onClick={close}>
              {pageTexts.editAccount}
            </Link>
          )}
          {mayEditPreferences && (
            <Link to={paths.managePreference} className={styles.link} onClick={close}>
              {pageTexts.accountPreferences}
            </Link>
          )}
          {platform.shell && (
            <Link to={paths.shellSettings} className={styles.link} onClick={close}>
              {pageTexts.desktopAppSettings}
            </Link>
          )}
          <button type="button" className={styles.out} onClick={() => void signOut('choice')}>
            {frameTexts.logOut}
          </button>
        </div>
      )}
    </Popup>
  )
}
