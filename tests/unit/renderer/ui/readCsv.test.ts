import { describe, expect, it } from 'vitest'
import { readCsv } from '../../../../renderer/ui/lists/readCsv'

const firstCells = (text: string) => readCsv(text)[0]?.cells

describe('the separator of a CSV file', () => {
  it('is not taken from inside of quotes', () => {
    expect(firstCells('"Amount, in dollars";Account\n1;2')).toEqual(['Amount, in dollars', 'Account'])
    expect(firstCells('"Lot; \n""A"", B, C";Account\n1;2')).toEqual(['Lot; \n"A", B, C', 'Account'])
  })

  it('is a semicolon if the first line has more of them than of commas', () => {
    expect(firstCells('Amount, in dollars;Account;Comment\n1;2;3')).toEqual([
      'Amount, in dollars',
      'Account',
      'Comment',
    ])
    expect(firstCells('Amount,Account;Old\n1,2')).toEqual(['Amount', 'Account;Old'])
  })
})
