/** Says why a person may not see a page, and leads on. */
import { Link } from 'react-router-dom'
import type { Page } from '#shared/pages'
import { paths } from '#shared/paths'
import * as pageTexts from '#shared/texts/pages'
import { useSignedIn } from '../../session/SignedIn'
import { accessProblem } from '../routes/accessProblem'
import styles from './pages.module.css'

export const ForbiddenPage = ({ page }: { page: Page }) => (
  <div className={styles.message}>
    <p>{accessProblem(page, useSignedIn())}</p>
    {/* Everyone else makes their requests there. */}
    {page.path === paths.createRequest ? (
      <Link to={paths.serviceTicketCreate}>{pageTexts.newServiceRequest}</Link>
    ) : (
      <Link to={paths.dashboard}>{pageTexts.mainDashboard}</Link>
    )}
  </div>
)
