/** Lists invited people who match the search and haven't accepted yet. */
import type { InvitedUser } from '#shared/contract/customers/portalUsers'
import * as commonTexts from '#shared/texts/common'
import * as peopleTexts from '#shared/texts/customers/people'
import * as portalUserTexts from '#shared/texts/customers/portalUsers'
import { useResendInvitationMutation } from '../../api/customers/people'
import { useHasRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { DateText } from '../../ui/DateText'
import { EmailText } from '../../ui/EmailText'
import { type Column, DataTable } from '../../ui/lists/DataTable'
import { useNotify } from '../../ui/notices/useNotify'
import { Panel } from '../../ui/panels/Panel'
import { Rich } from '../../ui/Rich'
import { Tag } from '../../ui/Tag'

const columns: Column<InvitedUser>[] = [
  { key: 'name', title: commonTexts.name, narrow: 'wide', render: ({ name }) => name },
  { key: 'email', title: commonTexts.email, narrow: 'wide', render: ({ email }) => <EmailText email={email} /> },
  {
    key: 'status',
    title: commonTexts.status,
    narrow: 'wide',
    render: ({ is_expired, invited_until }) => (
      <>
        <Tag color={is_expired ? 'warning' : 'default'}>
          {is_expired ? commonTexts.invitationExpired : commonTexts.invitedLabel}
        </Tag>{' '}
        <Rich
          text={is_expired ? portalUserTexts.expiredOn : portalUserTexts.validUntil}
          parts={{ date: <DateText value={invited_until} /> }}
        />
      </>
    ),
  },
]

export function InvitedList({ invited }: { invited: InvitedUser[] }) {
  const mayResend = useHasRight('MANAGECONTACT.write')
  if (invited.length === 0) return null
  const actions: Column<InvitedUser> = {
    key: 'actions',
    isAction: true,
    title: commonTexts.actions,
    narrow: 'wide',
    render: (person) => <ResendButton person={person} />,
  }
  return (
    <Panel title={portalUserTexts.invitedLabel}>
      <DataTable
        caption={portalUserTexts.invitedPeople}
        columns={mayResend ? [...columns, actions] : columns}
        rows={invited}
        rowKey={({ contact_id }) => contact_id}
      />
    </Panel>
  )
}

function ResendButton({ person: { contact_id, name } }: { person: InvitedUser }) {
  const [resend, { isLoading }] = useResendInvitationMutation()
  const { snackbar } = useNotify()
  async function send(): Promise<void> {
    const { error } = await resend({ body: { contact_id } })
    if (!error) snackbar(peopleTexts.invitedAgain)
  }
  return (
    <Button
      size="small"
      isBusy={isLoading}
      aria-label={portalUserTexts.resendInvitation(name)}
      onClick={() => void send()}
    >
      {portalUserTexts.sendInvitationAgain}
    </Button>
  )
}
