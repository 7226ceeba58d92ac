import { generalTexts } from '#shared/texts'
import { useMissingPart } from '../states/useMissingPart'
import { PlainButton } from './PlainButton'
import styles from './plain.module.css'
import { ServerDown } from './ServerDown'

/** Shown when a whole part of the portal could not be fetched or has a fault: without that part's own means. */
export function StartFailure({ error }: { error: unknown }) {
  const { isMissing, phase, tryAgain } = useMissingPart(error)
  if (phase === 'first look') return null
  return (
    <main className={styles.main}>
      <div className={styles.task}>
        <h1>The portal could not be loaded</h1>
        <ServerDown
          message={
            isMissing ? 'The connection may have dropped, or the portal was just updated.' : generalTexts.unexpected
          }
        />
        <PlainButton
          type="button"
          isBusy={phase === 'looking'}
          onClick={isMissing ? tryAgain : () => window.location.reload()}
        >
          Try again
        </PlainButton>
      </div>
    </main>
  )
}
