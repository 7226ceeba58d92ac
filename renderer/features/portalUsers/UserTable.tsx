import { Button } from 'antd'
import type { FoundUser } from '#shared/contract/portalUsers'
import { useMay } from '../../session/useMay'
import { DateText } from '../../ui/DateText'
import { phoneMask } from '../../ui/forms/phoneMask'
import { DataTable, type Column } from '../../ui/lists/DataTable'
import { Badge } from '../../ui/panels/Badge'

interface Props {
  users: FoundUser[]
  /** Of the first row, over all pages. */
  firstNumber: number
  isStale: boolean
  onReset: (user: FoundUser) => void
}

/** The same person may stand in several rows. */
const keyOf = ({ user_id, account_no, address, service_type_code }: FoundUser): string =>
  [user_id, account_no, address, service_type_code].join(' ')

export function UserTable({ users, firstNumber, isStale, onReset }: Props) {
  const mayReset = useMay('USERLOGINS.write')
  const text = (title: string, key: keyof FoundUser): Column<FoundUser> => ({
    key,
    title,
    narrow: 'wide',
    narrowName: title,
    render: (user) => user[key] || '–',
  })
  const columns: Column<FoundUser>[] = [
    {
      key: 'number',
      title: 'Sl no.',
      isFigure: true,
      narrow: 'hidden',
      render: (user) => firstNumber + users.indexOf(user),
    },
    {
      key: 'name',
      title: 'Name',
      narrow: 'wide',
      render: ({ name, status }) => (
        <>
          {name} {status === 'disabled' && <Badge kind="warning">Disabled</Badge>}
        </>
      ),
    },
    text('Email', 'email'),
    {
      key: 'phone',
      title: 'Phone',
      narrow: 'wide',
      narrowName: 'Phone',
      render: ({ phone }) => (phone === '' ? '–' : phoneMask(phone)),
    },
    text('Acc No.', 'account_no'),
    text('Address', 'address'),
    text('Zip', 'zip_code'),
    text('Service type', 'service_type_code'),
    text('Community', 'community'),
    {
      key: 'last',
      title: 'Last sign-in',
      narrow: 'wide',
      narrowName: 'Last sign-in',
      render: ({ last_sign_in_at }) => (last_sign_in_at ? <DateText value={last_sign_in_at} /> : 'Never'),
    },
    ...(mayReset
      ? [
          {
            key: 'actions',
            title: 'Actions',
            narrow: 'wide' as const,
            render: (user: FoundUser) => (
              <Button aria-label={`Reset password of ${user.name}`} onClick={() => onReset(user)}>
                Reset password
              </Button>
            ),
          },
        ]
      : []),
  ]
  return (
    <DataTable
      caption="Portal users"
      columns={columns}
      rows={users}
      rowKey={keyOf}
      empty={<p>No data found</p>}
      isStale={isStale}
    />
  )
}
