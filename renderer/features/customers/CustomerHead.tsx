/** Shows who the opened customer is, what they owe and what is waiting. */

import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { CustomerOverview } from '#shared/contract/customers/customers'
import * as dunningTexts from '#shared/texts/billing/dunning'
import * as commonTexts from '#shared/texts/common'
import * as communicationTexts from '#shared/texts/customers/communication'
import * as customerTexts from '#shared/texts/customers/customers'
import { useCloseCustomer } from '../../domain/customers/useCloseCustomer'
import { Button } from '../../ui/Button'
import { CopyButton } from '../../ui/CopyButton'
import { DateText } from '../../ui/DateText'
import { amountText } from '../../ui/format/amounts'
import { dayText } from '../../ui/format/days'
import { phoneMask } from '../../ui/forms/phoneMask'
import { nameOf } from '../../ui/nameOf'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import { Tag, type TagColor } from '../../ui/Tag'
import styles from './customers.module.css'

interface Props {
  customer: CustomerOverview
  /** The buttons for what staff can do for the customer. */
  actions: ReactNode
  /** The visible tabs, which the chips link to. */
  tabs: readonly string[]
}

export function CustomerHead({ customer, actions, tabs }: Props) {
  const { name, kind, crm_customer_number: number, user_details: contact } = customer
  const closeCustomer = useCloseCustomer()
  const person = nameOf(contact).trim()
  return (
    <section className={styles.head} aria-label={commonTexts.customer}>
      <div className={styles.top}>
        <h2 className={styles.title}>
          {name}
          <span className={styles.number}>
            {number}
            <CopyButton text={number} label={customerTexts.copyCustomerNumber} />
          </span>
        </h2>
        <Button kind="text" size="small" onClick={closeCustomer}>
          {customerTexts.closeCustomer}
        </Button>
      </div>
      <div>
        <dl className={styles.facts}>
          <Fact name={commonTexts.kind}>{customerTexts.kindLabels[kind]}</Fact>
          {person !== '' && person !== name && <Fact name={customerTexts.contact}>{person}</Fact>}
          {customer.contact_info?.phones.map(({ type, number }) => (
            <Fact key={number} name={communicationTexts.phoneTypeLabels[type]}>
              {phoneMask(number)}
            </Fact>
          ))}
          {!customer.contact_info?.phones.length && <Fact name={commonTexts.phone}>{customerTexts.none}</Fact>}
          {customer.contact_info && customer.contact_info.language !== 'en' && (
            <Fact name={commonTexts.language}>{communicationTexts.languageLabels[customer.contact_info.language]}</Fact>
          )}
          <Fact name={commonTexts.email}>{contact.email_id === '' ? customerTexts.none : contact.email_id}</Fact>
          {customer.customer_since && (
            <Fact name={customerTexts.customerSince}>{dayText(customer.customer_since)}</Fact>
          )}
          <Fact name={customerTexts.portal}>
            {contact.user_id === '' ? (
              customerTexts.noLoginYet
            ) : customer.last_sign_in_at ? (
              <Rich
                text={customerTexts.lastSignedIn}
                parts={{ date: <DateText value={customer.last_sign_in_at} withTime /> }}
              />
            ) : (
              customerTexts.neverSignedIn
            )}
          </Fact>
        </dl>
        <ul className={styles.chips} aria-label={customerTexts.accountStatus}>
          <Chips customer={customer} tabs={tabs} />
        </ul>
      </div>
      <div className={parts.wrap}>{actions}</div>
    </section>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

function Chips({ customer, tabs }: Pick<Props, 'customer' | 'tabs'>) {
  const { owed, credit, past_due, past_due_since, open_cases, unanswered_messages } = customer
  const { billing_accounts, dunning, undeliverable_emails } = customer
  const withAutopay = billing_accounts.filter(({ autopay_enabled }) => autopay_enabled).length
  const linkTo = (tab: string) => (tabs.includes(tab) ? `?view=${tab}` : null)
  return (
    <>
      <Chip to={linkTo('statements')}>
        {owed > 0 ? customerTexts.owes(amountText(owed)) : customerTexts.owesNothing}
      </Chip>
      {credit > 0 && <Chip to={linkTo('statements')}>{commonTexts.creditAmount(amountText(credit))}</Chip>}
      {past_due_since && (
        <Chip to={linkTo('statements')} color="error">
          {customerTexts.pastDueSince(amountText(past_due), dayText(past_due_since))}
        </Chip>
      )}
      {dunning && (
        <Chip to={null} color={dunning.stage >= 5 && dunning.stage <= 10 ? 'error' : 'warning'}>
          {customerTexts.dunning(dunningTexts.stageLabels[dunning.stage], dunning.is_held)}
        </Chip>
      )}
      {undeliverable_emails > 0 && (
        <Chip to={linkTo('preferences')} color="error">
          {customerTexts.emailsBounce(undeliverable_emails)}
        </Chip>
      )}
      <Chip to={linkTo('methods')} color={withAutopay > 0 ? 'success' : undefined}>
        {autopayText(withAutopay, billing_accounts.length)}
      </Chip>
      <Chip to={linkTo('requests')} color={open_cases > 0 ? 'processing' : undefined}>
        {customerTexts.openRequests(open_cases)}
      </Chip>
      {unanswered_messages > 0 && (
        <Chip to={linkTo('messages')} color="warning">
          {customerTexts.unansweredMessages(unanswered_messages)}
        </Chip>
      )}
    </>
  )
}

interface ChipProps {
  /** The link to the tab with details; null if there is none or the viewer may not see it. */
  to: string | null
  color?: TagColor | undefined
  children: ReactNode
}

/** The tags are as large as other small text, because staff need these facts first. */
function Chip({ to, color = 'default', children }: ChipProps) {
  const tag = (
    <Tag color={color} isLarge>
      {children}
    </Tag>
  )
  return (
    <li>
      {to === null ? (
        tag
      ) : (
        <Link to={to} className={styles.chip}>
          {tag}
        </Link>
      )}
    </li>
  )
}

function autopayText(count: number, all: number): string {
  if (count === 0) return customerTexts.noAutopay
  return count === all ? customerTexts.autopayOn : customerTexts.autopayOnSome(count, all)
}
