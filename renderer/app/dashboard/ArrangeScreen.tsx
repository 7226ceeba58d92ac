/** /managePreference with the tiles of the dashboard, which only this part of the portal knows. */
import { AccountPreferencesPage } from '../../features/settings/AccountPreferencesPage'
import { usePreferences } from '../../session/preferences'
import { useSignedIn } from '../../session/SignedIn'
import { useSelected } from '../../session/useSelected'
import { inChosenOrder } from './arrange'
import { tilesFor } from './tiles'

export function ArrangeScreen() {
  const { tile_order } = usePreferences()
  const signedIn = useSignedIn()
  // One arranges one's own dashboard, whatever customer is open.
  const viewer = { ...signedIn, user: signedIn.person, ...useSelected() }
  const tiles = inChosenOrder(tilesFor(viewer), tile_order).filter(({ isFixed }) => !isFixed)
  return <AccountPreferencesPage tiles={tiles.map(({ id, title }) => ({ id, title }))} />
}
