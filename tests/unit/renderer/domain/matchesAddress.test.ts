import { describe, expect, it } from 'vitest'
import { matchesAddress } from '../../../../renderer/domain/customers/matchesAddress'

const address = (street: string) => ({
  street_address: street,
  city: 'Cedar Bend',
  state: 'TX',
  zip: '78613',
  crm_premise_id: street,
  services: [],
})
const streets = ['14505 Quill St, Lot 3', '14505 Quill St, Lot 35', '3 Wren Way', '77 Mill Road']
const found = (typed: string) => streets.filter((street) => matchesAddress(typed, address(street)))

describe('the search for an address', () => {
  it('matches complete numbers only: lot and ZIP code', () => {
    expect(found('Lot 3')).toEqual(['14505 Quill St, Lot 3'])
    expect(found('quill 35')).toEqual(['14505 Quill St, Lot 35'])
  })

  it('finds a house number while it is typed', () => {
    expect(found('145')).toEqual(streets.slice(0, 2))
  })

  it('matches the start of any word, in any order', () => {
    expect(found('road mi')).toEqual(['77 Mill Road'])
    expect(found('ill')).toEqual([])
  })

  it('finds all addresses of a town or a ZIP code', () => {
    expect(found('cedar')).toEqual(streets)
    expect(found('786')).toEqual(streets)
  })

  it('matches all addresses without a search', () => {
    expect(found(' ')).toEqual(streets)
  })
})
