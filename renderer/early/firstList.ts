/** The rows of the requested list, which the document shows until the list itself is drawn. */
import type { z } from 'zod/mini'
import type { Right } from '#shared/access/access'
import type { AppFeature } from '#shared/access/appFeature'
import type { listStatements } from '#shared/contract/billing/statements'
import type { listMessages } from '#shared/contract/cases/messages'
import type { UserDetails } from '#shared/contract/customers/userDetails'
import type { listPayments } from '#shared/contract/payments/payments'
import { centsOf } from '#shared/format/money'
import { listPaths } from '#shared/pages/listPaths'
import * as paymentHistoryTexts from '#shared/texts/payments/paymentHistory'
import { messageRow } from '../domain/cases/messageRow'
import { paymentRow } from '../domain/payments/paymentRow'
import { statementRow } from '../domain/statements/statementRow'
import { hasRight } from '../session/hasRight'
import type { RowFormats } from '../ui/format/rowFormats'

/** The texts of a list besides its rows. */
export interface ListTexts {
  summary: string
}

export interface FirstList {
  rows: Readonly<Record<string, string>>[]
  texts: Partial<ListTexts>
}

interface ListSource {
  user: Pick<UserDetails, 'first_name' | 'last_name' | 'user_accounts'>
  /** The rights on the selected account. */
  features: readonly AppFeature[]
  formats: RowFormats
}

type ListOf = (answer: unknown, source: ListSource) => FirstList | null

/** Without the right, the page shows less above the rows, which would then move. */
const listWith =
  <Data>(right: Right, listOf: (data: Data, source: ListSource) => FirstList): ListOf =>
  (answer, source) => {
    if (!answer || !hasRight(source.features, right)) return null
    // The server has checked its answer against the contract, and the portal parses it again before it uses it.
    const { data } = answer as { data: Data }
    const list = listOf(data, source)
    return list.rows.length > 0 ? list : null
  }

const lists: Partial<Record<string, ListOf>> = {
  [listPaths.paymentHistory]: listWith<z.input<typeof listPayments.response>>(
    'PAYMENTHISTORY.read',
    ({ payments, paid_this_year: paid }, { user, formats }) => ({
      rows: payments.map((payment) => ({
        ...paymentRow({ ...payment, amount: centsOf(payment.amount), fee: centsOf(payment.fee) }, user, formats),
      })),
      texts: { summary: paymentHistoryTexts.paidThisYear(formats.amount(centsOf(paid))) },
    }),
  ),
  [listPaths.billingHistory]: listWith<z.input<typeof listStatements.response>>(
    'ACCOUNTPREF.write',
    ({ statements }, { formats }) => ({
      rows: statements.map((statement) => ({
        ...statementRow({ ...statement, total_due: centsOf(statement.total_due) }, formats),
      })),
      texts: {},
    }),
  ),
  [listPaths.messageCenter]: listWith<z.input<typeof listMessages.response>>(
    'MESSAGEBOX.write',
    ({ messages }, { user, formats }) => ({
      rows: messages.map((message) => ({ ...messageRow(message, user, formats) })),
      texts: {},
    }),
  ),
}

export const isListPath = (path: string): boolean => Object.hasOwn(lists, path)

/** Returns the first page of the list, or null if its rows can't be shown in their place. */
export const firstListOf = (path: string, answer: unknown, source: ListSource): FirstList | null =>
  lists[path]?.(answer, source) ?? null
