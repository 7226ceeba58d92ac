import { DevicesPanel } from '../../features/devices/DevicesPanel'
import { FiberServicePage } from '../../features/plans/FiberServicePage'
import { DataUsagePanel } from '../../features/usage/DataUsagePanel'

/** /fiber-service: the plan with its add-ons, and the equipment at home, and how much the line carried. */
export const FiberService = () => (
  <FiberServicePage
    devicesOf={(account) => <DevicesPanel account={account} />}
    usageOf={(account) => <DataUsagePanel account={account} />}
  />
)
