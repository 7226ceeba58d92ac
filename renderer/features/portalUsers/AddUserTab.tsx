/** Makes a portal user in two steps: who it is, then which accounts they reach. */
import { useEffect, useRef, useState } from 'react'
import type { OpenedAccount } from '#shared/contract/portalUsers'
import { useDraft } from '../../session/useDraft'
import { Panel } from '../../ui/panels/Panel'
import { AccountStep } from './AccountStep'
import { noSecrets, noUser, shownPassword, type NewUser } from './newUser'
import type { FoundAccounts } from './useAccounts'
import type { Made } from './UserMade'
import { UserStep } from './UserStep'
import { portalUserTypes } from '#shared/portalUsers'
import * as commonTexts from '#shared/texts/common'
import * as portalUserTexts from '#shared/texts/portalUsers'

/** How long the success stands before the form is empty again (staff specification, section 9). */
const resetDelayMs = 2000

interface Props {
  /** What the form begins with. */
  known: NewUser
  /** At once. */
  onMade: (made: Made) => void
  /** After the form is empty again. */
  onCreated: () => void
}

export function AddUserTab({ known, onMade, onCreated }: Props) {
  // Of each person of its own: what is known of one is not filled in for another.
  const draft = useDraft(known.emailId === '' ? 'add-user' : `add-user:${known.emailId}`, { ...known })
  const [secrets, setSecrets] = useState(noSecrets)
  const [found, setFound] = useState<FoundAccounts | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const user: NewUser = {
    ...draft.values,
    type: portalUserTypes.find((type) => type === draft.values.type) ?? noUser.type,
  }

  function startAgain(opened: readonly OpenedAccount[]): void {
    const { firstName, lastName, emailId } = user
    onMade({
      name: `${firstName} ${lastName}`.trim(),
      email: emailId.trim(),
      opened,
      generated: shownPassword(secrets),
    })
    timer.current = setTimeout(() => {
      draft.discard()
      setSecrets(noSecrets)
      setFound(null)
      onCreated()
    }, resetDelayMs)
  }

  return (
    <Panel title={found ? commonTexts.accounts : portalUserTexts.newUser}>
      {found ? (
        <AccountStep {...{ user, secrets, found }} onBack={() => setFound(null)} onCreated={startAgain} />
      ) : (
        <UserStep
          {...{ user, secrets }}
          onChange={(changes) => draft.keep(changes)}
          onSecrets={setSecrets}
          onFound={setFound}
        />
      )}
    </Panel>
  )
}
