import { describe, expect, it } from 'vitest'
import { csvOf } from '#shared/csv'

describe('a table as CSV', () => {
  it('quotes what would break a row', () => {
    expect(csvOf([['a,b', 'say "hi"', 'two\nlines', 'plain']])).toBe('"a,b","say ""hi""","two\nlines",plain\r\n')
  })

  it('keeps a text from running as a formula, and leaves numbers alone', () => {
    expect(csvOf([['=1+1', '+1', '-1', '@x', -5, null]])).toBe("'=1+1,'+1,'-1,'@x,-5,\r\n")
  })
})
