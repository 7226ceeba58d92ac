/** Maps customers, contacts, accounts and subscriptions to their tables. */
import * as importTexts from '#shared/texts/operations/imports'
import type { Reference, RowCheck, TableImport } from './tableImport'

export const ofCustomer: Reference = {
  field: 'customer_number',
  subject: 'customers',
  table: 'customers',
  column: 'number',
}
export const ofBillingAccount: Reference = {
  field: 'billing_account_number',
  subject: 'billing_accounts',
  table: 'billing_accounts',
  column: 'number',
}
export const ofServiceAccount: Reference = {
  field: 'service_account_number',
  subject: 'service_accounts',
  table: 'service_accounts',
  column: 'number',
}

/** Staff are contacts of the provider's own record, which no billing system has. */
const ofProvider = (field: string, condition = 'false'): RowCheck => ({
  field,
  reason: importTexts.ofProvider,
  condition: () =>
    `exists (select from customers p where p.kind = 'provider' and (p.number = s.customer_number or ${condition}))`,
})

export const customers: TableImport = {
  table: 'customers',
  key: { number: 's.customer_number' },
  columns: { name: 's.name', kind: 's.kind' },
  references: [],
  checks: [ofProvider('customer_number')],
}

/** What its owner verified, and what the billing system has not changed since its last delivery, stays. */
const ofContact = (field: string, isVerified = 'false'): string =>
  `case when t.id is not null and ('${field}' = any (s.missing) or t.delivered ->> '${field}' = s.${field} or ${isVerified})
    then t.${field} else s.${field} end`

const editedInPortal = ['first_name', 'last_name', 'email', 'phone', 'phone_type', 'language', 'relation']

const lastDelivered = `jsonb_build_object(${editedInPortal
  .map(
    (field) => `'${field}', case when '${field}' = any (s.missing) then t.delivered ->> '${field}' else s.${field} end`,
  )
  .join(', ')})`

export const contacts: TableImport = {
  table: 'contacts',
  key: { id: 's.contact_id' },
  columns: {
    customer_number: 's.customer_number',
    first_name: ofContact('first_name'),
    last_name: ofContact('last_name'),
    email: ofContact('email', 't.email_verified_at is not null'),
    phone: ofContact('phone', 't.phone_verified_at is not null'),
    phone_type: ofContact('phone_type'),
    language: ofContact('language'),
    relation: ofContact('relation'),
    delivered: lastDelivered,
  },
  references: [ofCustomer],
  checks: [
    ofProvider(
      'contact_id',
      'exists (select from contacts c where c.id = s.contact_id and c.customer_number = p.number)',
    ),
    {
      field: 'customer_number',
      reason: importTexts.otherCustomer,
      // The login of the contact would open the accounts of the new customer.
      condition: () => `exists (select from contacts c
        where c.id = s.contact_id and c.customer_number <> s.customer_number)`,
    },
  ],
}

export const billingAccounts: TableImport = {
  table: 'billing_accounts',
  key: { number: 's.billing_account_number' },
  columns: {
    // Settings of customers refer to the group, so an account keeps the one that it has.
    group_id: 'coalesce(t.group_id, s.billing_group_id)',
    customer_number: 's.customer_number',
    service_group: 's.service_group',
    // An account in a file without this column is active, also one that was closed because a file lacked it.
    status: `coalesce(s.status, 'active')`,
  },
  references: [ofCustomer],
  uniqueValues: [{ field: 'billing_group_id', column: 'group_id' }],
  checks: [
    {
      field: 'customer_number',
      reason: importTexts.otherCustomer,
      // The new customer would get the autopay method and see the bills of the former one.
      condition: () => `exists (select from billing_accounts b
        where b.number = s.billing_account_number and b.customer_number <> s.customer_number)`,
    },
  ],
  closing: { set: `status = 'closed'`, where: `status = 'active'` },
}

/** The group of services in which a service is billed. */
const groupOf = (type: string): string => `case when ${type} = 'GAS' then 'GAS' else 'FIBER' end`

export const serviceAccounts: TableImport = {
  table: 'service_accounts',
  key: { number: 's.service_account_number' },
  columns: {
    id: 'coalesce(t.id, s.service_account_id, s.service_account_number)',
    billing_account_number: 's.billing_account_number',
    premise_number: 's.premise_number',
    service_type: 's.service_type',
    status: `coalesce(s.status, 'active')`,
    started_on: 's.started_on',
  },
  references: [ofBillingAccount, { field: 'premise_number', subject: 'premises', table: 'premises', column: 'number' }],
  uniqueValues: [
    {
      field: 'service_account_id',
      column: 'id',
      value: 'coalesce(s.service_account_id, s.service_account_number)',
    },
  ],
  checks: [
    {
      field: 'service_type',
      reason: importTexts.wrongGroup,
      condition: (staged) => {
        const accounts = staged('billing_accounts')
        const isStaged =
          accounts === null
            ? 'null'
            : `(select service_group from ${accounts} a where a.billing_account_number = s.billing_account_number limit 1)`
        const onFile = '(select service_group from billing_accounts a where a.number = s.billing_account_number)'
        return `coalesce(${isStaged}, ${onFile}) <> ${groupOf('s.service_type')}`
      },
    },
    {
      field: 'billing_account_number',
      reason: importTexts.otherCustomer,
      // The new customer would see the usage, voicemails and calls of the former one.
      condition: (staged) => {
        const accounts = staged('billing_accounts')
        const onFile = '(select customer_number from billing_accounts a where a.number = s.billing_account_number)'
        const isStaged =
          accounts === null
            ? 'null'
            : `(select customer_number from ${accounts} a where a.billing_account_number = s.billing_account_number limit 1)`
        return `exists (select from service_accounts v join billing_accounts b on b.number = v.billing_account_number
          where v.number = s.service_account_number and b.customer_number <> coalesce(${isStaged}, ${onFile}))`
      },
    },
  ],
  closing: { set: `status = 'closed'`, where: `status = 'active'` },
}

export const joinServiceAccount = () => 'left join service_accounts a on a.number = s.service_account_number'

export const subscriptions: TableImport = {
  table: 'subscriptions',
  joins: joinServiceAccount,
  key: { service_account_id: 'a.id', product_code: 's.product_code', started_on: 's.started_on' },
  // The billing system learns later which product a customer has replaced in the portal.
  columns: {
    ended_on: `case when s.ended_on is null and exists (select from plan_changes c
      where c.service_account_id = a.id and c.from_product_code = s.product_code and c.status = 'applied'
        and c.effective_on - 1 = t.ended_on) then t.ended_on else s.ended_on end`,
  },
  references: [ofServiceAccount, { field: 'product_code', subject: 'products', table: 'products', column: 'code' }],
  checks: [
    { field: 'ended_on', reason: importTexts.periodEndsEarly, condition: () => 's.ended_on < s.started_on' },
    {
      field: 'product_code',
      reason: importTexts.runsAlready,
      // A product runs once on a service account.
      condition: (staged) => `s.ended_on is null and (
        exists (select from ${staged('subscriptions') ?? 'null'} o where o.ended_on is null and o.line < s.line
          and (o.service_account_number, o.product_code) = (s.service_account_number, s.product_code))
        or exists (select from subscriptions o join service_accounts a on a.id = o.service_account_id
          where a.number = s.service_account_number and o.product_code = s.product_code and o.ended_on is null
            and o.started_on <> s.started_on and not exists (
              select from ${staged('subscriptions') ?? 'null'} e where e.service_account_number = a.number
                and e.product_code = o.product_code and e.started_on = o.started_on and e.ended_on is not null)))`,
    },
  ],
}
