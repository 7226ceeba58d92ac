/** /managePreference with the tiles of the dashboard, which only this part of the portal knows. */
import { isStaff } from '#shared/access'
import { AccountPreferencesPage } from '../../features/settings/AccountPreferencesPage'
import { usePreferences } from '../../session/preferences'
import { useSignedIn } from '../../session/SignedIn'
import { useSelected } from '../../session/useSelected'
import { inChosenOrder } from './arrange'
import { tilesFor } from './tiles'

export function ArrangeScreen() {
  const { tile_order } = usePreferences()
  const signedIn = useSignedIn()
  const viewer = { ...signedIn, ...useSelected() }
  // Staff have the Customer Data View instead of a dashboard of their own.
  const own = isStaff(signedIn.person.userTypeCode) ? [] : tilesFor(viewer)
  const tiles = inChosenOrder(own, tile_order).filter(({ isFixed }) => !isFixed)
  return <AccountPreferencesPage tiles={tiles.map(({ id, title }) => ({ id, title }))} />
}
