import { DevicesPanel } from '../../features/devices/DevicesPanel'
import { FiberServicePage } from '../../features/plans/FiberServicePage'

/** /fiber-service: the plan with its add-ons, and the equipment at home. */
export const FiberService = () => <FiberServicePage devicesOf={(account) => <DevicesPanel account={account} />} />
