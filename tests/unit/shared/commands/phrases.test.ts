import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compilePhrase, parsePhrase } from '#shared/commands/phrases'
import { commandNames, registry } from '#shared/commands/registry'

/** Valid phrases, including nested brackets. */
const { phrase: anyPhrase } = fc.letrec<{ phrase: string; piece: string }>((tie) => ({
  phrase: fc.array(tie('piece'), { minLength: 1, maxLength: 3 }).map((pieces) => pieces.join(' ')),
  piece: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('pay', 'last bill', '<Amount>', '<Subject>'),
    fc.array(tie('phrase'), { minLength: 1, maxLength: 3 }).map((options) => `(${options.join(' | ')})`),
    tie('phrase').map((inside) => `[${inside}]`),
  ),
}))

const everyPhrase = commandNames.flatMap((name) => registry[name].phrases)

describe('a phrase', () => {
  it('is parsed as words, parameters and choices', () => {
    expect(parsePhrase('pay [(last | next)] bill <Amount>')).toEqual([
      { kind: 'words', words: 'pay' },
      {
        kind: 'choice',
        isOptional: true,
        options: [
          [
            {
              kind: 'choice',
              isOptional: false,
              options: [[{ kind: 'words', words: 'last' }], [{ kind: 'words', words: 'next' }]],
            },
          ],
        ],
      },
      { kind: 'words', words: 'bill' },
      { kind: 'parameter', name: 'Amount' },
    ])
  })

  it.each([
    'pay (bill',
    'pay [bill',
    'pay bill)',
    'pay bill]',
    'pay (bill]',
    'pay [bill)',
    'pay | bill',
    'pay ((bill)',
  ])('is rejected if its brackets do not match: %s', (phrase) => {
    expect(() => compilePhrase(phrase)).toThrow(/brackets do not/)
  })

  it('is rejected if it names an unknown parameter', () => {
    expect(() => compilePhrase('pay <Amonut>')).toThrow('no parameter is called Amonut')
  })

  it('leads only forward, from its start to its only end', () => {
    fc.assert(
      fc.property(fc.oneof(anyPhrase, fc.constantFrom(...everyPhrase)), (phrase) => {
        const states = compilePhrase(phrase)
        const reached = new Set([0])
        for (const [at, steps] of states.entries()) {
          for (const { to } of steps) {
            expect(to > at && to < states.length).toBe(true)
            if (reached.has(at)) reached.add(to)
          }
          // Only the final state has no further steps.
          expect(steps.length === 0).toBe(at === states.length - 1)
        }
        expect(reached.size).toBe(states.length)
      }),
    )
  })

  it('has no step for the small words that are removed from speech', () => {
    const words = compilePhrase('please go to the page').flatMap((steps) =>
      steps.flatMap((step) => (step.kind === 'word' ? [step.word] : [])),
    )
    expect(words).toEqual(['go', 'page'])
  })
})
