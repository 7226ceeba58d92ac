import { ServiceAccountsPage } from '../../features/accounts/ServiceAccountsPage'
import { PaySelectedDialog } from '../../features/payments/paying/PaySelectedDialog'

/** /SubAccounts: what the person has by address, and paying several bills at once. */
export const ServiceAccounts = () => (
  <ServiceAccountsPage payDialog={(selected) => <PaySelectedDialog {...selected} />} />
)
