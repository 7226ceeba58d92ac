import { PaySelectedDialog } from '../../features/payments/paying/selected/PaySelectedDialog'
import { ServiceAccountsPage } from '../../features/serviceAccounts/ServiceAccountsPage'

/** /SubAccounts: the person's services by address, with payment of several bills at once. */
export const ServiceAccounts = () => (
  <ServiceAccountsPage payDialog={(selected) => <PaySelectedDialog {...selected} />} />
)
