/** / : what needs attention first, then what is owed, then what they have. */
import { Suspense } from 'react'
import { usePreferences } from '../../session/preferences'
import { useSignedIn } from '../../session/SignedIn'
import { useSelected } from '../../session/useSelected'
import { FailureGroup } from '../../ui/states/FailureGroup'
import { SkeletonRows } from '../../ui/states/SkeletonRows'
import { Tile } from '../../ui/panels/TilePanel'
import { useMediaQuery } from '../../ui/useMediaQuery'
import { bandsOf, columnsOf, inChosenOrder } from './arrange'
import styles from './DashboardPage.module.css'
import { tilesFor, type TileEntry, type Viewer } from './tiles'
import * as dashboardTexts from '#shared/texts/dashboard'

/** As many as there is room for at 340 px each, the menu beside them taken off. */
function useColumnCount(): number {
  const hasRoomForTwo = useMediaQuery(dashboardTexts.n455emWidth5625em)
  const hasRoomForThree = useMediaQuery(dashboardTexts.width8475em)
  const hasRoomForFour = useMediaQuery(dashboardTexts.width107em)
  return hasRoomForFour ? 4 : hasRoomForThree ? 3 : hasRoomForTwo ? 2 : 1
}

export function DashboardPage() {
  const viewer: Viewer = { ...useSignedIn(), ...useSelected() }
  const { tile_order, hidden_tiles } = usePreferences()
  const count = useColumnCount()
  const tiles = inChosenOrder(tilesFor(viewer), tile_order).filter(
    ({ id, isFixed }) => isFixed || !hidden_tiles.includes(id),
  )
  return (
    <div className={styles.board}>
      <FailureGroup what={dashboardTexts.weCouldntLoadPartsOf}>
        {bandsOf(tiles).map((band) => (
          <div key={band[0]?.id} className={styles.band}>
            {columnsOf(band, count, (tile) => tile.height(viewer)).map((column) => (
              <div key={column[0]?.id} className={styles.column}>
                {column.map((tile) => (
                  <Suspense key={tile.id} fallback={<TileToCome title={tile.title} />}>
                    <DrawnTile tile={tile} viewer={viewer} />
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

const TileToCome = ({ title }: { title: string }) => (
  <Tile title={title}>
    <SkeletonRows />
  </Tile>
)

/** A tile about an account begins anew when another one is selected, so that no figure of the one before stays. */
function DrawnTile({ tile, viewer: { account } }: { tile: TileEntry; viewer: Viewer }) {
  if (tile.about === 'person') return <tile.Component />
  return account && <tile.Component key={account.crm_service_account_id} account={account} />
}
