/**
 * / : the first row says what is owed, whether the internet works and how much was used. Below is what needs attention, and
 * then at most six tiles unless the person arranges more.
 */
import { Suspense } from 'react'
import * as dashboardTexts from '#shared/texts/dashboard'
import { usePreferences } from '../../session/preferences'
import { useSignedIn } from '../../session/SignedIn'
import { useSelection } from '../../session/useSelection'
import { Tile } from '../../ui/panels/TilePanel'
import { FailureGroup } from '../../ui/states/FailureGroup'
import { SkeletonRows } from '../../ui/states/SkeletonRows'
import { bandsOf, columnsOf, moveBalanceUp } from './arrangeTiles'
import styles from './DashboardPage.module.css'
import { shownTilesOf } from './shownTiles'
import { type TileEntry, tilesFor, type Viewer } from './tiles'
import { useColumnCount } from './useColumnCount'

export function DashboardPage() {
  const viewer: Viewer = { ...useSignedIn(), ...useSelection() }
  const count = useColumnCount()
  const shown = shownTilesOf(tilesFor(viewer), usePreferences(), { viewer, isSingleColumn: count === 1 })
  const tiles = count === 1 ? moveBalanceUp(shown) : shown
  return (
    <div className={styles.board}>
      <FailureGroup title={dashboardTexts.loadFailedTitle}>
        {bandsOf(tiles).map((band) => (
          <Band key={band[0]?.id} tiles={band} viewer={viewer} count={count} />
        ))}
      </FailureGroup>
    </div>
  )
}

interface BandProps {
  tiles: readonly TileEntry[]
  viewer: Viewer
  count: number
}

function Band({ tiles, viewer, count }: BandProps) {
  if (tiles[0]?.span !== 'column') {
    return (
      <div className={tiles[0]?.span === 'hero' ? styles.hero : undefined} data-first={tiles[0]?.id}>
        {tiles.map((tile) => (
          <TileContent key={tile.id} tile={tile} viewer={viewer} />
        ))}
      </div>
    )
  }
  return (
    <div className={styles.band}>
      {columnsOf(tiles, count, (tile) => tile.height(viewer)).map((column) => (
        <div key={column[0]?.id} className={styles.column}>
          {column.map((tile) => (
            <TileContent key={tile.id} tile={tile} viewer={viewer} />
          ))}
        </div>
      ))}
    </div>
  )
}

const TileContent = ({ tile, viewer }: { tile: TileEntry; viewer: Viewer }) => (
  <Suspense
    fallback={tile.height(viewer) > 0 ? <TilePlaceholder title={tile.title} /> : <span hidden data-alerts-to-come />}
  >
    <LoadedTile tile={tile} viewer={viewer} />
  </Suspense>
)

const TilePlaceholder = ({ title }: { title: string }) => (
  <Tile title={title} isPlaceholder>
    <SkeletonRows />
  </Tile>
)

/** A tile about an account remounts when another account is selected, so that no old figures stay. */
function LoadedTile({ tile, viewer: { account } }: { tile: TileEntry; viewer: Viewer }) {
  if (tile.about === 'person') return <tile.Component />
  return account && <tile.Component key={account.crm_service_account_id} account={account} />
}
