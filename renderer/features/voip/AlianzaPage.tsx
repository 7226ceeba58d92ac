import { Link } from 'react-router-dom'
import { paths } from '#shared/paths'
import * as voipTexts from '#shared/texts/services/voip'

/** /alianza: links to the page that has replaced this one. The frame renders the heading. */
export const AlianzaPage = () => (
  <p>
    <Link to={paths.voipCustomer}>{voipTexts.voipLink}</Link>.
  </p>
)
