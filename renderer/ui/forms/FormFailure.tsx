/** Apart from the fields, whose controls weigh ten times as much as this. */
import styles from './FormFailure.module.css'

/** What a form says when all of it was refused. */
export const FormFailure = ({ children }: { children: string | null }) => (
  <p role="alert" className={styles.failure}>
    {children}
  </p>
)
