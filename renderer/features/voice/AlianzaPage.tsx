import { Link } from 'react-router-dom'
import { paths } from '../../paths'
import { Panel } from '../../ui/Panel'

/** /alianza: what stood here is elsewhere. The heading is the frame's. */
export const AlianzaPage = () => (
  <Panel title="Voice settings">
    <p>
      <Link to={paths.voipCustomer}>Voice settings are under VOIP</Link>.
    </p>
  </Panel>
)
