/** Dashboard tile: summarizes the portal preferences. They are already loaded, so it sends no request. */
import { Link } from 'react-router-dom'
import { paths } from '#shared/paths'
import * as commonTexts from '#shared/texts/common'
import * as preferenceTexts from '#shared/texts/customers/preferences'
import { usePreferences } from '../../../session/preferences'
import { useSignedIn } from '../../../session/SignedIn'
import facts from '../../../ui/panels/facts.module.css'
import { Tile } from '../../../ui/panels/TilePanel'

export function PreferencesTile() {
  const { person } = useSignedIn()
  const { theme, text_size, crm_service_account_id, hidden_tiles } = usePreferences()
  const startAccount = person.user_accounts.find((account) => account.crm_service_account_id === crm_service_account_id)
  return (
    <Tile title={commonTexts.accountPreferences} action={<Link to={paths.managePreference}>{commonTexts.change}</Link>}>
      <ul className={facts.facts}>
        <li className={facts.fact}>
          <span>{preferenceTexts.theme}</span>
          <span>{preferenceTexts.themeLabels[theme]}</span>
        </li>
        <li className={facts.fact}>
          <span>{preferenceTexts.textSize}</span>
          <span>{preferenceTexts.sizeLabels[text_size]}</span>
        </li>
        <li className={facts.fact}>
          <span>{preferenceTexts.startsWith}</span>
          <span>{startAccount?.street_address ?? preferenceTexts.theFirstAddress}</span>
        </li>
        <li className={facts.fact}>
          <span>{preferenceTexts.hiddenTiles}</span>
          <span>{hidden_tiles.length === 0 ? commonTexts.noneLabel : hidden_tiles.length}</span>
        </li>
      </ul>
    </Tile>
  )
}
