/** Dashboard tile: shows the mailing address and the notified contacts of the selected billing account. */
import { Link } from 'react-router-dom'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import { fullAddress } from '#shared/customers/addresses'
import { paths } from '#shared/paths'
import * as commonTexts from '#shared/texts/common'
import * as preferenceTexts from '#shared/texts/customers/preferences'
import { useGetCommunicationAddressQuery, useGetCommunicationContactsQuery } from '../../../api/customers/communication'
import { nameOf } from '../../../ui/nameOf'
import facts from '../../../ui/panels/facts.module.css'
import { TilePanel } from '../../../ui/panels/TilePanel'

export function ContactTile({ account }: { account: UserAccount }) {
  const billingGroupQuery = { query: { billing_group_id: account.crm_billing_group_id } }
  const query = useGetCommunicationAddressQuery(billingGroupQuery)
  const { data: contacts } = useGetCommunicationContactsQuery(billingGroupQuery)
  return (
    <TilePanel
      title={preferenceTexts.manageContact}
      action={<Link to={paths.editAccount}>{commonTexts.edit}</Link>}
      query={query}
      failedText={preferenceTexts.mailingAddressNotLoaded}
      rows={3}
    >
      {({ same_as_service, service_address, ...mailing }) => (
        <ul className={facts.facts}>
          <li className={facts.fact}>
            <span>{preferenceTexts.mailFor}</span>
            <span>{account.crm_billing_account_number}</span>
          </li>
          <li className={facts.fact}>
            <span>{preferenceTexts.goesTo}</span>
            <span>{same_as_service ? service_address : fullAddress(mailing)}</span>
          </li>
          {contacts && (
            <li className={facts.fact}>
              <span>{preferenceTexts.alsoNotified}</span>
              <span>{contacts.map(nameOf).join(', ')}</span>
            </li>
          )}
        </ul>
      )}
    </TilePanel>
  )
}
