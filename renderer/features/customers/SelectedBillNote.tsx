/** Shows which billing account of the opened customer a tab shows. */

import { joinSentences } from '#shared/format/joinWords'
import { describeBill } from '#shared/services/describeBill'
import * as customerTexts from '#shared/texts/customers/customers'
import { useSignedIn } from '../../session/SignedIn'
import { useSelection } from '../../session/useSelection'
import parts from '../../ui/panels/parts.module.css'

export function SelectedBillNote() {
  const { user } = useSignedIn()
  const { account } = useSelection()
  if (!account) return null
  const number = account.crm_billing_account_number
  const { servicesInSentence: services, place } = describeBill(
    user,
    (other) => other.crm_billing_account_number === number,
  )
  const others = new Set(user.user_accounts.map((other) => other.crm_billing_account_number)).size - 1
  return (
    <p className={parts.quiet}>
      {joinSentences(
        customerTexts.billingAccountAt({ account: number, services, place }),
        others > 0 && customerTexts.switchHint,
      )}
    </p>
  )
}
