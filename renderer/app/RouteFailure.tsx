import { Button } from 'antd'
import { useState } from 'react'
import { generalTexts } from '#shared/texts'
import { isChunkFailure, reloadOnce } from '../platform/chunkFailure'
import { gasEmergencyNumber, supportNumber, telephoneLink } from '../ui/contactNumbers'
import { Spinner } from '../ui/Spinner'
import styles from './pages.module.css'

/** What stands where a screen should be when it could not be fetched or has a fault. */
export function RouteFailure({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) {
  const isMissingPart = isChunkFailure(error)
  const [isReloading] = useState(() => isMissingPart && reloadOnce())
  if (isReloading) return <Spinner label="Loading the present version" />

  return (
    <div role="alert" className={styles.message}>
      <h2>{isMissingPart ? 'This page could not be loaded.' : 'This page has a fault.'}</h2>
      <p>
        {isMissingPart
          ? 'The connection may have dropped, or the portal was just updated. Reload to get the present version; the address is kept.'
          : `${generalTexts.unexpected} The rest of the portal still works.`}
      </p>
      <div className={styles.actions}>
        {isMissingPart ? (
          <Button type="primary" onClick={() => window.location.reload()}>
            Reload
          </Button>
        ) : (
          <Button type="primary" onClick={onTryAgain}>
            Try again
          </Button>
        )}
      </div>
      <p className={styles.quiet}>
        By phone: gas emergency <a href={telephoneLink(gasEmergencyNumber)}>{gasEmergencyNumber}</a>, support{' '}
        <a href={telephoneLink(supportNumber)}>{supportNumber}</a>.
      </p>
    </div>
  )
}
