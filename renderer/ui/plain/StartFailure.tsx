import { useMissingPart } from '../states/useMissingPart'
import { PlainButton } from './PlainButton'
import styles from './plain.module.css'
import { ServerDown } from './ServerDown'
import * as commonTexts from '#shared/texts/common'

/** Shown when a whole part of the portal could not be fetched or has a fault: without that part's own means. */
export function StartFailure({ error }: { error: unknown }) {
  const { isMissing, phase, tryAgain } = useMissingPart(error)
  if (phase === 'first look') return null
  return (
    <main className={styles.main}>
      <div className={styles.task}>
        <h1>{commonTexts.weCouldntLoadThePortalText}</h1>
        <ServerDown message={isMissing ? commonTexts.theConnectionMayHaveDropped : commonTexts.unexpected} />
        <PlainButton
          type="button"
          isBusy={phase === 'looking'}
          onClick={isMissing ? tryAgain : () => window.location.reload()}
        >
          {commonTexts.tryAgain}
        </PlainButton>
      </div>
    </main>
  )
}
