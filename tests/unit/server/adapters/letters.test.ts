import { describe, expect, it } from 'vitest'
import type { Letter } from '../../../../server/adapters/notifier/templates/letter'
import { letterHtml } from '../../../../server/adapters/notifier/templates/letterHtml'
import { letterText } from '../../../../server/adapters/notifier/templates/letterText'

const letter: Letter = {
  brand: 'Gas & <Fiber>',
  subject: 'Bill for <b>"A&B"</b>',
  greeting: 'Hi <script>alert(1)</script>,',
  paragraphs: ['First <i>line</i>\nsecond line', 'It’s 5 > 4 & "due"'],
  action: { label: 'Pay <now>', url: 'https://portal.example/payment?a=1&b="2"' },
  preferencesUrl: 'https://portal.example/communicationPreference',
  unsubscribeUrl: 'https://portal.example/unsubscribe?token=abc',
}

describe('an email as HTML', () => {
  it('shows names and texts as they are, never as markup', () => {
    const html = letterHtml(letter)
    for (const part of ['<script', '<b>', '<i>', '<now>', '<Fiber>', 'b="2"']) expect(html).not.toContain(part)
    for (const part of ['&lt;script&gt;', 'Gas &amp; &lt;Fiber&gt;', 'a=1&amp;b=&quot;2&quot;']) {
      expect(html).toContain(part)
    }
  })

  it('loads nothing, and has colors for light and dark', () => {
    const html = letterHtml(letter)
    expect(html).not.toMatch(/<img|<link|<script|url\(|@import|src=/)
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('@media (prefers-color-scheme:dark)')
  })

  it('offers no choice where there is none', () => {
    const { preferencesUrl: _, unsubscribeUrl: __, ...required } = letter
    expect(letterHtml(required)).not.toMatch(/unsubscribe|communicationPreference/)
  })
})

describe('an email as text', () => {
  it('has the same content, with each link on a line', () => {
    expect(letterText(letter)).toBe(
      [
        'Hi <script>alert(1)</script>,',
        'First <i>line</i>\nsecond line',
        'It’s 5 > 4 & "due"',
        'Pay <now>:\nhttps://portal.example/payment?a=1&b="2"',
        'Gas & <Fiber>\n20 Tallis Ave, Quillmere, TX 00141\nSupport 555-0100 · Gas emergency 555-0110 (open 24/7)\nChoose what we notify you about: https://portal.example/communicationPreference\nStop these emails: https://portal.example/unsubscribe?token=abc',
      ].join('\n\n'),
    )
  })
})
