import { Link } from 'react-router-dom'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import { paths } from '#shared/paths'
import * as usageTexts from '#shared/texts/services/usage'
import { useHasRight } from '../../session/useHasRight'

/** Links to the form for a meter reading and to the preferences for usage alerts. */
export function UsageLinks({ service }: { service: UserAccount }) {
  const mayRequest = useHasRight('SERVICETICKET.write')
  const mayReadPreferences = useHasRight('ACCOUNTPREF.read')
  const readingSearch = new URLSearchParams({
    type: 'meter_reading',
    subtype: 'own_reading',
    service: service.crm_service_account_id,
  })
  return (
    <>
      {mayRequest && <Link to={`${paths.meterTicketCreate}?${readingSearch}`}>{usageTexts.submitAReading}</Link>}
      {mayReadPreferences && <Link to={paths.communicationPreference}>{usageTexts.alertLink}</Link>}
    </>
  )
}
