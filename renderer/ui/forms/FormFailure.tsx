/** Separate from FormFields, whose code is ten times as large. */
import styles from './FormFailure.module.css'

/** The error of the form as a whole. */
export const FormFailure = ({ children }: { children: string | null }) => (
  <p role="alert" className={styles.failure}>
    {children}
  </p>
)
