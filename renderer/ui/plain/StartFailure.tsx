import * as commonTexts from '#shared/texts/common'
import * as visitorTexts from '#shared/texts/visitorPages'
import { Button } from '../Button'
import { useMissingChunk } from '../states/useMissingChunk'
import styles from './plain.module.css'
import { ServerDown } from './ServerDown'

/** Shown when a whole stage of the portal could not be loaded or crashed. It uses none of that stage's code. */
export function StartFailure({ error }: { error: unknown }) {
  const { isMissing, phase, tryAgain } = useMissingChunk(error)
  if (phase === 'first check') return null
  return (
    <main className={styles.main}>
      <div className={styles.task}>
        <h1>{visitorTexts.portalFailedTitle}</h1>
        <ServerDown message={isMissing ? visitorTexts.portalFailedHint : commonTexts.unexpected} />
        <Button
          kind="primary"
          size="large"
          isWide
          isBusy={phase === 'checking'}
          onClick={isMissing ? tryAgain : () => window.location.reload()}
        >
          {commonTexts.tryAgain}
        </Button>
      </div>
    </main>
  )
}
