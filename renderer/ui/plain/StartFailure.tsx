import { useState } from 'react'
import { generalTexts } from '#shared/texts'
import { isChunkFailure, reloadOnce } from '../../platform/chunkFailure'
import { PlainButton } from './PlainButton'
import styles from './plain.module.css'
import { ServerDown } from './ServerDown'

/** Shown when a whole part of the portal could not be fetched or has a fault: without that part's own means. */
export function StartFailure({ error }: { error: unknown }) {
  const [isReloading] = useState(() => isChunkFailure(error) && reloadOnce())
  if (isReloading) return null
  return (
    <main className={styles.main}>
      <div className={styles.task}>
        <h1>The portal could not be loaded</h1>
        <ServerDown
          message={
            isChunkFailure(error)
              ? 'The connection may have dropped, or the portal was just updated.'
              : generalTexts.unexpected
          }
        />
        <PlainButton type="button" onClick={() => window.location.reload()}>
          Reload
        </PlainButton>
      </div>
    </main>
  )
}
