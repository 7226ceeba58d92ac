/** For a person without any service yet: nothing to pay, and where to go. */
import styles from './payments.module.css'

export const NoAccount = () => (
  <p className={styles.empty}>
    There is no service on your sign-in yet, so there is nothing to pay. Call us at 555-0100 to start one.
  </p>
)
