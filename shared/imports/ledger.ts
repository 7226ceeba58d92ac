/** Defines the rows of statements, their lines, payments and balances. Each has a control sum. */
import { statementSections } from '../billing/statementSection'
import { explainedCharges } from '../contract/billing/statements'
import { choice, day, decimal, id, line, moment, money, optional, whole } from './fields'
import type { Subject } from './subject'

export const statements: Subject = {
  key: ['billing_account_number', 'period_start'],
  sums: ['charges'],
  canBeComplete: false,
  fields: {
    billing_account_number: id,
    period_start: day,
    period_end: day,
    issued_on: day,
    due_on: day,
    previous_balance: money,
    charges: money,
    /** For a statement on file whose charges have changed: when the billing system booked the correction. */
    corrected_at: optional(moment),
  },
}

/** The lines of a statement are in the same delivery as the statement. */
export const statementLines: Subject = {
  key: ['billing_account_number', 'period_start', 'position'],
  sums: ['amount'],
  canBeComplete: false,
  fields: {
    billing_account_number: id,
    period_start: day,
    /** The order of the lines on the statement. */
    position: whole,
    section: choice(statementSections),
    /** A charge that the portal explains. */
    charge: optional(choice(explainedCharges)),
    label: line(100),
    place: optional(line(120)),
    detail: optional(line(200), ''),
    quantity: optional(decimal),
    unit: optional(line(20), ''),
    rate: optional(decimal),
    tariff: optional(line(40), ''),
    amount: money,
  },
}

/** Payments that the portal did not take itself, and returns of payments that it did take. */
export const payments: Subject = {
  key: ['payment_reference'],
  sums: ['amount'],
  canBeComplete: false,
  fields: {
    /** For a payment in the portal, its confirmation number. */
    payment_reference: id,
    billing_account_number: id,
    received_on: day,
    amount: money,
    method: line(40),
    method_last4: optional(line(4), ''),
    channel: choice(['phone', 'mail', 'portal']),
    status: choice(['posted', 'returned']),
    /** The day on which the bank returned it. */
    returned_on: optional(day),
    reason: optional(line(200), ''),
    return_fee: optional(money, 0),
  },
}

/** What accounts owe in the books of the billing system. */
export const balances: Subject = {
  key: ['billing_account_number'],
  sums: ['balance'],
  canBeComplete: false,
  fields: {
    billing_account_number: id,
    balance: money,
    /** The billing system has booked everything up to this moment, payments in the portal included. */
    as_of: moment,
  },
}
