import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeName, withExtension } from '../../../../electron/save/names'

describe('the name of a saved file', () => {
  it.each([
    ['March.pdf', 'March.pdf'],
    ['Statement ../March.pdf', 'Statement .._March.pdf'],
    ['..\\..\\start.bat', '_.._start.bat'],
    ['CON.pdf', '_CON.pdf'],
    ['nul', '_nul'],
    ['a:b*c?.csv', 'a_b_c_.csv'],
    ['trailing. . ', 'trailing'],
    ['', 'file'],
    ['...', 'file'],
    ['Größe.pdf', 'Größe.pdf'],
    ['gpj.‮fdp.exe', 'gpj._fdp.exe'],
  ])('a file with the name %s is saved as %s', (suggested, name) => expect(safeName(suggested)).toBe(name))

  it('keeps its extension however long it is', () => {
    const name = safeName(`${'x'.repeat(500)}.pdf`)
    expect(name.endsWith('.pdf')).toBe(true)
    expect(name.length).toBe(200)
  })

  it('is not longer than file systems allow, whatever its characters', () => {
    const name = safeName(`${'請'.repeat(150)}.pdf`)
    expect(name).toMatch(/^請+\.pdf$/)
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200)
  })

  it.each([
    ['application/pdf', 'March', 'March.pdf'],
    ['application/pdf', 'March.PDF', 'March.PDF'],
    ['text/csv', 'Credits.exe', 'Credits.exe.csv'],
    ['application/octet-stream', 'Guide.docx', 'Guide.docx'],
  ])('ends with its type’s extension: %s called %s is %s', (type, name, named) =>
    expect(withExtension(type, name)).toBe(named),
  )

  it('is valid on every system, whatever was suggested', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (suggested) => {
        const name = safeName(suggested)
        expect(name).toMatch(/^[^<>:"/\\|?*]+$/)
        expect(Array.from(name).every((character) => character >= ' ')).toBe(true)
        expect(name).not.toMatch(/^\.|[. ]$/)
      }),
    )
  })
})
