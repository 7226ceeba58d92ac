import { Link } from 'react-router-dom'
import { paths } from '../../paths'
import * as voipTexts from '#shared/texts/voip'

/** /alianza: what stood here is elsewhere. The heading is the frame's. */
export const AlianzaPage = () => (
  <p>
    <Link to={paths.voipCustomer}>{voipTexts.voiceSettingsAreUnderVoip}</Link>.
  </p>
)
