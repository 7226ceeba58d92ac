/** For a person without any service of their own: nothing to pay, and where to go. */
import { isStaff } from '#shared/access'
import { useSignedIn } from '../../session/SignedIn'
import { supportNumber, telephoneLink } from '../../ui/contactNumbers'
import styles from './payments.module.css'

export function NoAccount() {
  const { user } = useSignedIn()
  if (isStaff(user.userTypeCode)) {
    return (
      <p className={styles.empty}>
        This page is about a customer’s account, and none is chosen. Staff have no accounts of their own: choose a
        customer first.
      </p>
    )
  }
  return (
    <p className={styles.empty}>
      There is no service on your sign-in yet, so there is nothing to pay. Call us at{' '}
      <a href={telephoneLink(supportNumber)}>{supportNumber}</a> to start one.
    </p>
  )
}
