/** Whom we write to about the selected billing account, and where its mail goes. */
import { Link } from 'react-router-dom'
import type { UserAccount } from '#shared/contract/userDetails'
import { useGetCommunicationAddressQuery } from '../../api/communication'
import { paths } from '../../paths'
import { useSignedIn } from '../../session/SignedIn'
import facts from '../../ui/panels/facts.module.css'
import { phoneMask } from '../../ui/forms/phoneMask'
import { noneOnFile } from './noneOnFile'
import { TilePanel } from '../../ui/panels/TilePanel'

export function ContactTile({ account }: { account: UserAccount }) {
  const { user } = useSignedIn()
  const query = useGetCommunicationAddressQuery({ query: { billing_group_id: account.crm_billing_group_id } })
  return (
    <TilePanel
      title="Manage contact"
      action={<Link to={paths.editAccount}>Edit</Link>}
      query={query}
      what="The mailing address"
      rows={3}
    >
      {({ same_as_service, service_address, street_address, city, state, zip }) => (
        <ul className={facts.facts}>
          <li className={facts.fact}>
            <span>Email</span>
            <span>{user.email_id}</span>
          </li>
          <li className={facts.fact}>
            <span>Phone</span>
            <span>{phoneMask(user.phone_number) || noneOnFile}</span>
          </li>
          <li className={facts.fact}>
            <span>Mail</span>
            <span>{same_as_service ? service_address : `${street_address}, ${city}, ${state} ${zip}`}</span>
          </li>
        </ul>
      )}
    </TilePanel>
  )
}
