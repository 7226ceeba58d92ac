import { useSignedIn } from '../../session/SignedIn'
import { refusal } from '../routes/refusal'
import type { RouteEntry } from '../routes/routeEntry'
import styles from './pages.module.css'

export const ForbiddenPage = ({ route }: { route: RouteEntry }) => (
  <p className={styles.message}>{refusal(route, useSignedIn())}</p>
)
