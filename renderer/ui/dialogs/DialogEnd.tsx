import type { ReactNode } from 'react'
import styles from '../forms/FormFields.module.css'

/** The buttons at the end of a dialog: the way out first, at the right what goes on. */
export const DialogEnd = ({ children }: { children: ReactNode }) => <div className={styles.end}>{children}</div>
