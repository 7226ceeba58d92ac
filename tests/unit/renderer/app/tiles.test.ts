import { describe, expect, it } from 'vitest'
import type { UserType } from '#shared/access/access'
import { type Feature, features } from '#shared/access/features'
import type { UserAccount, UserAddress } from '#shared/contract/customers/userDetails'
import type { ServiceType } from '#shared/services/services'
import { shownTilesOf } from '../../../../renderer/app/dashboard/shownTiles'
import { tilesFor, type Viewer } from '../../../../renderer/app/dashboard/tiles'

const account = (service_type_code: ServiceType): UserAccount => ({
  crm_billing_account_number: '1',
  crm_billing_group_id: '1',
  crm_service_account_id: '1',
  crm_service_account_number: '1',
  crm_customer_number: '1',
  crm_premise_id: '1',
  street_address: '1',
  service_type_code,
})

const home: UserAddress = { street_address: '1', city: '', state: '', zip: '', crm_premise_id: '1', services: [] }

interface Who {
  userTypeCode?: UserType
  selected?: UserAccount | null
  without?: readonly Feature[]
  mayWrite?: boolean
}

function createViewer({
  userTypeCode = 'CUSTOMER',
  selected = account('FIBER'),
  without = [],
  mayWrite = true,
}: Who = {}): Viewer {
  const user = {
    user_id: '1',
    userTypeCode,
    first_name: 'A',
    last_name: 'B',
    crm_contact_id: '1',
    phone_number: '',
    email_id: 'a@b.example',
    user_accounts: selected ? [selected] : [],
    user_address_details: [],
  }
  const rights = features.map((name) => {
    const has = !without.includes(name)
    return { name, read: has, write: has && mayWrite, approve: false }
  })
  const accounts = selected ? [selected] : []
  return { user, features: rights, account: selected, accounts, address: selected && home }
}

const tilesOf = (who?: Who) => tilesFor(createViewer(who)).map(({ id }) => id)

describe('the dashboard', () => {
  it('starts with the balance, the internet and the usage', () => {
    expect(tilesOf().slice(0, 4)).toEqual(['alerts', 'balance', 'internet', 'usage'])
  })

  it('shows the balance in its place even if a stored arrangement moves and hides it', () => {
    const viewer = createViewer()
    const arrangement = { tile_order: ['profile', 'balance'], hidden_tiles: ['balance'] }
    const shown = shownTilesOf(tilesFor(viewer), arrangement, { viewer, isSingleColumn: false })
    expect(shown.slice(0, 2).map(({ id }) => id)).toEqual(['alerts', 'balance'])
  })

  it('the dashboard of a builder ends with the tiles about one address', () => {
    const ids = tilesOf({ userTypeCode: 'BUILDER', selected: account('GAS') })
    expect(ids.slice(-3)).toEqual(['plan', 'account location', 'gas usage history'])
  })

  const needs: [Feature, string[]][] = [
    ['MANAGEPAYMENT', ['first steps', 'balance', 'manage payment methods']],
    ['ACCOUNTS', ['usage', 'to resolve', 'accounts', 'plan', 'account location', 'gas usage history']],
    ['PAYMENTHISTORY', ['payment history']],
    ['BILLINGHISTORY', ['billing history']],
    ['MESSAGEBOX', ['message box']],
    ['SERVICETICKET', ['service tickets', 'ticket quick access', 'fiber/gas/general tickets', 'self service']],
    ['MANAGECONTACT', ['authorized users']],
    ['ACCOUNTPREF', ['manage contact', 'manage communication preferences', 'account preferences']],
  ]
  it.each(needs)('hides from users without a right only the tiles that require it: %s', (feature, ids) => {
    const gas = { selected: account('GAS') }
    const left = tilesOf({ ...gas, without: [feature] })
    expect(left).toEqual(tilesOf(gas).filter((id) => !ids.includes(id)))
    expect(left.length).toBe(tilesOf(gas).length - ids.length)
  })

  it('offers no changes to users who may only read', () => {
    const left = tilesOf({ mayWrite: false })
    for (const id of ['first steps', 'manage payment methods', 'ticket quick access', 'self service'] as const) {
      expect(left).not.toContain(id)
    }
    expect(left).toContain('balance')
  })

  it('shows gas usage while a gas account is selected', () => {
    expect(tilesOf({ selected: account('GAS') })).toContain('gas usage history')
    expect(tilesOf()).not.toContain('gas usage history')
  })
})
