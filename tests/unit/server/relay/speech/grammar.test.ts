import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePhrase } from '#shared/commands/phrases'
import { buildGrammar, buildSoundsGrammar } from '../../../../../server/relay/speech/grammar'
import { dictionaryOf, readPronunciations } from '../../../../../server/relay/speech/pronunciations'
import { parameterValues, spokenPhrases } from '../../../../../server/relay/speech/spokenPhrases'

const numbers =
  'the me one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety a hundred thousand and dollar dollars cent cents'
const known = readPronunciations(
  [...numbers.split(' '), 'pay', 'my', 'bill', 'with', 'card', 'go', 'to', 'home', "what's"]
    .map((word) => `${word} AH`)
    .join('\n'),
)

const lines = (jsgf: string): string[] => jsgf.split('\n')

const grammar = (phrases: string[], fillings = {}) =>
  buildGrammar({ phrases: phrases.map(parsePhrase), fillings }, known)
const commandsOf = (jsgf: string): string | undefined => lines(jsgf).at(-2)

describe('a grammar', () => {
  it('has a rule for each parameter, and one for all phrases', () => {
    const phrases = ['pay bill', 'pay (bill) <Amount> [with <Payment Method>]', 'go <Page>']
    const { jsgf, unpronounceable } = grammar(phrases, { method: ['card'], page: ['home', 'Bill'] })
    expect(lines(jsgf).slice(0, 2)).toEqual(['#JSGF V1.0;', 'grammar commands;'])
    expect(lines(jsgf)).toContain('<parameter_method> = card;')
    expect(lines(jsgf)).toContain('<parameter_page> = home | bill;')
    const little = '[ <little> ]'
    const written = `pay bill | pay ${little} ( bill ) <amount> [ with ${little} <parameter_method> ] | go ${little} <parameter_page>`
    expect(commandsOf(jsgf)).toBe(`public <command> = ${written};`)
    expect(unpronounceable).toEqual([])
  })

  it('leaves out alternatives that need free text, and phrases that are empty without them', () => {
    const { jsgf, unpronounceable } = grammar(['go [(home | with <Subject>)]', 'bill [<Address>]', 'pay <Customer>'])
    expect(commandsOf(jsgf)).toBe('public <command> = go [ <little> ] [ ( home ) ] | bill;')
    expect(unpronounceable).toEqual([])
  })

  it('leaves out words without a pronunciation, and reports them', () => {
    const { jsgf, words, unpronounceable } = grammar(['pay bill', 'pay (bill | zyzzyva)', 'zyzzyva'], {
      page: ['zyzzyva'],
    })
    expect(unpronounceable).toEqual(['zyzzyva'])
    expect(jsgf).not.toContain('zyzzyva')
    expect(words.has('zyzzyva')).toBe(false)
  })

  it('contains words as they are spoken: lowercase, without punctuation, each phrase once', () => {
    const { jsgf } = grammar(['Pay my bill!', 'pay, my bill', 'What’s my bill?'])
    expect(commandsOf(jsgf)).toBe("public <command> = pay my bill | what's my bill;")
  })

  it('defines every rule that it uses and closes every bracket, for any phrases', () => {
    const piece = fc.constantFrom('pay', 'my', '<Amount>', '<Page>', '<Subject>', '[bill]', '(go | zyzzyva)', '; = |*')
    fc.assert(
      fc.property(fc.array(fc.array(piece, { minLength: 1 })), (rows) => {
        const phrases = rows.map((pieces) => pieces.map((text) => (text.startsWith(';') ? '; = *' : text)).join(' '))
        const { jsgf } = grammar(phrases, { page: ['home'] })
        const defined = new Set([...jsgf.matchAll(/^(?:public )?<(\w+)> =/gm)].map(([, name]) => name))
        const used = [...jsgf.matchAll(/<(\w+)>/g)].map(([, name]) => name)
        expect(used.filter((name) => !defined.has(name))).toEqual([])
        expect(commandsOf(jsgf)).toMatch(/^public <command> = [a-z_<> |()[\]]*;$/)
      }),
    )
  })

  it('a grammar of sounds accepts any sequence of them', () => {
    expect(buildSoundsGrammar(['a', 'b'])).toContain('public <sounds> = ( a | b )+;')
  })
})

describe('the pronunciation dictionary', () => {
  const read = readPronunciations("pay P EY\nthe DH AH\nthe(2) DH IY\nit's IH T S\n# no line\nodd")

  it('contains every pronunciation of a word, and those that the portal adds', () => {
    expect(read.get('the')).toEqual(['DH AH', 'DH IY'])
    expect(read.get("it's")).toEqual(['IH T S'])
    expect(read.has('autopay')).toBe(true)
    expect(read.has('odd')).toBe(false)
  })

  it('is written for selected words, in the recognizer’s format', () => {
    expect(dictionaryOf(['the', 'pay'], read)).toBe('pay P EY\nthe DH AH\nthe(2) DH IY\n')
  })
})

describe('the phrases of the commands', () => {
  it('contain every name of a page', () => {
    expect(parameterValues.page).toEqual(expect.arrayContaining(['Payment Methods', 'Add Payment Method', 'autopay']))
  })

  it('can all be recognized by the installed recognizer', ({ skip }) => {
    const path = '/usr/share/pocketsphinx/model/en-us/cmudict-en-us.dict'
    const dictionary = (() => {
      try {
        return readFileSync(path, 'utf8')
      } catch {
        return skip('pocketsphinx-en-us is not installed')
      }
    })()
    const { jsgf, unpronounceable } = buildGrammar(
      { phrases: spokenPhrases, fillings: parameterValues },
      readPronunciations(dictionary),
    )
    expect(unpronounceable).toEqual([])
    for (const rule of [
      'amount',
      'parameter_method',
      'parameter_month',
      'parameter_service',
      'parameter_look',
      'parameter_page',
    ]) {
      expect(jsgf).toContain(`<${rule}> = `)
    }
  })
})
