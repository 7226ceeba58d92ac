import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCustomerQuery } from '../../../../server/features/customers/search/rules'

describe('the search text for a customer', () => {
  it.each([
    ['CU-1234', { kind: 'number', beginning: 'CU-1234' }],
    ['ba1234567890', { kind: 'number', beginning: 'BA-1234567890' }],
    ['ST-1234567890-260302', { kind: 'number', beginning: 'BA-1234567890' }],
    ['c-2025-000123', { kind: 'number', beginning: 'C-2025-000123' }],
    ['C-2025', { kind: 'number', beginning: 'C-2025-' }],
    ['(295) 555-0143', { kind: 'digits', digits: '2955550143' }],
    ['1 295 555 0143', { kind: 'digits', digits: '2955550143' }],
    ['José, Núñez', { kind: 'words', words: ['jose', 'nunez'], spelled: ['josé', 'núñez'] }],
  ])('the search text %j is recognized by its form', (typed, query) => {
    expect(parseCustomerQuery(typed)).toEqual(query)
  })

  it.each(['', '  ', 'ab', 'a b', '12', '--'])('the search text %j is too short', (typed) => {
    expect(parseCustomerQuery(typed)).toBeNull()
  })

  it('never matches everything', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (typed) => {
        const query = parseCustomerQuery(typed)
        if (query === null) return
        const longest = query.kind === 'words' ? Math.max(...query.words.map((word) => word.length)) : 3
        expect(longest).toBeGreaterThanOrEqual(3)
      }),
    )
  })
})
