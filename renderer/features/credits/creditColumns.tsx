/** The columns of the accounts that can be credited, with the cells that select one and take its amount. */
import type { CreditCustomer } from '#shared/contract/billing/credits'
import * as creditTexts from '#shared/texts/billing/credits'
import * as commonTexts from '#shared/texts/common'
import { Money } from '../../domain/payments/Money'
import { EmailText } from '../../ui/EmailText'
import { phoneMask } from '../../ui/forms/phoneMask'
import type { Column } from '../../ui/lists/DataTable'
import parts from '../../ui/panels/parts.module.css'
import { Tag } from '../../ui/Tag'
import { amountProblem, type CreditDraft, useAmountText, useIsSelected } from './creditDraft'
import styles from './credits.module.css'

interface CellProps {
  customer: CreditCustomer
  draft: CreditDraft
}

export const creditColumns = (draft: CreditDraft, mayCredit: boolean): Column<CreditCustomer>[] => [
  ...(mayCredit
    ? [
        {
          key: 'chosen',
          title: commonTexts.select,
          render: (customer: CreditCustomer) => <SelectCell customer={customer} draft={draft} />,
        },
      ]
    : []),
  {
    key: 'name',
    title: commonTexts.name,
    narrow: 'wide',
    render: ({ name, email, phone, last_credit_at }) => (
      <>
        {name} {last_credit_at !== null && <Tag color="warning">{creditTexts.creditedLately}</Tag>}
        {email !== '' && (
          <span className={parts.below}>
            <EmailText email={email} />
          </span>
        )}
        {phone !== '' && <span className={parts.below}>{phoneMask(phone)}</span>}
      </>
    ),
  },
  {
    key: 'account',
    title: commonTexts.accNo,
    narrow: 'wide',
    isNamed: true,
    render: ({ account_no }) => <span className={styles.number}>{account_no}</span>,
  },
  {
    key: 'address',
    title: commonTexts.address,
    narrow: 'wide',
    isNamed: true,
    render: ({ address, zip_code, community }) => (
      <>
        {address}
        <span className={parts.below}>
          {zip_code} · {community}
        </span>
      </>
    ),
  },
  {
    key: 'service',
    title: creditTexts.serviceType,
    narrow: 'wide',
    isNamed: true,
    render: ({ service_type_code }) => service_type_code,
  },
  {
    key: 'balance',
    title: commonTexts.balance,
    isFigure: true,
    narrow: 'wide',
    isNamed: true,
    render: ({ balance }) => <Money cents={balance} />,
  },
  ...(mayCredit
    ? [
        {
          key: 'amount',
          title: creditTexts.creditAmount,
          narrow: 'wide' as const,
          isNamed: true,
          render: (customer: CreditCustomer) => <AmountCell customer={customer} draft={draft} />,
        },
      ]
    : []),
]

function SelectCell({ customer, draft }: CellProps) {
  const isSelected = useIsSelected(draft, customer.account_no)
  return (
    <label className={styles.choose}>
      <input type="checkbox" checked={isSelected} onChange={() => draft.select([customer], !isSelected)} />
      <span className="visually-hidden">{commonTexts.selectItem(customer.account_no)}</span>
    </label>
  )
}

function AmountCell({ customer, draft }: CellProps) {
  const text = useAmountText(draft, customer.account_no)
  const problem = amountProblem(text)
  const errorId = `error-${customer.account_no}`
  return (
    <>
      <input
        className={styles.amount}
        aria-label={creditTexts.creditAmountFor(customer.account_no)}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : errorId}
        inputMode="decimal"
        autoComplete="off"
        placeholder={creditTexts.amountPlaceholder}
        maxLength={12}
        value={text}
        onChange={({ target }) => draft.setAmounts([customer], target.value)}
      />
      {problem !== null && (
        <span id={errorId} className={styles.fieldError}>
          {problem}
        </span>
      )}
    </>
  )
}
