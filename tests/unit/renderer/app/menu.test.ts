import { describe, expect, it } from 'vitest'
import type { UserType } from '#shared/access/access'
import { features } from '#shared/access/features'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import type { ServiceType } from '#shared/services/services'
import * as pageTexts from '#shared/texts/pages'
import { type MenuEntry, menuFor } from '../../../../renderer/app/routes/menu'
import { pageAt } from '../../../../renderer/app/routes/pageAt'

const account = (service_type_code: ServiceType, billing = '1'): UserAccount => ({
  crm_billing_account_number: billing,
  crm_billing_group_id: billing,
  crm_service_account_id: `${service_type_code}-${billing}`,
  crm_service_account_number: '1',
  crm_customer_number: '1',
  crm_premise_id: '1',
  street_address: '1',
  service_type_code,
})

const labelsOf = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap((entry) => ('entries' in entry ? [entry.label, ...labelsOf(entry.entries)] : [entry.label]))

/** Returns the labels of a user's menu, in order. */
function menuOf(userTypeCode: UserType, accounts: UserAccount[] = [], without: string[] = []): string[] {
  const user = {
    user_id: '1',
    userTypeCode,
    first_name: 'A',
    last_name: 'B',
    crm_contact_id: '1',
    phone_number: '',
    email_id: 'a@b.example',
    user_accounts: accounts,
    user_address_details: [],
  }
  const rights = features.map((name) => ({
    name,
    read: !without.includes(name),
    write: !without.includes(name),
    approve: false,
  }))
  return labelsOf(menuFor({ person: user, user, features: rights, ownFeatures: rights, selected: accounts[0] ?? null }))
}

describe('the menu', () => {
  it('the menu of a customer is that of the specification, with the payment page under payments and the usage of the selected service', () => {
    expect(menuOf('CUSTOMER', [account('FIBER')], ['PAYMENTREGADMIN'])).toEqual([
      pageTexts.mainDashboard,
      'Manage Accounts',
      'Service Accounts',
      'Payment Methods',
      pageTexts.manageUsers,
      'Notification Preferences',
      pageTexts.fiberSettings,
      'Security Settings',
      'Payments & Billing',
      pageTexts.makeAPayment,
      'Payment History',
      'Billing Statements',
      pageTexts.messageCenter,
      'Support',
      'New Service Request',
      'My Service Requests',
      'Resource Center',
      'FAQs',
      pageTexts.contactUs,
      pageTexts.internetUsage,
    ])
  })

  it('the menu of staff includes tools without the right to them, whose screens name the right', () => {
    expect(menuOf('CENTRIC', [], ['ACCESSCONTROL'])).toContain(pageTexts.accessControl)
    expect(menuOf('CENTRIC', [], ['MESSAGEBOX'])).not.toContain(pageTexts.messageCenter)
    expect(menuOf('BUILDER', [], [])).not.toContain(pageTexts.accessControl)
  })

  it('the menu of staff has groups of its own', () => {
    const menu = menuOf('CENTRIC')
    expect(menu).toEqual(
      expect.arrayContaining([
        'Dashboards',
        'Customer Data View',
        'Customer Care',
        'Fiber Operations',
        'ONTs',
        'Admin',
      ]),
    )
    expect(menu).not.toContain(pageTexts.mainDashboard)
    expect(menu).not.toContain('Properties')
  })

  it('the menu of staff excludes pages about a customer until one is opened', () => {
    const alone = menuOf('CENTRIC')
    expect(alone).not.toContain('Payments & Billing')
    expect(alone).not.toContain('Payment Methods')
    expect(alone).not.toContain(pageTexts.fiberSettings)
    expect(menuOf('CENTRIC', [account('FIBER')])).toEqual(
      expect.arrayContaining([pageTexts.makeAPayment, 'Payment History', 'Payment Methods']),
    )
  })

  it('shows properties to builders only', () => {
    expect(menuOf('BUILDER')).toContain('Properties')
    expect(menuOf('CUSTOMER')).not.toContain('Properties')
    expect(menuOf('BUILDER', [], ['PROPERTIES'])).not.toContain('Properties')
  })

  it('shows gas usage while a gas account is selected', () => {
    expect(menuOf('CUSTOMER', [account('GAS'), account('FIBER')])).toContain('Gas Usage History')
    expect(menuOf('CUSTOMER', [account('FIBER'), account('GAS')])).not.toContain('Gas Usage History')
  })

  it('shows TV and voice when they are on the bill of a fiber account', () => {
    expect(menuOf('CUSTOMER', [account('FIBER'), account('TV')])).toContain('TV & GigaStream')
    expect(menuOf('CUSTOMER', [account('FIBER', '1'), account('VOIP', '2')])).not.toContain('VOIP')
  })

  it('excludes a group without any visible page', () => {
    const menu = menuOf('CUSTOMER', [], ['PAYMENTHISTORY', 'BILLINGHISTORY', 'MANAGEPAYMENT'])
    expect(menu).not.toContain('Payments & Billing')
  })

  it('matches a page however its path is written', () => {
    expect(pageAt('/BILLINGHISTORY/')?.title).toBe('Billing Statements')
  })
})
