/** How the person likes the portal, in a few lines. Known already: nothing is asked for it. */
import { Link } from 'react-router-dom'
import { paths } from '../../paths'
import { usePreferences } from '../../session/preferences'
import { useSignedIn } from '../../session/SignedIn'
import facts from '../../ui/panels/facts.module.css'
import { Tile } from '../../ui/panels/TilePanel'
import { sizeLabels, themeLabels } from './appearanceLabels'

export function PreferencesTile() {
  const { person } = useSignedIn()
  const { theme, text_size, crm_service_account_id, hidden_tiles } = usePreferences()
  const start = person.user_accounts.find((account) => account.crm_service_account_id === crm_service_account_id)
  return (
    <Tile title="Account preferences" action={<Link to={paths.managePreference}>Change</Link>}>
      <ul className={facts.facts}>
        <li className={facts.fact}>
          <span>Theme</span>
          <span>{themeLabels[theme]}</span>
        </li>
        <li className={facts.fact}>
          <span>Text size</span>
          <span>{sizeLabels[text_size]}</span>
        </li>
        <li className={facts.fact}>
          <span>Starts with</span>
          <span>{start?.street_address ?? 'The first address'}</span>
        </li>
        <li className={facts.fact}>
          <span>Hidden tiles</span>
          <span>{hidden_tiles.length === 0 ? 'None' : hidden_tiles.length}</span>
        </li>
      </ul>
    </Tile>
  )
}
