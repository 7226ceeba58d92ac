import { Button } from 'antd'
import { ByPhone } from '../../ui/states/ByPhone'
import { Spinner } from '../../ui/states/Spinner'
import { useMissingPart } from '../../ui/states/useMissingPart'
import styles from './pages.module.css'
import * as commonTexts from '#shared/texts/common'
import * as frameTexts from '#shared/texts/frame'

/** What stands where a screen should be when it could not be fetched or has a fault. */
export function RouteFailure({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) {
  const { isMissing, phase, tryAgain } = useMissingPart(error)
  if (phase === 'first look') return <Spinner label={frameTexts.loadingTheLatestVersion} />

  return (
    <div role="alert" className={styles.message}>
      <h2>{isMissing ? frameTexts.weCouldntLoadThisPage : frameTexts.somethingWentWrongOnThisPage}</h2>
      <p>
        {isMissing ? frameTexts.theConnectionMayHaveDropped : frameTexts.theRestOfThePortal(commonTexts.unexpected)}
      </p>
      <div className={styles.actions}>
        <Button type="primary" loading={phase === 'looking'} onClick={isMissing ? tryAgain : onTryAgain}>
          {commonTexts.tryAgain}
        </Button>
      </div>
      <ByPhone />
    </div>
  )
}
