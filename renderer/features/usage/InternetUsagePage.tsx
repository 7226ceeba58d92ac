/** /internetUsage: shows the data usage of the fiber service at the selected address. All filters are in the URL. */
import { isStaff } from '#shared/access/access'
import { NoAccount } from '../../domain/services/NoAccount'
import { NoService } from '../../domain/services/NoService'
import { useSignedIn } from '../../session/SignedIn'
import { useSelection } from '../../session/useSelection'
import { PageStack } from '../../ui/panels/Panel'
import { DataDetails, DataUsagePanel } from './DataUsagePanel'
import { EstimatePanel } from './EstimatePanel'
import { ServiceTabs } from './ServiceTabs'

export function InternetUsagePage() {
  const { user } = useSignedIn()
  const { account, accounts } = useSelection()
  if (!account) return <NoAccount isStaff={isStaff(user.userTypeCode)} />
  const fiber = accounts.find(({ service_type_code }) => service_type_code === 'FIBER')
  if (!fiber) return <NoService type="FIBER" selectedStreet={account.street_address} accounts={user.user_accounts} />
  return (
    <PageStack key={fiber.crm_service_account_id}>
      <ServiceTabs current="FIBER" />
      <EstimatePanel account={fiber} />
      <DataUsagePanel account={fiber} />
      <DataDetails account={fiber} />
    </PageStack>
  )
}
