/** Who fits what was searched for and was invited, but has not accepted yet. */
import { Button } from 'antd'
import { peopleTexts } from '#shared/accountTexts'
import type { InvitedUser } from '#shared/contract/portalUsers'
import { useResendInvitationMutation } from '../../api/people'
import { useMay } from '../../session/useMay'
import { DateText } from '../../ui/DateText'
import { DataTable, type Column } from '../../ui/lists/DataTable'
import { useNotify } from '../../ui/notices/useNotify'
import { Badge } from '../../ui/panels/Badge'
import { Panel } from '../../ui/panels/Panel'

const columns: Column<InvitedUser>[] = [
  { key: 'name', title: 'Name', narrow: 'wide', render: ({ name }) => name },
  { key: 'email', title: 'Email', narrow: 'wide', render: ({ email }) => email },
  {
    key: 'status',
    title: 'Status',
    narrow: 'wide',
    render: ({ is_expired, invited_until }) => (
      <>
        <Badge kind={is_expired ? 'warning' : 'plain'}>{is_expired ? 'Invitation expired' : 'Invited'}</Badge>{' '}
        {is_expired ? 'on' : 'until'} <DateText value={invited_until} />
      </>
    ),
  },
]

export function InvitedList({ invited }: { invited: InvitedUser[] }) {
  const mayResend = useMay('MANAGECONTACT.write')
  if (invited.length === 0) return null
  const actions: Column<InvitedUser> = {
    key: 'actions',
    title: 'Actions',
    narrow: 'wide',
    render: (person) => <Resend person={person} />,
  }
  return (
    <Panel title="Invited, not signed in yet">
      <DataTable
        caption="Invited people"
        columns={mayResend ? [...columns, actions] : columns}
        rows={invited}
        rowKey={({ contact_id }) => contact_id}
        empty={null}
      />
    </Panel>
  )
}

function Resend({ person: { contact_id, name } }: { person: InvitedUser }) {
  const [resend, { isLoading }] = useResendInvitationMutation()
  const { snackbar } = useNotify()
  async function send(): Promise<void> {
    const { error } = await resend({ body: { contact_id } })
    if (!error) snackbar(peopleTexts.invitedAgain)
  }
  return (
    <Button size="small" loading={isLoading} aria-label={`Resend invite to ${name}`} onClick={() => void send()}>
      Resend invite
    </Button>
  )
}
