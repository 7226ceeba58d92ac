/** Creates a portal user in two steps: the user's details, then the accounts that they can access. */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { portalUserTypes } from '#shared/access/portalUsers'
import type { AccessibleAccount } from '#shared/contract/customers/portalUsers'
import * as commonTexts from '#shared/texts/common'
import * as portalUserTexts from '#shared/texts/customers/portalUsers'
import { useDraft } from '../../domain/drafts/useDraft'
import { useSecrets } from '../../domain/drafts/useSecrets'
import { nameOf } from '../../ui/nameOf'
import { Panel } from '../../ui/panels/Panel'
import { AccountStep } from './AccountStep'
import { emptySecrets, emptyUser, type NewUser, type Secrets, visiblePassword } from './newUser'
import type { CreatedUser } from './UserCreatedPanel'
import { UserStep } from './UserStep'
import type { AccountMatches } from './useFindAccounts'

/** The success shows this long before the form resets (staff specification, section 9). */
const resetDelayMs = 2000

interface Props {
  /** Prefills the form. */
  initialUser: NewUser
  /** Is called right after the user is created. */
  onUserCreated: (createdUser: CreatedUser) => void
  /** Is called after the form has reset. */
  onReset: () => void
}

export function AddUserTab({ initialUser, onUserCreated, onReset }: Props) {
  // Each email has its own draft, so that one person's details never fill in another person's form.
  const draft = useDraft(initialUser.email === '' ? 'add-user' : `add-user:${initialUser.email}`, {
    ...initialUser,
  })
  const store = useSecrets(draft, emptySecrets)
  const [found, setFound] = useState<AccountMatches | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const finishReset = useEffectEvent(() => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    draft.discard()
  })
  // Leaving the tab earlier must not keep the details of a user who has been created.
  useEffect(() => () => finishReset(), [])
  const user: NewUser & Secrets = {
    ...store.values,
    type: portalUserTypes.find((type) => type === draft.values.type) ?? emptyUser.type,
  }

  function reportAndReset(accessibleAccounts: readonly AccessibleAccount[]): void {
    const { first_name, last_name, email } = user
    onUserCreated({
      name: nameOf({ first_name, last_name }).trim(),
      email: email.trim(),
      accessibleAccounts,
      generated: visiblePassword(user),
    })
    timer.current = setTimeout(() => {
      timer.current = undefined
      draft.discard()
      store.save(emptySecrets)
      setFound(null)
      onReset()
    }, resetDelayMs)
  }

  return (
    <Panel title={found ? commonTexts.accounts : portalUserTexts.newUser}>
      {found ? (
        <AccountStep {...{ user, found }} onBack={() => setFound(null)} onCreated={reportAndReset} />
      ) : (
        <UserStep draft={{ ...store, values: user }} onFound={setFound} />
      )}
    </Panel>
  )
}
