/** /myAcclogin: staff create and find customers' sign-ins, and reset passwords. The URL holds the tab. */
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as portalUserTexts from '#shared/texts/customers/portalUsers'
import { useHasRight } from '../../session/useHasRight'
import { PageStack } from '../../ui/panels/Panel'
import { TabLinks } from '../../ui/panels/TabLinks'
import { AddUserTab } from './AddUserTab'
import { ManageUserTab } from './ManageUserTab'
import { readInitialUser } from './newUser'
import { type CreatedUser, UserCreatedPanel } from './UserCreatedPanel'

export function MyAccLoginPage() {
  const [search, setSearch] = useSearchParams()
  // The state lives here because the form below remounts while the created user stays visible.
  const [createdUser, setCreatedUser] = useState<CreatedUser | null>(null)
  const mayCreate = useHasRight('USERLOGINS.write')
  const isManaging = !mayCreate || search.get('tab') === 'manage'
  return (
    <PageStack>
      <TabLinks
        label={portalUserTexts.customerLogins}
        current={isManaging ? 'manage' : 'add'}
        tabs={[
          ...(mayCreate ? [{ key: 'add', label: portalUserTexts.addUser, count: undefined, to: '?' }] : []),
          { key: 'manage', label: portalUserTexts.manageUser, count: undefined, to: '?tab=manage' },
        ]}
      />
      {createdUser && (
        <UserCreatedPanel key={createdUser.email} createdUser={createdUser} onClose={() => setCreatedUser(null)} />
      )}
      {isManaging ? (
        <ManageUserTab />
      ) : (
        <AddUserTab
          key={search.toString()}
          initialUser={readInitialUser(search)}
          onUserCreated={setCreatedUser}
          onReset={() => setSearch({}, { replace: true })}
        />
      )}
    </PageStack>
  )
}
