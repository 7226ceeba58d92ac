import { DevicesPanel } from '../../features/devices/DevicesPanel'
import { FiberServicePage } from '../../features/plans/FiberServicePage'
import { DataUsagePanel } from '../../features/usage/DataUsagePanel'

/** /fiber-service: the plan with its add-ons, the equipment at home and the data usage. */
export const FiberService = () => (
  <FiberServicePage
    devicesOf={(account) => <DevicesPanel account={account} />}
    usageOf={(account) => <DataUsagePanel account={account} />}
  />
)
