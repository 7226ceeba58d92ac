/** /myAcclogin: customers' sign-ins; making one, and finding one to help somebody back in. The tab lives in the address. */
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useMay } from '../../session/useMay'
import { PageStack } from '../../ui/panels/Panel'
import { TabLinks } from '../../ui/panels/TabLinks'
import { AddUserTab } from './AddUserTab'
import { ManageUserTab } from './ManageUserTab'
import { knownIn } from './newUser'
import { UserMade, type Made } from './UserMade'
import * as portalUserTexts from '#shared/texts/portalUsers'

export function MyAccLoginPage() {
  const [address, setAddress] = useSearchParams()
  // Above the form, which begins anew beneath it.
  const [made, setMade] = useState<Made | null>(null)
  const mayMake = useMay('USERLOGINS.write')
  const isManaging = !mayMake || address.get('tab') === 'manage'
  return (
    <PageStack>
      <TabLinks
        label={portalUserTexts.customerLogins}
        current={isManaging ? 'manage' : 'add'}
        tabs={[
          ...(mayMake ? [{ key: 'add', label: portalUserTexts.addUser, count: undefined, to: '?' }] : []),
          { key: 'manage', label: portalUserTexts.manageUser, count: undefined, to: '?tab=manage' },
        ]}
      />
      {made && <UserMade key={made.email} made={made} onClose={() => setMade(null)} />}
      {isManaging ? (
        <ManageUserTab />
      ) : (
        <AddUserTab
          key={address.toString()}
          known={knownIn(address)}
          onMade={setMade}
          onCreated={() => setAddress({}, { replace: true })}
        />
      )}
    </PageStack>
  )
}
