import styles from './pages.module.css'

export const ForbiddenPage = ({ reason }: { reason: string }) => <p className={styles.message}>{reason}</p>
