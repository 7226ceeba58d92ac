/** Makes a portal user in two steps: who it is, then which accounts they reach. */
import { useEffect, useRef, useState } from 'react'
import type { AccountDetails } from '#shared/contract/portalUsers'
import { useDraft } from '../../session/useDraft'
import { Panel } from '../../ui/panels/Panel'
import { AccountStep } from './AccountStep'
import { noSecrets, noUser, type NewUser } from './newUser'
import { UserStep } from './UserStep'
import { portalUserTypes } from '#shared/portalUsers'

/** How long the success stands before the form is empty again (staff specification, section 9). */
const resetDelayMs = 2000

interface Props {
  /** What the form begins with. */
  known: NewUser
  onCreated: () => void
}

export function AddUserTab({ known, onCreated }: Props) {
  // Of each person of its own: what is known of one is not filled in for another.
  const draft = useDraft(known.emailId === '' ? 'add-user' : `add-user:${known.emailId}`, { ...known })
  const [secrets, setSecrets] = useState(noSecrets)
  const [accounts, setAccounts] = useState<AccountDetails[] | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const user: NewUser = {
    ...draft.values,
    type: portalUserTypes.find((type) => type === draft.values.type) ?? noUser.type,
  }

  function startAgain(): void {
    timer.current = setTimeout(() => {
      draft.discard()
      setSecrets(noSecrets)
      setAccounts(null)
      onCreated()
    }, resetDelayMs)
  }

  return (
    <Panel title={accounts ? 'Accounts' : 'New user'}>
      {accounts ? (
        <AccountStep {...{ user, secrets, accounts }} onBack={() => setAccounts(null)} onCreated={startAgain} />
      ) : (
        <UserStep
          {...{ user, secrets }}
          onChange={(changes) => draft.keep(changes)}
          onSecrets={setSecrets}
          onFound={setAccounts}
        />
      )}
    </Panel>
  )
}
