import type { Page } from '#shared/pages'
import { useSignedIn } from '../../session/SignedIn'
import { accessProblem } from '../routes/accessProblem'
import styles from './pages.module.css'

export const ForbiddenPage = ({ page }: { page: Page }) => (
  <p className={styles.message}>{accessProblem(page, useSignedIn())}</p>
)
