import { ServicePlan } from '../../features/plans/ServicePlan'
import { VoipPage } from '../../features/voice/VoipPage'

/** /voipCustomer: the lines, and the plan with its add-ons. */
export const VoiceSettings = () => (
  <VoipPage planOf={(account) => <ServicePlan account={account} serviceType="VOIP" />} />
)
