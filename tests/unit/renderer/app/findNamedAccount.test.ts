import { describe, expect, it } from 'vitest'
import type { CommandParameters } from '#shared/commands/parsedCommand'
import type { ServiceType } from '#shared/services/services'
import * as commandTexts from '#shared/texts/speech/commands'
import { findNamedAccount } from '../../../../renderer/app/commands/findNamedAccount'

const account = (street: string, type: ServiceType) => ({
  crm_billing_account_number: `${street} ${type}`,
  crm_billing_group_id: street,
  crm_service_account_id: `${street} ${type}`,
  crm_service_account_number: street,
  crm_customer_number: 'customer-1',
  crm_premise_id: street,
  street_address: street,
  service_type_code: type,
})
const address = (street: string) => ({
  street_address: street,
  city: 'Cedar Bend',
  state: 'TX',
  zip: '78613',
  crm_premise_id: street,
  services: [],
})
const accounts = [
  account('12 Oak Street', 'FIBER'),
  account('14505 Quill St, Lot 3', 'GAS'),
  account('14505 Quill St, Lot 35', 'GAS'),
  account('14505 Quill St', 'TV'),
]
const user = {
  user_accounts: accounts,
  user_address_details: accounts.map(({ street_address }) => address(street_address)),
}
const chosen = accounts[0] ?? null
const named = (parameters: CommandParameters) => findNamedAccount(parameters, { user, account: chosen })
const at = (address: string) => named({ 'Billed Address': address })

describe('the account that a command names', () => {
  it('is the selected one if it names none', () => {
    expect(named({}).account).toBe(chosen)
  })

  it.each(['1 oak', '14 Quill', '145 quill st', '35 quill'])(
    'is none for a partial or different house number, as in “%s”',
    (text) => {
      expect(at(text)).toEqual({ account: null, problem: commandTexts.noSuchBill(text) })
    },
  )

  it('is that of a complete house number', () => {
    expect(at('12 oak').account).toBe(accounts[0])
    expect(at('14505 Quill Lot 35').account).toBe(accounts[2])
  })

  it('is ambiguous rather than none', () => {
    expect(at('14505 quill')).toEqual({ account: null, problem: commandTexts.severalBills('14505 quill') })
  })

  it('is that of a street alone if its name is complete', () => {
    expect(at('14505 Quill St').account).toBe(accounts[3])
  })

  it('is at another address if only one there has the service', () => {
    expect(named({ Service: 'TV' }).account).toBe(accounts[3])
  })

  it('has to be selected if several other addresses have the service', () => {
    expect(named({ Service: 'GAS' })).toEqual({ account: null, problem: commandTexts.severalServices('gas') })
  })

  it('is none if no account has the service', () => {
    expect(named({ Service: 'VOIP' })).toEqual({ account: null, problem: commandTexts.noService('voice') })
  })
})
