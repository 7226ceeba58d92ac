/** What is owed, whether autopay pays it, and the newest bill: as the dashboard and the statements have it. */
import type { Statement } from '#shared/contract/statements'
import { formatDay } from '#shared/dates'
import { formatCents } from '#shared/money'
import { notFound } from '../../../http/appError'
import type { Services } from '../../../services'
import { prepareFindBalance } from '../../../features/payments/queries'
import { autopayDay } from '../../../features/payments/rules'
import { findStatements } from '../../../features/statements/queries'
import { to } from '../links'
import type { AskedAccount } from '../queries'
import { chatTexts } from '../texts'
import { chosenName, meantBy, type Answered, type Asked, type NamedBill } from './asked'

const mostNamed = 5

interface Standing {
  balance: number
  dueOn: string | null
  /** Null where autopay is off, or nothing is due. */
  autopayOn: string | null
}

const standingOf = ({ bill }: Pick<NamedBill, 'bill'>): Standing => ({
  balance: bill.balance,
  dueOn: bill.due_date,
  autopayOn: bill.autopay_enabled && bill.due_date ? autopayDay(bill.due_date) : null,
})

/** As the statement has it: what is new, what was carried over, and what is still to be paid. */
function billText({ total_due, charges, previous_balance: before, unpaid, ...bill }: Statement): string {
  const over = before > 0 ? `${formatCents(before)} carried over` : `a credit of ${formatCents(-before)}`
  const parts = before === 0 ? '' : ` (${formatCents(charges)} in new charges and ${over})`
  const due = formatDay(bill.due_date)
  const left =
    unpaid === 0
      ? 'There’s nothing left to pay.'
      : unpaid === total_due
        ? `It’s due by ${due}.`
        : `${formatCents(unpaid)} is still due by ${due}.`
  const period = `${formatDay(bill.period_start)} to ${formatDay(bill.period_end)}`
  return `is dated ${formatDay(bill.bill_date)}, for ${period}: ${formatCents(total_due)}${parts}. ${left}`
}

export function createBillAnswers({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const findBalance = prepareFindBalance(db)

  async function balanceOf({ reach }: Asked, account: AskedAccount) {
    const found = await findBalance(reach, {
      service_account_id: account.serviceAccountId,
      billing_group_id: account.groupId,
      service_type: account.serviceType,
    })
    if (!found) throw notFound()
    return found
  }

  function owed({ texts }: Asked, { balance, dueOn, autopayOn }: Standing): string[] {
    const due = dueOn ? `, due ${formatDay(dueOn)}` : ''
    return [
      balance > 0
        ? `${texts.owes(formatCents(balance))}${due}.`
        : balance < 0
          ? texts.hasCredit(formatCents(-balance))
          : texts.owesNothing,
      ...(autopayOn ? [`Autopay pays it on ${formatDay(autopayOn)}.`] : []),
    ]
  }

  function line(named: NamedBill): string {
    const { name } = named
    const { balance, dueOn, autopayOn } = standingOf(named)
    const amount =
      balance < 0 ? `a credit of ${formatCents(-balance)}` : balance === 0 ? 'nothing' : formatCents(balance)
    const due = dueOn ? `, due ${formatDay(dueOn)}` : ''
    return `${name}: ${amount}${due}${autopayOn ? `, which autopay pays on ${formatDay(autopayOn)}` : ''}.`
  }

  function severalOwed(asked: Asked, bills: readonly NamedBill[]): string[] {
    const [only, ...others] = bills
    if (only && others.length === 0) return [`${only.name}:`, ...owed(asked, standingOf(only))]
    // A credit of one account does not pay another.
    const total = bills.reduce((sum, { bill }) => sum + Math.max(0, bill.balance), 0)
    const byAmount = bills.toSorted((one, other) => other.bill.balance - one.bill.balance)
    const left = bills.length - mostNamed
    return [
      total > 0 ? asked.texts.owesTogether(formatCents(total), bills.length) : asked.texts.owesNothing,
      ...byAmount.slice(0, mostNamed).map(line),
      ...(left > 0 ? [`And ${left} more.`] : []),
    ]
  }

  async function balance(asked: Asked): Promise<Answered> {
    const meant = await meantBy(asked)
    const links = [to.payment, to.bills]
    if (meant.kind === 'none') return { text: [meant.text], links: [] }
    if (meant.kind === 'some') {
      const isShared = asked.scope.place !== null && meant.bills.some(({ places }) => places > 1)
      const shared = isShared ? [chatTexts.oneBillForMore] : []
      return { text: [...severalOwed(asked, meant.bills), ...shared], links: [...links, to.accounts] }
    }
    const { unpaidBalance, dueOn, autopayOn } = await balanceOf(asked, meant.account)
    return { text: [chosenName(meant.account), ...owed(asked, { balance: unpaidBalance, dueOn, autopayOn })], links }
  }

  async function autopay(asked: Asked): Promise<Answered> {
    const meant = await meantBy(asked)
    const links = [to.methods]
    if (meant.kind === 'none') return { text: [meant.text], links: [] }
    if (meant.kind === 'some') {
      const text = meant.bills.slice(0, mostNamed).map((named) => {
        const { bill, name } = named
        const next = standingOf(named).autopayOn
        const when = next ? ` and next pays on ${formatDay(next)}` : ''
        return `${name}: autopay is ${bill.autopay_enabled ? `on${when}` : 'off'}.`
      })
      const left = meant.bills.length - mostNamed
      return { text: [...text, ...(left > 0 ? [`And ${left} more.`] : [])], links: [...links, to.accounts] }
    }
    const { autopayEnabled, autopayOn } = await balanceOf(asked, meant.account)
    const name = chosenName(meant.account)
    if (!autopayEnabled) return { text: [name, 'Autopay is off for this account.'], links }
    const next = autopayOn ? ` It next pays on ${formatDay(autopayOn)}.` : ' Nothing is due right now.'
    return { text: [name, `Autopay is on for this account.${next}`], links }
  }

  async function newestBill(asked: Asked): Promise<Answered> {
    const meant = await meantBy(asked)
    if (meant.kind === 'none') return { text: [meant.text], links: [] }
    const groups =
      meant.kind === 'chosen'
        ? [{ name: chosenName(meant.account), groupId: meant.account.groupId }]
        : meant.bills.map(({ name, bill }) => ({ name: `${name}:`, groupId: bill.crm_billing_group_id }))
    const text: string[] = []
    for (const { name, groupId } of groups.slice(0, mostNamed)) {
      const filter = { billing_group_id: groupId, page_number: 1, page_size: 1, today: clock.today() }
      const { statements, first_bill_date: first } = await findStatements(db, asked.reach, filter)
      const [newest] = statements
      if (!newest) {
        text.push(name, first ? `There’s no bill yet. The first one comes on ${formatDay(first)}.` : chatTexts.noBill)
        continue
      }
      text.push(name, `${asked.texts.newestBill} ${billText(newest)}`)
    }
    return { text, links: [to.bills, to.payment] }
  }

  return { balance, autopay, newestBill }
}
