import { Link } from 'react-router-dom'
import type { UserAccount } from '#shared/contract/userDetails'
import { paths } from '../../paths'
import { useMay } from '../../session/useMay'

/** To where a reading is sent in, and to where it is set from which usage on one is told. */
export function UsageLinks({ service }: { service: UserAccount }) {
  const mayAsk = useMay('SERVICETICKET.write')
  const mayBeTold = useMay('ACCOUNTPREF.read')
  const reading = new URLSearchParams({
    type: 'meter_reading',
    subtype: 'own_reading',
    service: service.crm_service_account_id,
    description: 'This is my own reading of the meter.',
  })
  return (
    <>
      {mayAsk && <Link to={`${paths.meterTicketCreate}?${reading}`}>Submit a reading</Link>}
      {mayBeTold && <Link to={paths.communicationPreference}>Set a usage alert</Link>}
    </>
  )
}
