import type { UserAccount } from '#shared/contract/userDetails'
import { PaperlessPanel } from '../../features/settings/PaperlessPanel'
import { BillingHistoryPage } from '../../features/statements/BillingHistoryPage'
import { useMay } from '../../session/useMay'

function Paperless({ account }: { account: UserAccount }) {
  const mayChange = useMay('ACCOUNTPREF.write')
  return mayChange && <PaperlessPanel groupId={account.crm_billing_group_id} mayChange />
}

/** /BillingHistory: the statements, with the choice of paper above them. */
export const BillingHistory = () => <BillingHistoryPage paperlessOf={(account) => <Paperless account={account} />} />
