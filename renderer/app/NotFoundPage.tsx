import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useRuntimeConfig } from '../api/useRuntimeConfig'
import { paths } from '../paths'
import { LinkButton } from '../ui/panels/LinkButton'
import { PlainPage } from '../ui/plain/PlainPage'
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

/** The same for an address that needs no sign-in, in the frame of the pages before it. */
export function PublicNotFoundPage() {
  const { brandName } = useRuntimeConfig()
  useEffect(() => {
    document.title = `Page not found · ${brandName}`
  }, [brandName])
  return (
    <PlainPage brandName={brandName} title="Page not found">
      <NotFoundPage />
    </PlainPage>
  )
}
