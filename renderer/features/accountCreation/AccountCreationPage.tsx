/**
 * /pracc: creates portal accounts for customers of the old system, one by one or from a list. The tab is in the URL.
 */
import { useSearchParams } from 'react-router-dom'
import { missingRight } from '#shared/access/rightText'
import * as accountCreationTexts from '#shared/texts/customers/accountCreation'
import { useHasRight } from '../../session/useHasRight'
import { EmptyPanel, PageStack } from '../../ui/panels/Panel'
import { TabLinks } from '../../ui/panels/TabLinks'
import { AccountListTab } from './AccountListTab'
import { SingleAccountTab } from './SingleAccountTab'

export function AccountCreationPage() {
  const [search] = useSearchParams()
  const mayCreate = useHasRight('PAYMENTREGADMIN.write')
  const isList = search.get('tab') === 'list'
  if (!mayCreate) {
    return <EmptyPanel>{missingRight('PAYMENTREGADMIN.write')}</EmptyPanel>
  }
  return (
    <PageStack>
      <TabLinks
        label={accountCreationTexts.tabsLabel}
        current={isList ? 'list' : 'one'}
        tabs={[
          { key: 'one', label: accountCreationTexts.oneAccount, count: undefined, to: '?' },
          { key: 'list', label: accountCreationTexts.fromAList, count: undefined, to: '?tab=list' },
        ]}
      />
      {isList ? (
        <AccountListTab />
      ) : (
        <SingleAccountTab key={search.get('account')} initialAccount={search.get('account') ?? ''} />
      )}
    </PageStack>
  )
}
