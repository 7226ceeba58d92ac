import { ServicePlan } from '../../features/plans/ServicePlan'
import { TvPage } from '../../features/tv/TvPage'

/** /tvPin: PINs, boxes, channels, and the pack with its add-ons. */
export const TvSettings = () => <TvPage planOf={(account) => <ServicePlan account={account} serviceType="TV" />} />
