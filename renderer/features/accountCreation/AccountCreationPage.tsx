/** /pracc: portal accounts for customers of the old system, one at a time or from a list. The tab lives in the address. */
import { useSearchParams } from 'react-router-dom'
import { useMay } from '../../session/useMay'
import { missingRight } from '#shared/featureWords'
import { EmptyPanel, PageStack } from '../../ui/panels/Panel'
import { TabLinks } from '../../ui/panels/TabLinks'
import { ListTab } from './ListTab'
import { OneTab } from './OneTab'
import * as accountCreationTexts from '#shared/texts/accountCreation'

export function AccountCreationPage() {
  const [address] = useSearchParams()
  const mayCreate = useMay('PAYMENTREGADMIN.write')
  const isList = address.get('tab') === 'list'
  if (!mayCreate) {
    return <EmptyPanel>{missingRight(accountCreationTexts.creatingAccounts, 'PAYMENTREGADMIN', 'write')}</EmptyPanel>
  }
  return (
    <PageStack>
      <TabLinks
        label={accountCreationTexts.waysToCreateAccounts}
        current={isList ? 'list' : 'one'}
        tabs={[
          { key: 'one', label: accountCreationTexts.oneAccount, count: undefined, to: '?' },
          { key: 'list', label: accountCreationTexts.fromAList, count: undefined, to: '?tab=list' },
        ]}
      />
      {isList ? <ListTab /> : <OneTab key={address.get('account')} known={address.get('account') ?? ''} />}
    </PageStack>
  )
}
