/** Shows the selected address and the services there. */

import { Link } from 'react-router-dom'
import { cityLine } from '#shared/customers/addresses'
import { paths } from '#shared/paths'
import * as commonTexts from '#shared/texts/common'
import * as dashboardTexts from '#shared/texts/dashboard'
import * as serviceTexts from '#shared/texts/services/services'
import { useGetAccountDetailsQuery } from '../../api/customers/customers'
import { useSignedIn } from '../../session/SignedIn'
import { useSelection } from '../../session/useSelection'
import { dayText } from '../../ui/format/days'
import parts from '../../ui/panels/parts.module.css'
import { EmptyTile, TilePanel } from '../../ui/panels/TilePanel'
import styles from './dashboard.module.css'

export function AccountLocationTile() {
  const { user } = useSignedIn()
  const { address, accounts } = useSelection()
  const query = useGetAccountDetailsQuery({ query: { user_id: user.user_id } })
  return (
    <TilePanel
      title={dashboardTexts.accountLocation}
      query={query}
      failedText={dashboardTexts.yourAddressNotLoaded}
      rows={3 + 2 * accounts.length}
    >
      {({ locations }) => {
        const location =
          locations.find(({ crm_premise_id }) => crm_premise_id === address?.crm_premise_id) ?? locations[0]
        if (!location)
          return (
            <EmptyTile picture="house" action={<Link to={paths.contactUs}>{commonTexts.contactUs}</Link>}>
              {dashboardTexts.noAddress}
            </EmptyTile>
          )
        return (
          <>
            <address className={styles.address}>
              <span className={styles.strong}>{location.street_address}</span>
              <span>{cityLine(location)}</span>
              <Link to={paths.communities}>{location.community_name}</Link>
            </address>
            <ul className={`${styles.lines} ${styles.below}`}>
              {location.services.map((service) => (
                <li key={service.crm_service_account_id} className={styles.line}>
                  <span>
                    <span className={styles.strong}>{serviceTexts.serviceLabels[service.service_type_code]}</span>
                    <span className={`${parts.below} ${styles.number}`}>{service.crm_service_account_number}</span>
                  </span>
                  <span className={parts.below}>
                    {service.status === 'active'
                      ? dashboardTexts.activeSince(dayText(service.started_on))
                      : commonTexts.closed}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )
      }}
    </TilePanel>
  )
}
