/** Defines the rows of customers, contacts, accounts and subscriptions. */
import { contactLanguages, phoneTypes } from '../customers/contactDetails'
import { customerKinds } from '../customers/customers'
import { serviceGroups, serviceTypes } from '../services/services'
import { choice, day, email, id, line, optional, phone } from './fields'
import type { Subject } from './subject'

const accountStatuses = ['active', 'closed'] as const

export const customers: Subject = {
  key: ['customer_number'],
  sums: [],
  canBeComplete: false,
  fields: { customer_number: id, name: line(200), kind: choice(customerKinds) },
}

export const contacts: Subject = {
  key: ['contact_id'],
  sums: [],
  canBeComplete: false,
  fields: {
    contact_id: id,
    customer_number: id,
    first_name: line(100),
    last_name: line(100),
    /** An address or number that its owner has verified in the portal stays. */
    email: optional(email, ''),
    phone: optional(phone, ''),
    phone_type: optional(choice(phoneTypes), 'mobile'),
    language: optional(choice(contactLanguages), 'en'),
    relation: optional(line(60), ''),
  },
}

export const billingAccounts: Subject = {
  key: ['billing_account_number'],
  sums: [],
  canBeComplete: true,
  fields: {
    billing_account_number: id,
    billing_group_id: id,
    customer_number: id,
    service_group: choice(serviceGroups),
    status: optional(choice(accountStatuses), 'active'),
  },
}

export const serviceAccounts: Subject = {
  key: ['service_account_number'],
  sums: [],
  canBeComplete: true,
  fields: {
    service_account_number: id,
    /** Without one, the number is also the id. */
    service_account_id: optional(id),
    billing_account_number: id,
    premise_number: id,
    service_type: choice(serviceTypes),
    status: optional(choice(accountStatuses), 'active'),
    started_on: day,
  },
}

export const subscriptions: Subject = {
  key: ['service_account_number', 'product_code', 'started_on'],
  sums: [],
  canBeComplete: false,
  fields: { service_account_number: id, product_code: id, started_on: day, ended_on: optional(day) },
}
