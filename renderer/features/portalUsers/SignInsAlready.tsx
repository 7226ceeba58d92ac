/** Who signs in for the accounts that were found, or was invited to, so that nobody makes a second sign-in for the same person. */
import type { WaitingInvitation, ExistingSignIn } from '#shared/contract/portalUsers'
import { DateText } from '../../ui/DateText'
import { levelLabels } from '#shared/personLevels'
import { allOf } from '../../ui/look/listed'
import type { FoundAccounts } from './useAccounts'
import * as portalUserTexts from '#shared/texts/portalUsers'
import { Rich } from '../../ui/Rich'

export function SignInsAlready({ found: { accounts, signIns, invitations } }: { found: FoundAccounts }) {
  const owners = [...new Map(accounts.map(({ parent_account_id, name }) => [parent_account_id, name]))]
  return owners.map(([number, name]) => {
    const theirs = signIns.filter(({ parent_account_id }) => parent_account_id === number)
    const waiting = invitations.filter(({ parent_account_id }) => parent_account_id === number)
    return (
      <p key={number}>
        {owners.length > 1 && `${name} (${number}): `}
        {theirs.length > 0 && portalUserTexts.existingLogins(allOf(theirs.map(signInText)))}
        {waiting.map((invitation) => (
          <Waiting key={`${invitation.kind} ${invitation.email}`} invitation={invitation} />
        ))}
        {theirs.length === 0 && waiting.length === 0 && portalUserTexts.noPortalLoginExistsFor}
      </p>
    )
  })
}

const signInText = ({ email, level, status }: ExistingSignIn): string =>
  portalUserTexts.disabledOfEmailAndLevelAndIsDisabled(email, levelLabels[level], status === 'disabled')

const Waiting = ({ invitation: { kind, email, invited_at } }: { invitation: WaitingInvitation }) => (
  <>
    <Rich
      text={portalUserTexts.anInvitationToRegisterSent(kind === 'registration', email)}
      parts={{ date: <DateText value={invited_at} /> }}
    />{' '}
  </>
)
