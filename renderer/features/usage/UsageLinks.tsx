import { Link } from 'react-router-dom'
import type { UserAccount } from '#shared/contract/userDetails'
import { paths } from '../../paths'
import { useMay } from '../../session/useMay'
import * as usageTexts from '#shared/texts/usage'

/** To where a reading is sent in, and to where it is set from which usage on one is told. */
export function UsageLinks({ service }: { service: UserAccount }) {
  const mayAsk = useMay('SERVICETICKET.write')
  const mayBeTold = useMay('ACCOUNTPREF.read')
  const reading = new URLSearchParams({
    type: 'meter_reading',
    subtype: 'own_reading',
    service: service.crm_service_account_id,
    description: usageTexts.thisIsMyOwnMeterReading,
  })
  return (
    <>
      {mayAsk && <Link to={`${paths.meterTicketCreate}?${reading}`}>{usageTexts.submitAReading}</Link>}
      {mayBeTold && <Link to={paths.communicationPreference}>{usageTexts.setAUsageAlert}</Link>}
    </>
  )
}
