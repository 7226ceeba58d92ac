import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseAmount } from '../../../../renderer/features/credits/creditDraft'
import { readCredits } from '../../../../renderer/features/credits/creditImport'
import { setNumberFormat } from '../../../../renderer/ui/format/amounts'

describe('an amount with a decimal comma', () => {
  beforeEach(() => setNumberFormat('point_comma'))
  afterEach(() => setNumberFormat('comma_point'))

  it.each([
    ['12,50', 12_50],
    ['1.250,00', 1250_00],
    ['12.50', null],
    ['5.000,01', null],
    ['twelve', null],
  ])('is parsed or rejected: %s', (text, cents) => expect(parseAmount(text)).toBe(cents))

  it('is not expected in files, which use a decimal point everywhere', () => {
    expect(readCredits('account,amount\nBA-1,12.50\nBA-2,"1,250.00"\nBA-3,"1.250,00"')).toEqual({
      rows: [
        { acct_no: 'BA-1', credit_amount: 12_50 },
        { acct_no: 'BA-2', credit_amount: 1250_00 },
      ],
      lines: new Map([
        ['BA-1', 2],
        ['BA-2', 3],
      ]),
      problems: [{ line: 4, message: expect.any(String) }],
    })
  })
})
