import { describe, expect, it } from 'vitest'
import { toCsv } from '#shared/format/csv'

describe('a table as CSV', () => {
  it('quotes cells that would break a row', () => {
    expect(toCsv([['a,b', 'say "hi"', 'two\nlines', 'plain']])).toBe('"a,b","say ""hi""","two\nlines",plain\r\n')
  })

  it('prevents a text from running as a formula, and leaves numbers unchanged', () => {
    expect(toCsv([['=1+1', '+1+1', '-A1', '@x', -5, null]])).toBe("'=1+1,'+1+1,'-A1,'@x,-5,\r\n")
  })

  it('prevents a text from running that starts with a tab, a line break or a full-width sign', () => {
    expect(toCsv([['\t=1+1', '\r=1+1']])).toBe(`"'\t=1+1","'\r=1+1"\r\n`)
    expect(toCsv([['＝1+1', '＋1', '－1', '＠x']])).toBe("'＝1+1,'＋1,'－1,'＠x\r\n")
  })

  it('quotes semicolons and tabs, at which some spreadsheets split a text into cells', () => {
    expect(toCsv([['a;=1+1', 'a\t=1+1', ';=1+1']])).toBe('"a;=1+1","a\t=1+1",";=1+1"\r\n')
  })

  it('leaves a signed number unchanged, with or without its unit', () => {
    expect(toCsv([['-19.4 dBm', '-3', '+2.5%', '-40°']])).toBe("-19.4 dBm,-3,+2.5%,'-40°\r\n")
  })

  it('prevents a formula that starts like a signed number from running', () => {
    const formulas = ["-1+cmd|' /C calc'!A0", '-2+3', '-1 A1', '+1(2)']
    expect(toCsv([formulas])).toBe(`'-1+cmd|' /C calc'!A0,'-2+3,'-1 A1,'+1(2)\r\n`)
  })
})
