import { Button } from 'antd'
import { generalTexts } from '#shared/texts'
import { ByPhone } from '../../ui/states/ByPhone'
import { Spinner } from '../../ui/states/Spinner'
import { useMissingPart } from '../../ui/states/useMissingPart'
import styles from './pages.module.css'

/** What stands where a screen should be when it could not be fetched or has a fault. */
export function RouteFailure({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) {
  const { isMissing, phase, tryAgain } = useMissingPart(error)
  if (phase === 'first look') return <Spinner label="Loading the present version" />

  return (
    <div role="alert" className={styles.message}>
      <h2>{isMissing ? 'This page could not be loaded.' : 'This page has a fault.'}</h2>
      <p>
        {isMissing
          ? 'The connection may have dropped, or the portal was just updated. The page comes by itself when the connection is back; you can also try again now.'
          : `${generalTexts.unexpected} The rest of the portal still works.`}
      </p>
      <div className={styles.actions}>
        <Button type="primary" loading={phase === 'looking'} onClick={isMissing ? tryAgain : onTryAgain}>
          Try again
        </Button>
      </div>
      <ByPhone />
    </div>
  )
}
