import { useSignedIn } from '../../session/SignedIn'
import { accessProblem } from '../routes/accessProblem'
import type { RouteEntry } from '../routes/routeEntry'
import styles from './pages.module.css'

export const ForbiddenPage = ({ route }: { route: RouteEntry }) => (
  <p className={styles.message}>{accessProblem(route, useSignedIn())}</p>
)
