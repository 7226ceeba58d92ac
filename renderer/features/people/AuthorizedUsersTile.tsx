/** Who may act for the account, at a glance. */
import { Link } from 'react-router-dom'
import { useListPeopleQuery } from '../../api/people'
import { useWaitingRequests } from '../../api/useWaitingRequests'
import { paths } from '../../paths'
import { useMay } from '../../session/useMay'
import { useSelected } from '../../session/useSelected'
import facts from '../../ui/panels/facts.module.css'
import { levelLabels } from '#shared/personLevels'
import { EmptyTile, TilePanel } from '../../ui/panels/TilePanel'
import { nameOf } from '../../ui/nameOf'
import * as commonTexts from '#shared/texts/common'
import * as peopleTexts from '#shared/texts/people'

const most = 4

export function AuthorizedUsersTile() {
  const { account } = useSelected()
  const mayInvite = useMay('MANAGECONTACT.write')
  const waiting = useWaitingRequests()
  const ofCustomer = account ? { crm_customer_id: account.crm_customer_number } : {}
  const query = useListPeopleQuery({ body: { ...ofCustomer, page_number: 1, page_size: most } })
  return (
    <TilePanel
      title={peopleTexts.authorizedUsers}
      action={<Link to={paths.manageContacts}>{mayInvite ? 'Manage' : 'View'}</Link>}
      query={query}
      what={peopleTexts.thePeopleOnThisAccount}
      rows={4}
      isEmpty={({ people }) => people.length === 0}
      empty={<EmptyTile>{peopleTexts.noOneIsOnFile}</EmptyTile>}
    >
      {({ people, total_count }) => (
        <ul className={facts.facts}>
          {waiting > 0 && (
            <li className={facts.fact}>
              <span>{waiting === 1 ? peopleTexts.accessRequest : `${waiting} access requests`}</span>
              <Link to={paths.manageContacts}>{peopleTexts.review}</Link>
            </li>
          )}
          {people.map((person) => (
            <li key={person.contact_id} className={facts.fact}>
              <span>{nameOf(person)}</span>
              <span>{person.status === 'invited' ? 'Invited' : levelLabels[person.level]}</span>
            </li>
          ))}
          {total_count > people.length && (
            <li className={facts.fact}>
              <span />
              <span>{commonTexts.andMore(total_count - people.length)}</span>
            </li>
          )}
        </ul>
      )}
    </TilePanel>
  )
}
