/** Shows how many customers an outage affects, before it is recorded. */
import * as outageTexts from '#shared/texts/services/outages'
import { useCountOutageCustomersQuery } from '../../api/services/outages'
import { affectedOf, type OutageDraft } from './outageDraft'

export function AffectedCount({ draft }: { draft: OutageDraft }) {
  const body = affectedOf(draft)
  const { service_types, community_id, area, streets, premise_ids } = body
  const isChosen = area === 'community' || (area === 'street' ? streets : premise_ids).length > 0
  const { currentData: count } = useCountOutageCustomersQuery(
    { body },
    { skip: community_id === '' || service_types.length === 0 || !isChosen },
  )
  return (
    <p aria-live="polite">
      {count === undefined
        ? ''
        : count.customer_count === 0
          ? outageTexts.nothingAffected
          : outageTexts.affectedCount(count.customer_count, count.address_count)}
    </p>
  )
}
