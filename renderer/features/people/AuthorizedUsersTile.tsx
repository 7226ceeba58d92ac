/** Dashboard tile: lists the first people who can act for the account. */
import { Link } from 'react-router-dom'
import { paths } from '#shared/paths'
import * as commonTexts from '#shared/texts/common'
import * as peopleTexts from '#shared/texts/customers/people'
import { useListPeopleQuery } from '../../api/customers/people'
import { useAccessRequestCount } from '../../domain/access/useAccessRequestCount'
import { useHasRight } from '../../session/useHasRight'
import { useSelection } from '../../session/useSelection'
import { nameOf } from '../../ui/nameOf'
import facts from '../../ui/panels/facts.module.css'
import { EmptyTile, TilePanel } from '../../ui/panels/TilePanel'

const maxShown = 4

export function AuthorizedUsersTile() {
  const { account } = useSelection()
  const mayInvite = useHasRight('MANAGECONTACT.write')
  const waitingCount = useAccessRequestCount()
  const customerFilter = account ? { crm_customer_id: account.crm_customer_number } : {}
  const query = useListPeopleQuery({ body: { ...customerFilter, page_number: 1, page_size: maxShown } })
  return (
    <TilePanel
      title={peopleTexts.authorizedUsers}
      action={<Link to={paths.manageContacts}>{mayInvite ? commonTexts.manage : commonTexts.view}</Link>}
      query={query}
      failedText={peopleTexts.peopleNotLoaded}
      rows={4}
      isEmpty={({ people }) => people.length === 0}
      empty={
        <EmptyTile
          picture="people"
          action={mayInvite && <Link to={paths.manageContacts}>{peopleTexts.inviteSomeone}</Link>}
        >
          {peopleTexts.noPeople}
        </EmptyTile>
      }
    >
      {({ people, total_count }) => (
        <ul className={facts.facts}>
          {waitingCount > 0 && (
            <li className={facts.fact}>
              <span>{peopleTexts.accessRequests(waitingCount)}</span>
              <Link to={paths.manageContacts}>{peopleTexts.review}</Link>
            </li>
          )}
          {people.map((person) => (
            <li key={person.contact_id} className={facts.fact}>
              <span>{nameOf(person)}</span>
              <span>
                {person.status === 'invited' ? commonTexts.invitedLabel : peopleTexts.levelLabels[person.level]}
              </span>
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
