import type { ReactNode } from 'react'
import styles from '../forms/FormFields.module.css'

/** The buttons at the end of a dialog: cancel first, the main action at the right. */
export const DialogFooter = ({ children }: { children: ReactNode }) => <div className={styles.end}>{children}</div>
