import * as commonTexts from '#shared/texts/common'
import * as frameTexts from '#shared/texts/frame'
import { Button } from '../../ui/Button'
import parts from '../../ui/panels/parts.module.css'
import { PhoneContacts } from '../../ui/states/PhoneContacts'
import { Spinner } from '../../ui/states/Spinner'
import { useMissingChunk } from '../../ui/states/useMissingChunk'
import styles from './pages.module.css'

/** Replaces a screen that could not be loaded or that crashed. */
export function RouteFailure({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) {
  const { isMissing, phase, tryAgain } = useMissingChunk(error)
  if (phase === 'first check') return <Spinner label={frameTexts.updating} />

  return (
    <div role="alert" className={styles.message}>
      <h2>{isMissing ? frameTexts.pageNotLoaded : frameTexts.pageFailed}</h2>
      <p>{isMissing ? frameTexts.chunkFailureHint : frameTexts.partFailure(commonTexts.unexpected)}</p>
      <div className={parts.wrap}>
        <Button kind="primary" isBusy={phase === 'checking'} onClick={isMissing ? tryAgain : onTryAgain}>
          {commonTexts.tryAgain}
        </Button>
      </div>
      <PhoneContacts />
    </div>
  )
}
