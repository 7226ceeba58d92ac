import { ServicePlan } from '../../features/plans/ServicePlan'
import { VoipPage } from '../../features/voip/VoipPage'

/** /voipCustomer: the lines, and the plan with its add-ons. */
export const VoipSettings = () => (
  <VoipPage planOf={(account) => <ServicePlan account={account} serviceType="VOIP" />} />
)
