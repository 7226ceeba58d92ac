import { Suspense } from 'react'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import { PaperlessPlaceholder } from '../../features/settings/notifications/PaperlessPlaceholder'
import { BillingHistoryPage } from '../../features/statements/BillingHistoryPage'
import { useHasRight } from '../../session/useHasRight'
import { lazyThemed } from '../../ui/theme/lazyThemed'

const PaperlessPanel = lazyThemed(
  async () => (await import('../../features/settings/notifications/PaperlessPanel')).PaperlessPanel,
)

function Paperless({ account, isListShown }: { account: UserAccount; isListShown: boolean }) {
  const mayChange = useHasRight('ACCOUNTPREF.write')
  return (
    mayChange && (
      <Suspense fallback={<PaperlessPlaceholder />}>
        {isListShown ? <PaperlessPanel account={account} mayChange /> : <PaperlessPlaceholder />}
      </Suspense>
    )
  )
}

/** /BillingHistory: the statements, with the paperless setting above them. */
export const BillingHistory = () => (
  <BillingHistoryPage
    paperlessOf={(account, isListShown) => <Paperless account={account} isListShown={isListShown} />}
  />
)
