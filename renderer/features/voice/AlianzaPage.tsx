import { Link } from 'react-router-dom'
import { paths } from '../../paths'

/** /alianza: what stood here is elsewhere. The heading is the frame's. */
export const AlianzaPage = () => (
  <p>
    <Link to={paths.voipCustomer}>Voice settings are under VOIP</Link>.
  </p>
)
