/** Shows the second step of creating a login: its accounts, the existing logins, and a warning if needed. */
import { type AccessibleAccount, type AccountDetails, createUserAccount } from '#shared/contract/customers/portalUsers'
import * as commonTexts from '#shared/texts/common'
import * as portalUserTexts from '#shared/texts/customers/portalUsers'
import { useCreateUserAccountMutation } from '../../api/customers/portalUsers'
import { Button } from '../../ui/Button'
import { useCallForm } from '../../ui/forms/useCallForm'
import { useNotify } from '../../ui/notices/useNotify'
import parts from '../../ui/panels/parts.module.css'
import { AccountChoice } from './AccountChoice'
import { EmailNotOnFileWarning } from './EmailNotOnFileWarning'
import { ExistingSignIns } from './ExistingSignIns'
import { type NewUser, type Secrets, toRequest } from './newUser'
import styles from './portalUsers.module.css'
import { type AccountMatches, failureText } from './useFindAccounts'

interface Props {
  user: NewUser & Secrets
  found: AccountMatches
  onBack: () => void
  onCreated: (accessibleAccounts: readonly AccessibleAccount[]) => void
}

interface Selection {
  /** The ids of the selected accounts. */
  accounts: ReadonlySet<string>
}

const noSelection: Selection = { accounts: new Set() }

export function AccountStep({ user, found, onBack, onCreated }: Props) {
  const { accounts } = found
  const [create, { isSuccess }] = useCreateUserAccountMutation()
  const { snackbar } = useNotify()
  const form = useCallForm(createUserAccount, {
    initial: noSelection,
    input: ({ accounts: ids }) => ({
      body: toRequest(
        user,
        accounts.filter(({ account_id }) => ids.has(account_id)),
      ),
    }),
    send: create,
    onSent: ({ opened }) => {
      snackbar(portalUserTexts.created)
      onCreated(opened)
    },
    // A toast shows the reason.
    onFailed: (problem) => {
      snackbar(portalUserTexts.error(failureText(problem, portalUserTexts.createFailed)))
      return null
    },
  })
  const { accounts: selected } = form.values

  return (
    <form className={styles.step} {...form.props}>
      <p>
        {user.type}: {user.first_name} {user.last_name}, {user.email}
      </p>
      {!isSuccess && <ExistingSignIns found={found} />}
      <p>{portalUserTexts.loginScope}</p>
      <AccountChoice {...{ accounts, selected }} onSelect={(ids) => form.save({ accounts: ids })} />
      {!isSuccess && (
        <EmailNotOnFileWarning email={user.email.trim()} found={found} owners={ownersOf(accounts, selected)} />
      )}
      <div className={parts.actions}>
        <Button onClick={onBack} disabled={form.isBusy || isSuccess}>
          {commonTexts.back}
        </Button>
        <Button onClick={() => form.save(noSelection)} disabled={selected.size === 0 || isSuccess}>
          {portalUserTexts.resetSelection}
        </Button>
        <Button kind="primary" type="submit" disabled={selected.size === 0 || isSuccess} isBusy={form.isBusy}>
          {portalUserTexts.createUser}
        </Button>
      </div>
    </form>
  )
}

const ownersOf = (accounts: readonly AccountDetails[], selected: ReadonlySet<string>): string[] => [
  ...new Set(
    accounts.flatMap(({ account_id, parent_account_id }) => (selected.has(account_id) ? [parent_account_id] : [])),
  ),
]
