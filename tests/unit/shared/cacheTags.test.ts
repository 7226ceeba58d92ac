import { describe, expect, it } from 'vitest'
import { decideAccessChange } from '#shared/contract/access/accessChanges'
import { changeInternalRole, listInternalUsers } from '#shared/contract/access/internalUsers'
import * as roles from '#shared/contract/access/roles'
import { createCreditRun, listCreditCustomers } from '#shared/contract/billing/credits'
import * as dunning from '#shared/contract/billing/dunning'
import * as refunds from '#shared/contract/billing/refunds'
import * as customers from '#shared/contract/customers/customers'
import { createUserAccount } from '#shared/contract/customers/portalUsers'
import * as profile from '#shared/contract/customers/profile'
import * as payments from '#shared/contract/payments/payments'
import { confirmTwoStep } from '#shared/contract/signIn/security'
import { getAppData } from '#shared/contract/signIn/session'
import type { ChangeEndpoint, ReadEndpoint } from '#shared/http/endpoint'

const answers: [shown: string, change: Pick<ChangeEndpoint, 'changes'>, read: Pick<ReadEndpoint, 'reads'>][] = [
  ['the language for calls', profile.updateProfile, customers.getAccountDetails],
  ['an added number', profile.addProfilePhone, customers.getAccountDetails],
  ['that a found customer can sign in', createUserAccount, customers.searchCustomers],
  ['that a customer by address can sign in', createUserAccount, customers.findAddressUsers],
  ['the name of a role', roles.renameRole, listInternalUsers],
  ['who is an administrator', roles.updateRolePermissions, listInternalUsers],
  ['the own permissions after a change of the role', roles.updateRolePermissions, getAppData],
  ['the own permissions after another role was given', changeInternalRole, getAppData],
  ['the own permissions after a change was approved', decideAccessChange, getAppData],
  ['the own two-step sign-in', confirmTwoStep, listInternalUsers],
  ['that a deleted card pays nothing by itself', payments.deletePaymentProfile, payments.viewBalance],
  ['that a deleted card pays no account', payments.deletePaymentProfile, customers.getAccountDetails],
  ['the balance after a refund', refunds.decideRefund, listCreditCustomers],
  ['what can be refunded after a credit', createCreditRun, refunds.getRefundable],
  ['the cards for a refund', payments.deletePaymentProfile, refunds.getRefundable],
  ['a refund among the events of a customer', refunds.requestRefund, customers.getCustomerOverview],
  ['what is past due after a credit', createCreditRun, dunning.getDunningReport],
  ['what the disconnected owe after a credit', createCreditRun, dunning.getDisconnectedReport],
]

describe('a page', () => {
  it.for(answers)('refreshes %s', ([_shown, { changes }, { reads }]) => {
    expect(reads.filter((tag) => changes.includes(tag))).not.toEqual([])
  })
})
