/** / for customers: what needs attention first, then what is owed, then what they have. */
import { useMay } from '../../session/useMay'
import { useSignedIn } from '../../session/SignedIn'
import { useSelected } from '../../session/useSelected'
import { TileGrid } from '../../ui/TilePanel'
import { AccountLocationTile } from './AccountLocationTile'
import { AccountsTile } from './AccountsTile'
import { Alerts, AnnouncementsTile } from './AnnouncementsTile'
import { BalanceTile } from './BalanceTile'
import { PaymentHistoryTile } from './PaymentHistoryTile'
import { PaymentMethodsTile } from './PaymentMethodsTile'
import { PlanTile } from './PlanTile'
import { ProfileTile } from './ProfileTile'

/** Tiles about an account begin anew when another one is selected, so that no figure of the one before stays. */
export function DashboardPage() {
  const { user } = useSignedIn()
  const { account, address } = useSelected()
  const mayRead = {
    accounts: useMay('ACCOUNTS.read'),
    payments: useMay('MANAGEPAYMENT.read'),
    methods: useMay('MANAGEPAYMENT.write'),
    history: useMay('PAYMENTHISTORY.read'),
  }
  return (
    <TileGrid>
      <Alerts />
      {account && mayRead.payments && (
        <BalanceTile key={`balance ${account.crm_service_account_id}`} account={account} />
      )}
      {account && mayRead.accounts && <PlanTile key={`plan ${account.crm_service_account_id}`} account={account} />}
      <ProfileTile />
      {mayRead.accounts && <AccountLocationTile userId={user.user_id} premiseId={address?.crm_premise_id ?? null} />}
      {mayRead.accounts && <AccountsTile user={user} />}
      {account && mayRead.history && (
        <PaymentHistoryTile key={`history ${account.crm_billing_group_id}`} account={account} />
      )}
      {account && mayRead.methods && (
        <PaymentMethodsTile key={`methods ${account.crm_customer_number}`} account={account} />
      )}
      <AnnouncementsTile />
    </TileGrid>
  )
}
