/** Answers about balance, autopay and the newest bill, as the dashboard and the statements show them. */

import type { AccountOwner } from '#shared/access/accountOwner'
import { compareStatements } from '#shared/billing/compareStatements'
import type { Statement } from '#shared/contract/billing/statements'
import { paths } from '#shared/paths'
import * as chatAccountTexts from '#shared/texts/speech/chatAccounts'
import * as chatBillTexts from '#shared/texts/speech/chatBills'
import { prepareFindBalance } from '../../../directory/payments/balances.queries'
import { findStatement, findStatements } from '../../../features/statements/statements.queries'
import { notFound } from '../../../http/appError'
import type { Services } from '../../../services'
import { pageLink } from '../links'
import type { SelectedAccount } from '../selectedAccount'
import { hasMention } from '../understanding/accountMention'
import { resolveMonth } from '../understanding/monthMention'
import {
  type AccountBalance,
  accountBalanceOf,
  autopayDayOfBill,
  describeOutlook,
  findScheduledAmounts,
} from './outlook'
import {
  type AccountAnswer,
  matchAccounts,
  type NamedAccount,
  type QuestionContext,
  selectedAccountHeading,
} from './questionContext'

const maxListed = 5

const billFigures = (bill: Statement) => ({
  billDate: bill.bill_date,
  from: bill.period_start,
  to: bill.period_end,
  dueDate: bill.due_date,
  total: bill.total_due,
  newCharges: bill.charges,
  carriedOver: bill.previous_balance,
  unpaid: bill.unpaid,
})

const describeBalance = ({ owner }: QuestionContext, accountBalance: AccountBalance): string[] => [
  balanceSentence(owner, accountBalance),
  ...accountBalance.outlook,
]

function balanceSentence(owner: AccountOwner, { balance, dueOn }: AccountBalance): string {
  if (balance < 0) return chatAccountTexts.hasCredit(owner, -balance)
  if (balance === 0) return chatAccountTexts.owesNothing[owner]
  return dueOn === null ? chatAccountTexts.owes(owner, balance) : chatAccountTexts.owesUntil(owner, balance, dueOn)
}

type NamedBalance = NamedAccount & { accountBalance: AccountBalance }

function describeBalances(context: QuestionContext, bills: readonly NamedBalance[]): string[] {
  const [only, ...others] = bills
  if (only && others.length === 0)
    return [chatAccountTexts.accountHeading(only.name), ...describeBalance(context, only.accountBalance)]
  // A credit of one account does not reduce another's balance.
  const total = bills.reduce((sum, { bill }) => sum + Math.max(0, bill.balance), 0)
  const byAmount = bills.toSorted((first, second) => second.bill.balance - first.bill.balance)
  const remaining = bills.length - maxListed
  return [
    total > 0
      ? chatAccountTexts.owesTogether(context.owner, total, bills.length)
      : chatAccountTexts.owesNothing[context.owner],
    ...byAmount
      .slice(0, maxListed)
      .map(({ name, accountBalance }) => chatAccountTexts.balanceLine(name, accountBalance)),
    ...(remaining > 0 ? [chatAccountTexts.andMore(remaining)] : []),
  ]
}

/** The billing accounts that a question concerns, with their headings. */
async function matchGroups(context: QuestionContext): Promise<{ name: string; groupId: string }[] | { text: string }> {
  const match = await matchAccounts(context)
  if (match.kind === 'none') return { text: match.text }
  if (match.kind === 'chosen') return [{ name: selectedAccountHeading(match.account), groupId: match.account.groupId }]
  return match.bills
    .slice(0, maxListed)
    .map(({ name, bill }) => ({ name: chatAccountTexts.accountHeading(name), groupId: bill.crm_billing_group_id }))
}

export function createBillAnswers(services: Pick<Services, 'db' | 'clock' | 'config'>) {
  const findBalance = prepareFindBalance(services.db)

  async function balanceOf({ customerScope }: QuestionContext, account: SelectedAccount) {
    const found = await findBalance(customerScope, {
      service_account_id: account.serviceAccountId,
      billing_group_id: account.groupId,
      service_type: account.serviceType,
    })
    if (!found) throw notFound()
    return found
  }

  async function withBalances(bills: readonly NamedAccount[]): Promise<NamedBalance[]> {
    const scheduled = await findScheduledAmounts(
      services.db,
      bills.map(({ bill }) => bill.crm_customer_number),
    )
    const today = services.clock.today()
    return bills.map((named) => ({ ...named, accountBalance: accountBalanceOf(named, { scheduled, today }) }))
  }

  /** A question that names no account is about all accounts, if there are several. */
  async function balance(context: QuestionContext): Promise<AccountAnswer> {
    const { mention, account, readOwned } = context
    const isOpen = account !== null && !hasMention(mention)
    const isAll = isOpen && (await readOwned()).billingAccounts.length > 1
    const match = await matchAccounts(isAll ? { ...context, mention: { ...mention, isAll } } : context)
    const links = [pageLink('payment'), pageLink('billingHistory')]
    if (match.kind === 'none') return { text: [match.text], links: [] }
    if (match.kind === 'some') {
      const isShared = context.mention.place !== null && match.bills.some(({ addressCount }) => addressCount > 1)
      const shared = isShared ? [chatAccountTexts.sharedBillHint] : []
      return {
        text: [...describeBalances(context, await withBalances(match.bills)), ...shared],
        links: [...links, pageLink('subAccounts')],
      }
    }
    const { unpaidBalance, dueOn, autopayOn, customerNumber } = await balanceOf(context, match.account)
    const scheduled = await findScheduledAmounts(services.db, [customerNumber])
    const outlook = describeOutlook({
      owed: unpaidBalance,
      autopayOn,
      scheduled: scheduled.filter(({ accountNumber }) => accountNumber === match.account.billingAccountNumber),
      today: services.clock.today(),
    })
    return {
      text: [
        selectedAccountHeading(match.account),
        ...describeBalance(context, { balance: unpaidBalance, dueOn, outlook }),
      ],
      links,
    }
  }

  return {
    balance,
    autopay: (context: QuestionContext) => answerAutopay(context, balanceOf),
    newestBill: (context: QuestionContext) => answerNewestBill(services, context),
    monthBill: (context: QuestionContext) => answerMonthBill(services, context),
    billChange: (context: QuestionContext) => answerBillChange(services, context),
  }
}

type BalanceOfAccount = NonNullable<Awaited<ReturnType<ReturnType<typeof prepareFindBalance>>>>

async function answerAutopay(
  context: QuestionContext,
  balanceOf: (context: QuestionContext, account: SelectedAccount) => Promise<BalanceOfAccount>,
): Promise<AccountAnswer> {
  const match = await matchAccounts(context)
  const links = [pageLink('managePayment')]
  if (match.kind === 'none') return { text: [match.text], links: [] }
  if (match.kind === 'some') {
    const text = match.bills.slice(0, maxListed).map((namedAccount) => {
      const { bill, name } = namedAccount
      return bill.autopay_enabled
        ? chatAccountTexts.autopayLineOn(name, autopayDayOfBill(namedAccount))
        : chatAccountTexts.autopayLineOff(name)
    })
    const remaining = match.bills.length - maxListed
    return {
      text: [...text, ...(remaining > 0 ? [chatAccountTexts.andMore(remaining)] : [])],
      links: [...links, pageLink('subAccounts')],
    }
  }
  const { autopayEnabled, autopayOn } = await balanceOf(context, match.account)
  const status = autopayEnabled ? chatAccountTexts.autopayIsOn(autopayOn) : chatAccountTexts.autopayIsOff
  return { text: [selectedAccountHeading(match.account), status], links }
}

type BillServices = Pick<Services, 'db' | 'clock' | 'config'>

async function answerNewestBill({ db, clock }: BillServices, context: QuestionContext): Promise<AccountAnswer> {
  const groups = await matchGroups(context)
  if ('text' in groups) return { text: [groups.text], links: [] }
  const text: string[] = []
  for (const { name, groupId } of groups) {
    const filter = { billing_group_id: groupId, page_number: 1, page_size: 1, today: clock.today() }
    const { statements, first_bill_date: first } = await findStatements(db, context.customerScope, filter)
    const [newest] = statements
    if (!newest) {
      text.push(name, first ? chatBillTexts.noBillUntil(first) : chatBillTexts.noBill)
      continue
    }
    text.push(name, chatBillTexts.latestBill(context.owner, billFigures(newest)))
  }
  return { text, links: [pageLink('billingHistory'), pageLink('payment')] }
}

/** More bills than an account gets in a year. */
const billsOfYear = 24

async function answerMonthBill({ db, clock }: BillServices, context: QuestionContext): Promise<AccountAnswer> {
  const groups = await matchGroups(context)
  if ('text' in groups) return { text: [groups.text], links: [] }
  const today = clock.today()
  const month = resolveMonth(context.mention.month ?? 'last', today)
  const text: string[] = []
  for (const { name, groupId } of groups) {
    const year = Number(month.slice(0, 4))
    const filter = { billing_group_id: groupId, year, page_number: 1, page_size: billsOfYear, today }
    const { statements } = await findStatements(db, context.customerScope, filter)
    const bills = statements.filter(({ bill_date: day }) => day.startsWith(month))
    const lines = bills.map((bill) => chatBillTexts.billFrom(context.owner, month, billFigures(bill)))
    text.push(name, ...(lines.length > 0 ? lines : [chatBillTexts.noBillIn(month)]))
  }
  return { text, links: [pageLink('billingHistory')] }
}

/** Comparing more accounts would take too long. */
const maxCompared = 20

/**
 * A question about a change that names no account is about the selected one. If its bill has not changed, it is about
 * those whose bills have risen.
 */
async function matchChangedGroups(services: BillServices, context: QuestionContext) {
  const { mention, account, readOwned } = context
  const groups = await matchGroups(context)
  if ('text' in groups || account === null || hasMention(mention)) return groups
  if (
    (await readOwned()).billingAccounts.length < 2 ||
    (await changeOfNewest(services, context, account.groupId)) !== 0
  )
    return groups
  const others = await matchAccounts({ ...context, mention: { ...mention, isAll: true } })
  if (others.kind !== 'some') return groups
  const risen = []
  for (const { name, bill } of others.bills.slice(0, maxCompared)) {
    const groupId = bill.crm_billing_group_id
    if ((await changeOfNewest(services, context, groupId)) > 0)
      risen.push({ name: chatAccountTexts.accountHeading(name), groupId })
  }
  return risen.length > 0 ? risen.slice(0, maxListed) : groups
}

/** Returns how much the charges of the newest bill differ from those of the bill before; 0 without one. */
async function changeOfNewest({ db, clock }: BillServices, { customerScope }: QuestionContext, groupId: string) {
  const page = { billing_group_id: groupId, page_number: 1, page_size: 2, today: clock.today() }
  const [newest, previous] = (await findStatements(db, customerScope, page)).statements
  return newest && previous ? newest.charges - previous.charges : 0
}

/** More changes are on the page that compares the bills. */
const maxChanges = 4

/** Compares the newest bill with the one before, as the page of a statement does. */
async function answerBillChange(services: BillServices, context: QuestionContext): Promise<AccountAnswer> {
  const groups = await matchChangedGroups(services, context)
  if ('text' in groups) return { text: [groups.text], links: [] }
  const text: string[] = []
  const links: AccountAnswer['links'] = []
  for (const { name, groupId } of groups) {
    const { lines, newestId } = await describeChange(services, context, groupId)
    text.push(name, ...lines)
    if (newestId) {
      links.push({ label: chatBillTexts.compareBills, path: `${paths.billingHistory}?statement=${newestId}` })
    }
  }
  const askPath = `${paths.serviceTicketCreate}?type=billing&subtype=bill_question`
  return { text, links: [...links.slice(0, 1), { label: chatBillTexts.askAboutBill, path: askPath }] }
}

async function describeChange(
  { db, clock, config }: BillServices,
  { customerScope, owner }: QuestionContext,
  groupId: string,
): Promise<{ lines: string[]; newestId: string | null }> {
  const today = clock.today()
  const page = { billing_group_id: groupId, page_number: 1, page_size: 2, today }
  const { statements } = await findStatements(db, customerScope, page)
  const [newest, previous] = statements
  if (!newest) return { lines: [chatBillTexts.noBill], newestId: null }
  const newestId = newest.statement_id
  const carried = newest.previous_balance > 0 ? [chatBillTexts.carriedOver(newest.previous_balance)] : []
  if (!previous)
    return { lines: [chatBillTexts.latestBill(owner, billFigures(newest)), chatBillTexts.onlyBill], newestId }
  const [now, before] = await Promise.all(
    [newest, previous].map(({ statement_id: statementId }) =>
      findStatement(db, customerScope, { statementId, today, zone: config.TIME_ZONE }),
    ),
  )
  const { changes } = compareStatements(before?.lines ?? [], now?.lines ?? [])
  const remaining = changes.length - maxChanges
  return {
    lines: [
      chatBillTexts.billChange(owner, { charges: newest.charges, before: previous.charges }),
      ...changes.slice(0, maxChanges).map(chatBillTexts.changedLine),
      ...(remaining > 0 ? [chatBillTexts.moreChanges(remaining)] : []),
      ...carried,
    ],
    newestId,
  }
}
