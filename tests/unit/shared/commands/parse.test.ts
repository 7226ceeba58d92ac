import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCommand } from '#shared/commands/parse'
import { saidAmount } from '../../../support/spoken'

const amountIn = (sentence: string) => parseCommand(sentence, 'customer')?.Parameters.Amount

describe('an amount', () => {
  it.each([
    ['make payment fifty two dollars thirty', 5230],
    ['make payment fifty-two dollars and thirty cents', 5230],
    ['pay a hundred and five dollars', 10_500],
    ['pay twelve hundred dollars', 120_000],
    ['pay nineteen ninety nine', 1999],
    ['pay a dollar fifty', 150],
    ['pay 2 thousand dollars', 200_000],
    ['pay $1,049.50', 104_950],
    ['pay fifty two point three', 5230],
    ['pay ten dollars oh five', 1005],
    ['pay thirty cents', 30],
  ])('“%s” is %i cents', (sentence, cents) => {
    expect(amountIn(sentence)).toBe(cents)
  })

  it('is found however it is said, and whatever it is paid with', () => {
    fc.assert(
      fc.property(saidAmount, ({ text, value }) => {
        expect(amountIn(`make payment ${text}`)).toBe(value)
        expect(amountIn(`I want to pay ${text} with my card ending in four two four two.`)).toBe(value)
      }),
    )
  })

  it.each([
    'make payment one fifty',
    'pay fifty sixty seventy dollars',
    'pay 50 60 dollars',
    'pay 1.2.3 dollars',
    'pay one hundred to two hundred dollars',
    'pay two thousand three thousand dollars',
    'pay twenty to thirty',
    'pay fifty then sixty',
    'pay fifty, sixty dollars',
    'pay fifty/sixty',
    'pay 50-60 dollars',
  ])('“%s” could be two, so that it is asked again', (sentence) => {
    expect(parseCommand(sentence, 'customer')).toBeNull()
  })

  it.each([
    '.50',
    '$.50',
    '50¢',
    '50%',
    '½',
    '-50',
    '<50',
    '€50',
    '£50',
    'half a dollar',
    'a million dollars',
    'dollars',
  ])('is not guessed from “%s”', (said) => {
    expect(parseCommand(`pay ${said}`, 'customer')).toBeNull()
  })

  it('is never made of two numbers that are said one after the other', () => {
    const two = fc.tuple(saidAmount, fc.constantFrom(' to ', ' or ', ' then ', '/', ', ', ' and then '), saidAmount)
    fc.assert(
      fc.property(two, ([one, between, other]) => {
        const found = amountIn(`pay ${one.text}${between}${other.text}`)
        expect([undefined, one.value, other.value]).toContain(found)
        expect(found).toBeUndefined()
      }),
    )
  })
})

describe('what was not understood', () => {
  it('is told, word for word', () => {
    expect(parseCommand('show my balance Tomorrow', 'customer')).toMatchObject({
      Command: 'Show Balance',
      NotUnderstood: ['Tomorrow'],
    })
  })

  it.each([
    'pay fifty dollars please next week maybe',
    'pay my bill on Friday',
    'make payment fifty dollars monthly',
    'pay fifty dollars to my neighbor',
    'issue credits for everybody',
  ])('gives no command where money would move: “%s”', (sentence) => {
    expect(parseCommand(sentence, 'staff')).toBeNull()
  })

  it('gives no payment with any word beside it that could mean more than haste', () => {
    const word = fc.string({ unit: fc.constantFrom('b', 'j', 'q', 'x', 'z'), minLength: 3, maxLength: 8 })
    fc.assert(
      fc.property(saidAmount, word, fc.boolean(), ({ text }, other, isBefore) => {
        const sentence = isBefore ? `${other} pay ${text}` : `pay ${text} ${other}`
        expect(parseCommand(sentence, 'customer')).toBeNull()
        expect(parseCommand(isBefore ? `now pay ${text}` : `pay ${text} quickly`, 'customer')).toMatchObject({
          Command: 'Make Payment',
          NotUnderstood: [isBefore ? 'now' : 'quickly'],
        })
      }),
    )
  })

  it.each(['', '   ', '?!', 'fooble the barr', 'the quick brown fox jumps over a lazy dog'])(
    'is the whole of “%s”',
    (sentence) => {
      expect(parseCommand(sentence, 'customer')).toBeNull()
    },
  )

  it('never ends in an error, whatever is said', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), (sentence) => {
        parseCommand(sentence, 'staff')
      }),
    )
  })
})

describe('whoever wants the contrary', () => {
  it.each([
    "don't pay my bill",
    'do not make a payment of fifty dollars',
    'never pay $20',
    'cancel payment',
    'pay no bill',
    'make payment fifty dollars not with my visa',
    "don't sign out",
    "I can't pay my bill",
    'did I pay my bill',
    'should I pay my bill',
    'I refuse to pay my bill',
    'pay fifty nevermind',
    'pay half my bill',
    'pay my bill tomorrow',
    'make a recurring payment',
  ])('is not obeyed in “%s”', (sentence) => {
    expect(parseCommand(sentence, 'customer')).toBeNull()
  })

  it('may write about it', () => {
    expect(parseCommand('write a message about no internet', 'customer')).toMatchObject({
      Command: 'Create Message',
      Parameters: { Subject: 'no internet' },
    })
  })
})

describe('a word with one wrong letter', () => {
  it.each(['make paymant fifty dollars', 'make payment fifty dollars usinng visa'])(
    'is still heard in “%s”',
    (sentence) => {
      expect(parseCommand(sentence, 'customer')).toMatchObject({
        Command: 'Make Payment',
        Parameters: { Amount: 5000 },
      })
    },
  )
})
