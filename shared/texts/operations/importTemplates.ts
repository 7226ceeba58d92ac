/** Texts of the CSV templates for deliveries. The OpenAPI document shows those about fields, too. */
import type { SubjectName } from '../../imports/subjectNames'

export const title = 'CSV templates'
export const hint =
  'A template has the columns of one kind of data and explains each of them. Add your rows below the column names.'
export const downloadTemplate = (subject: string) => `Template for ${subject}`
export const fileName = (subject: string) => `${subject}.csv`

export const howTo =
  'Lines like this one are ignored. Add rows below the column names. You can leave out columns that are optional.'
export const key = (fields: readonly string[]) => `Identifies a record: ${fields.join(', ')}.`
export const requiredField = (field: string, description: string) => `${field} (required): ${description}`
export const optionalField = (field: string, description: string) => `${field} (optional): ${description}`
export const described = (kind: string, note: string) => `${kind}. ${note}`

/** What a field of each kind contains. */
export const id = 'An ID of 1 to 64 characters'
export const line = (max: number) => `Text on one line, of at most ${max} characters`
export const choice = (choices: readonly string[]) => `One of: ${choices.join(', ')}`
export const list = (item: string) => `One or more, separated by |. ${item}`
export const money = 'An amount in dollars, such as 1234.56'
export const decimal = 'A number, such as 1234.5'
export const day = 'A date, such as 2026-03-31'
export const month = 'A month, such as 2026-03'
export const moment = 'A time with its time zone, such as 2026-03-31T23:00:00-05:00'
export const whole = 'A whole number, such as 1234'
export const flag = 'true or false'
export const email = 'An email address'
export const phone = 'A phone number of ten digits'
export const state = 'The two letters of a state, such as TX'
export const zip = 'A ZIP Code of five or nine digits'

export const subjectNotes: Record<SubjectName, string> = {
  communities: 'Communities in which services are offered together.',
  products: 'Plans and add-ons that customers can have.',
  customers: 'Households, builders, associations and developers with a contract.',
  premises: 'Addresses that can be served, with the services that are available there.',
  contacts: 'People at a customer.',
  billing_accounts: 'Accounts with one bill. Fiber, voice and TV of a customer share one, and gas has its own.',
  service_accounts: 'Services at an address, each billed to a billing account.',
  subscriptions: 'Which plans and add-ons a service has.',
  balances: 'What billing accounts owe in the books of the billing system.',
  payments: 'Payments that were not made in the portal, and returns of payments that were.',
  statements: 'Bills. Deliver their lines, too.',
  statement_lines: 'The lines of bills, in the same delivery as the bills.',
  gas_readings: 'Readings of gas meters with what they cost.',
  data_usage: 'How much data a fiber service used in a month.',
}

/** What the kind of a field doesn’t say. */
export const fieldNotes: Partial<Record<SubjectName, Readonly<Record<string, string>>>> = {
  products: {
    exclusive_group: 'Add-ons of the same group replace each other.',
    community_ids: 'All communities that offer the product. Without the column, the offers stay as they are.',
  },
  premises: {
    owner_customer_number: 'The builder, association or landlord that has the address in their list of properties.',
    lot: 'For new addresses only. Later changes are made in the portal.',
    stage: 'For new addresses only. Later changes are made in the portal.',
    available_services: 'Without the column, they stay as they are.',
    installed_services: 'Without the column, they stay as they are.',
  },
  contacts: {
    email: 'An address that its owner has verified in the portal stays.',
    phone: 'A number that its owner has verified in the portal stays.',
  },
  service_accounts: { service_account_id: 'Without it, the service account number is used.' },
  balances: {
    balance: 'Negative if the account has a credit.',
    as_of: 'The billing system has posted everything up to this time, including payments in the portal.',
  },
  payments: {
    payment_reference: 'For a payment in the portal, its confirmation number.',
    returned_on: 'The day on which the bank returned the payment.',
  },
  statements: {
    corrected_at: 'For a bill on file whose charges have changed: when the billing system posted the correction.',
  },
  statement_lines: {
    position: 'The order of the lines on the bill.',
    charge: 'A charge that the portal explains to customers.',
  },
  gas_readings: { heat_factor: 'Thousandths of a therm per CCF.' },
}
