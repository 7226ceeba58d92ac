import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSafeLink } from '#shared/customers/announcements'
import { paragraphsOf, piecesOf, plainBody } from '../../../../renderer/domain/announcements/announcementMarkup'

describe('the text of an announcement', () => {
  it('is divided into paragraphs at empty lines', () => {
    expect(paragraphsOf('One\nstill one\n \n\nTwo\n')).toEqual(['One\nstill one', 'Two'])
  })

  it('has links for safe addresses, and plain text otherwise', () => {
    const pieces = piecesOf('See [rates](/resourceCenter), [us](https://example.com/a?b) or [bad](javascript:alert).')
    expect(pieces.map(({ text, url }) => [text, url])).toEqual([
      ['See ', null],
      ['rates', '/resourceCenter'],
      [', ', null],
      ['us', 'https://example.com/a?b'],
      [' or [bad](javascript:alert).', null],
    ])
  })

  it('never links to what a browser would run, and loses no word', () => {
    const url = fc.oneof(fc.string(), fc.constantFrom('//evil.example', 'data:text/html,x', '/\\evil', 'JAVASCRIPT:x'))
    fc.assert(
      fc.property(fc.string(), fc.string(), url, (before, text, address) => {
        const paragraph = `${before}[${text}](${address})`
        const pieces = piecesOf(paragraph)
        for (const piece of pieces) if (piece.url !== null) expect(isSafeLink(piece.url)).toBe(true)
        if (pieces.every((piece) => piece.url === null)) {
          expect(pieces.map((piece) => piece.text).join('')).toBe(paragraph)
        }
      }),
    )
  })

  it('can be spoken without its links', () => {
    expect(plainBody('Read [our page](https://example.com).\n\nBye.')).toBe('Read our page. Bye.')
  })
})

describe('a link', () => {
  it.each([
    '//evil.example',
    '/\\evil.example',
    'http://example.com',
    'javascript:alert(1)',
    'https://a b',
    'rates',
    '',
  ])('a link like %j is unsafe', (url) => {
    expect(isSafeLink(url)).toBe(false)
  })
})
