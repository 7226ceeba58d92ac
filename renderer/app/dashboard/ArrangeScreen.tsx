/** /managePreference with the dashboard's tiles, which only this folder knows. */
import { isStaff } from '#shared/access/access'
import { AccountPreferencesPage } from '../../features/settings/preferences/AccountPreferencesPage'
import { usePreferences } from '../../session/preferences'
import { useSignedIn } from '../../session/SignedIn'
import { useSelection } from '../../session/useSelection'
import { sortByPreference } from './arrangeTiles'
import { hiddenTilesOf } from './shownTiles'
import { tilesFor } from './tiles'
import { useColumnCount } from './useColumnCount'

export function ArrangeScreen() {
  const arrangement = usePreferences()
  const isSingleColumn = useColumnCount() === 1
  const signedIn = useSignedIn()
  const viewer = { ...signedIn, ...useSelection() }
  // Staff have the Customer Data View instead of their own dashboard.
  const ownTiles = isStaff(signedIn.person.userTypeCode) ? [] : tilesFor(viewer)
  const tiles = sortByPreference(ownTiles, arrangement.tile_order).filter(({ isFixed }) => !isFixed)
  return (
    <AccountPreferencesPage
      tiles={tiles.map(({ id, title }) => ({ id, title }))}
      hiddenTiles={hiddenTilesOf(ownTiles, arrangement, { viewer, isSingleColumn })}
    />
  )
}
