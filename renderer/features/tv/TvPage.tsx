/** /tvPin: shows PINs, boxes and channels of the TV service at the selected address. The caller passes the plan. */
import type { ReactNode } from 'react'
import { isStaff } from '#shared/access/access'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import * as tvTexts from '#shared/texts/services/tv'
import { useGetTvQuery } from '../../api/services/tv'
import { NoAccount } from '../../domain/services/NoAccount'
import { NoService } from '../../domain/services/NoService'
import { useSignedIn } from '../../session/SignedIn'
import { useSelection } from '../../session/useSelection'
import { PageStack } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import { BoxesPanel } from './BoxesPanel'
import { ChannelsPanel } from './ChannelsPanel'
import { PinsPanel } from './PinsPanel'
import { RatingsPanel } from './RatingsPanel'

interface TvPageProps {
  planOf: (account: UserAccount) => ReactNode
}

export function TvPage({ planOf }: TvPageProps) {
  const { user } = useSignedIn()
  const { account, accounts } = useSelection()
  if (!account) return <NoAccount isStaff={isStaff(user.userTypeCode)} />
  const tv = accounts.find(({ service_type_code }) => service_type_code === 'TV')
  if (!tv) return <NoService type="TV" selectedStreet={account.street_address} accounts={user.user_accounts} />
  return (
    <PageStack isShownInOrder key={tv.crm_service_account_id}>
      <Settings serviceAccountId={tv.crm_service_account_id} />
      <RatingsPanel />
      {planOf(tv)}
      <ChannelsPanel serviceAccountId={tv.crm_service_account_id} />
    </PageStack>
  )
}

function Settings({ serviceAccountId }: { serviceAccountId: string }) {
  const query = useGetTvQuery({ query: { crm_service_account_id: serviceAccountId } })
  return (
    <PageState query={query} failedText={tvTexts.tvSettingsNotLoaded} rows={5}>
      {({ pins, boxes }) => (
        <>
          <PinsPanel serviceAccountId={serviceAccountId} pins={pins} boxes={boxes} />
          <BoxesPanel boxes={boxes} />
        </>
      )}
    </PageState>
  )
}
