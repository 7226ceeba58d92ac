import { useLocation } from 'react-router-dom'
import { paths } from '../paths'
import { LinkButton } from '../ui/panels/LinkButton'
import styles from './pages.module.css'

/** Says what was asked for, and leads home. */
export function NotFoundPage() {
  const { pathname } = useLocation()
  return (
    <div className={styles.message}>
      <p>
        There is no page at <code>{pathname}</code>. It may have moved, or the address has a slip in it.
      </p>
      <LinkButton type="primary" to={paths.dashboard}>
        Go to the home page
      </LinkButton>
    </div>
  )
}
