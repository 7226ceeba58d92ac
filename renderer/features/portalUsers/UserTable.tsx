import type { FoundUser } from '#shared/contract/customers/portalUsers'
import * as commonTexts from '#shared/texts/common'
import * as portalUserTexts from '#shared/texts/customers/portalUsers'
import { CustomerLink } from '../../domain/customers/CustomerLink'
import { useViewCustomer } from '../../domain/customers/useViewCustomer'
import { useHasRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { DateText } from '../../ui/DateText'
import { EmailText } from '../../ui/EmailText'
import { phoneMask } from '../../ui/forms/phoneMask'
import { ConsoleTable } from '../../ui/lists/ConsoleTable'
import type { Column } from '../../ui/lists/DataTable'
import type { ListSort } from '../../ui/lists/useListSort'
import figures from '../../ui/panels/figures.module.css'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import { Tag } from '../../ui/Tag'

interface Props {
  users: FoundUser[]
  /** The number of the first person across all pages. */
  firstNumber: number
  sorting: ListSort
  isStale: boolean
  onReset: (user: FoundUser) => void
}

/** The key includes the service, because a person has one row per service. */
const rowKeyOf = ({ user_id, account_no, address, service_type_code }: FoundUser): string =>
  [user_id, account_no, address, service_type_code].join(' ')

/** Returns the distinct user IDs in row order. */
const distinctUserIds = (users: readonly FoundUser[]): string[] => [...new Set(users.map(({ user_id }) => user_id))]

const textColumn = (title: string, key: keyof FoundUser): Column<FoundUser> => ({
  key,
  title,
  narrow: 'wide',
  isNamed: true,
  render: (user) => user[key] || '–',
})

/** The columns of the person, which several rows of the same person share. */
function personColumns(users: readonly FoundUser[], firstNumber: number): Column<FoundUser>[] {
  const userIds = distinctUserIds(users)
  return [
    {
      key: 'number',
      title: portalUserTexts.slNo,
      isFigure: true,
      narrow: 'hidden',
      isShared: true,
      render: ({ user_id }) => firstNumber + userIds.indexOf(user_id),
    },
    {
      key: 'name',
      title: commonTexts.name,
      narrow: 'wide',
      isShared: true,
      render: ({ user_id, name, status, service_count, last_sign_in_at }) => (
        <>
          {name} {status === 'disabled' && <Tag color="warning">{portalUserTexts.disabledLabel}</Tag>}
          <div className={parts.small}>
            {last_sign_in_at ? (
              <Rich text={portalUserTexts.lastSignIn} parts={{ date: <DateText value={last_sign_in_at} /> }} />
            ) : (
              portalUserTexts.neverSignedIn
            )}
          </div>
          <MoreServices listed={users.filter((user) => user.user_id === user_id).length} count={service_count} />
        </>
      ),
    },
    {
      ...textColumn(commonTexts.email, 'email'),
      isShared: true,
      render: ({ email }) => <EmailText email={email} />,
    },
    {
      key: 'phone',
      title: commonTexts.phone,
      narrow: 'wide',
      isNamed: true,
      isShared: true,
      render: ({ phone }) => (phone === '' ? '–' : <span className={figures.figures}>{phoneMask(phone)}</span>),
    },
  ]
}

/** The columns of the service, of which each row has one. */
const serviceColumns = (customers: ReturnType<typeof useViewCustomer>): Column<FoundUser>[] => [
  {
    key: 'account_no',
    title: commonTexts.accNo,
    narrow: 'wide',
    isNamed: true,
    render: ({ account_no, crm_customer_number }) =>
      account_no === '' ? (
        '–'
      ) : (
        <CustomerLink customers={customers} number={crm_customer_number} billingAccount={account_no}>
          {account_no}
        </CustomerLink>
      ),
  },
  textColumn(commonTexts.address, 'address'),
  textColumn(portalUserTexts.zip, 'zip_code'),
  textColumn(portalUserTexts.serviceType, 'service_type_code'),
  textColumn(commonTexts.community, 'community'),
]

const actionColumn = (onReset: Props['onReset']): Column<FoundUser> => ({
  key: 'actions',
  title: commonTexts.actions,
  narrow: 'wide',
  isAction: true,
  isShared: true,
  render: (user) => (
    <Button size="small" aria-label={portalUserTexts.resetPasswordFor(user.name)} onClick={() => onReset(user)}>
      {portalUserTexts.resetPassword}
    </Button>
  ),
})

export function UserTable({ users, firstNumber, sorting, isStale, onReset }: Props) {
  const mayReset = useHasRight('USERLOGINS.write')
  const customers = useViewCustomer()
  const columns = [
    ...personColumns(users, firstNumber),
    ...serviceColumns(customers),
    ...(mayReset ? [actionColumn(onReset)] : []),
  ]
  return (
    <ConsoleTable
      caption={portalUserTexts.portalUsers}
      columns={columns}
      rows={users}
      rowKey={rowKeyOf}
      groupOf={({ user_id }) => user_id}
      empty={
        <>
          <p>{portalUserTexts.noDataFound}</p>
          <p>{portalUserTexts.noMatchHint}</p>
        </>
      }
      sorting={sorting}
      isStale={isStale}
    />
  )
}

const MoreServices = ({ listed, count }: { listed: number; count: number }) =>
  count > listed && <div className={parts.small}>{portalUserTexts.tooManyServices(listed, count)}</div>
