/** / : shows the alerts and the balance first, then the services. */
import { Suspense } from 'react'
import * as dashboardTexts from '#shared/texts/dashboard'
import { usePreferences } from '../../session/preferences'
import { useSignedIn } from '../../session/SignedIn'
import { useSelection } from '../../session/useSelection'
import { hasRoomForColumns } from '../../ui/breakpoints'
import { Tile } from '../../ui/panels/TilePanel'
import { FailureGroup } from '../../ui/states/FailureGroup'
import { SkeletonRows } from '../../ui/states/SkeletonRows'
import { useMediaQuery } from '../../ui/useMediaQuery'
import { bandsOf, columnsOf, moveBalanceUp, sortByPreference } from './arrangeTiles'
import styles from './DashboardPage.module.css'
import { type TileEntry, tilesFor, type Viewer } from './tiles'

/** Returns how many columns of 340 px fit beside the menu. */
function useColumnCount(): number {
  const hasRoomForTwo = useMediaQuery(hasRoomForColumns.two)
  const hasRoomForThree = useMediaQuery(hasRoomForColumns.three)
  const hasRoomForFour = useMediaQuery(hasRoomForColumns.four)
  return hasRoomForFour ? 4 : hasRoomForThree ? 3 : hasRoomForTwo ? 2 : 1
}

export function DashboardPage() {
  const viewer: Viewer = { ...useSignedIn(), ...useSelection() }
  const { tile_order, hidden_tiles } = usePreferences()
  const count = useColumnCount()
  const shown = sortByPreference(tilesFor(viewer), tile_order).filter(
    ({ id, isFixed }) => isFixed || !hidden_tiles.includes(id),
  )
  const tiles = moveBalanceUp(shown, count)
  return (
    <div className={styles.board}>
      <FailureGroup title={dashboardTexts.loadFailedTitle}>
        {bandsOf(tiles).map((band) => (
          <div key={band[0]?.id} className={styles.band}>
            {columnsOf(band, count, (tile) => tile.height(viewer)).map((column) => (
              <div key={column[0]?.id} className={styles.column}>
                {column.map((tile) => (
                  <Suspense key={tile.id} fallback={tile.height(viewer) > 0 && <TilePlaceholder title={tile.title} />}>
                    <TileContent tile={tile} viewer={viewer} />
                  </Suspense>
                ))}
              </div>
            ))}
          </div>
        ))}
      </FailureGroup>
    </div>
  )
}

const TilePlaceholder = ({ title }: { title: string }) => (
  <Tile title={title}>
    <SkeletonRows />
  </Tile>
)

/** A tile about an account remounts when another account is selected, so that no old figures stay. */
function TileContent({ tile, viewer: { account } }: { tile: TileEntry; viewer: Viewer }) {
  if (tile.about === 'person') return <tile.Component />
  return account && <tile.Component key={account.crm_service_account_id} account={account} />
}
