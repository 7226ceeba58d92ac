/** For a person without any service yet: nothing to pay, and where to go. */
import { supportNumber, telephoneLink } from '../../ui/contactNumbers'
import styles from './payments.module.css'

export const NoAccount = () => (
  <p className={styles.empty}>
    There is no service on your sign-in yet, so there is nothing to pay. Call us at{' '}
    <a href={telephoneLink(supportNumber)}>{supportNumber}</a> to start one.
  </p>
)
