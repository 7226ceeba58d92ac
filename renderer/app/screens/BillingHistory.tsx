import type { UserAccount } from '#shared/contract/customers/userDetails'
import { PaperlessPanel } from '../../features/settings/notifications/PaperlessPanel'
import { BillingHistoryPage } from '../../features/statements/BillingHistoryPage'
import { useHasRight } from '../../session/useHasRight'

function Paperless({ account }: { account: UserAccount }) {
  const mayChange = useHasRight('ACCOUNTPREF.write')
  return mayChange && <PaperlessPanel groupId={account.crm_billing_group_id} mayChange />
}

/** /BillingHistory: the statements, with the paperless setting above them. */
export const BillingHistory = () => <BillingHistoryPage paperlessOf={(account) => <Paperless account={account} />} />
