import { Button } from 'antd'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../paths'
import styles from './pages.module.css'

/** Says what was asked for, and leads home. */
export function NotFoundPage() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (
    <div className={styles.message}>
      <p>
        There is no page at <code>{pathname}</code>. It may have moved, or the address has a slip in it.
      </p>
      <Button type="primary" onClick={() => void navigate(paths.dashboard)}>
        Go to the home page
      </Button>
    </div>
  )
}
