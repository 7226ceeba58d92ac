/** Lists the found accounts' logins and open invitations, so that staff don't create a duplicate. */

import type { ExistingSignIn, WaitingInvitation } from '#shared/contract/customers/portalUsers'
import { joinWithAnd } from '#shared/format/joinWords'
import * as peopleTexts from '#shared/texts/customers/people'
import * as portalUserTexts from '#shared/texts/customers/portalUsers'
import { DateText } from '../../ui/DateText'
import { Rich } from '../../ui/Rich'
import type { AccountMatches } from './useFindAccounts'

export function ExistingSignIns({ found: { accounts, signIns, invitations } }: { found: AccountMatches }) {
  const owners = [...new Map(accounts.map(({ parent_account_id, name }) => [parent_account_id, name]))]
  return owners.map(([number, name]) => {
    const customerSignIns = signIns.filter(({ parent_account_id }) => parent_account_id === number)
    const customerInvitations = invitations.filter(({ parent_account_id }) => parent_account_id === number)
    return (
      <p key={number}>
        {owners.length > 1 && `${name} (${number}): `}
        {customerSignIns.length > 0 &&
          `${portalUserTexts.existingLogins(joinWithAnd(customerSignIns.map(signInText)))} `}
        {customerInvitations.map((invitation) => (
          <InvitationText key={`${invitation.kind} ${invitation.email}`} invitation={invitation} />
        ))}
        {customerSignIns.length === 0 && customerInvitations.length === 0 && portalUserTexts.noLogin}
      </p>
    )
  })
}

const signInText = ({ email, level, status }: ExistingSignIn): string =>
  portalUserTexts.loginSummary(email, peopleTexts.levelLabels[level], status === 'disabled')

const InvitationText = ({ invitation: { kind, email, invited_at } }: { invitation: WaitingInvitation }) => (
  <>
    <Rich
      text={portalUserTexts.pendingInvitation(kind === 'registration', email)}
      parts={{ date: <DateText value={invited_at} /> }}
    />{' '}
  </>
)
