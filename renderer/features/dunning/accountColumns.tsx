/** Defines the columns that both reports share. */

import type { DunningAccount } from '#shared/contract/billing/dunning'
import * as dunningTexts from '#shared/texts/billing/dunning'
import * as commonTexts from '#shared/texts/common'
import { CustomerLink, type ViewCustomer } from '../../domain/customers/CustomerLink'
import { Money } from '../../domain/payments/Money'
import { DateText } from '../../ui/DateText'
import { amountText } from '../../ui/format/amounts'
import { dayText } from '../../ui/format/days'
import type { Column } from '../../ui/lists/DataTable'
import parts from '../../ui/panels/parts.module.css'
import { Tag } from '../../ui/Tag'

export const Day = ({ day }: { day: string | null }) => (day === null ? '–' : <DateText value={day} />)

/** Returns the columns for the account, its address, its debt and its stage. */
export const accountColumns = (customers: ViewCustomer): Column<DunningAccount>[] => [
  {
    key: 'name',
    title: commonTexts.account,
    narrow: 'wide',
    render: ({ name, account_no, crm_customer_number, email }) => (
      <>
        {name}
        <span className={parts.below}>
          <CustomerLink customers={customers} number={crm_customer_number} billingAccount={account_no}>
            {account_no}
          </CustomerLink>
        </span>
        {email === '' && <span className={parts.below}>{dunningTexts.noEmailOnFile}</span>}
      </>
    ),
  },
  {
    key: 'address',
    title: commonTexts.address,
    narrow: 'wide',
    render: ({ address }) => address,
  },
  {
    key: 'balance',
    title: commonTexts.balance,
    isFigure: true,
    narrow: 'wide',
    isNamed: true,
    render: ({ balance, past_due }) => (
      <>
        <Money cents={balance} />
        {past_due !== balance && <span className={parts.below}>{dunningTexts.pastDue(amountText(past_due))}</span>}
      </>
    ),
  },
  {
    key: 'days',
    title: dunningTexts.pastDueDays,
    isFigure: true,
    narrow: 'wide',
    isNamed: true,
    render: ({ past_due_days }) => past_due_days,
  },
  {
    key: 'stage',
    title: dunningTexts.stage,
    narrow: 'wide',
    render: ({ stage }) => (
      <Tag color={stage >= 6 ? 'warning' : 'default'}>
        {stage} {dunningTexts.stageLabels[stage]}
      </Tag>
    ),
  },
  {
    key: 'notice',
    title: dunningTexts.lastNotice,
    narrow: 'wide',
    isNamed: true,
    render: ({ last_notice_on }) => <Day day={last_notice_on} />,
  },
]

/** Shows why an account is not disconnected. Only the list of accounts on hold has this column. */
export const holdColumn: Column<DunningAccount> = {
  key: 'hold',
  title: dunningTexts.holdReasonLabel,
  narrow: 'wide',
  isNamed: true,
  render: ({ hold_reason, held_until, hold_note }) =>
    hold_reason === null ? (
      '–'
    ) : (
      <>
        {dunningTexts.holdLabels[hold_reason]}
        <span className={parts.below}>
          {held_until === null ? dunningTexts.untilEnded : dunningTexts.untilDay(dayText(held_until))}
        </span>
        {hold_note !== '' && <span className={parts.below}>{hold_note}</span>}
      </>
    ),
}

export const nextColumn: Column<DunningAccount> = {
  key: 'next',
  title: dunningTexts.nextAction,
  narrow: 'wide',
  isNamed: true,
  render: ({ next_action_on }) => <Day day={next_action_on} />,
}
