/** Who signs in for the accounts that were found, so that nobody makes a second sign-in for the same person. */
import type { AccountDetails, ExistingSignIn } from '#shared/contract/portalUsers'
import { levelLabels } from '../../ui/personLevels'
import { allOf } from '../../ui/look/listed'

interface Props {
  accounts: readonly AccountDetails[]
  signIns: readonly ExistingSignIn[]
}

export function SignInsAlready({ accounts, signIns }: Props) {
  const owners = [...new Map(accounts.map(({ parent_account_id, name }) => [parent_account_id, name]))]
  return owners.map(([number, name]) => {
    const theirs = signIns.filter(({ parent_account_id }) => parent_account_id === number)
    return (
      <p key={number}>
        {owners.length > 1 && `${name} (${number}): `}
        {theirs.length > 0 ? `Already opened by ${allOf(theirs.map(signInText))}.` : 'Nobody signs in for them yet.'}
      </p>
    )
  })
}

const signInText = ({ email, level, status }: ExistingSignIn): string =>
  `${email} (${levelLabels[level]}${status === 'disabled' ? ', disabled' : ''})`
