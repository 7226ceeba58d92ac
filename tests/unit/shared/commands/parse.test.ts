import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOffered } from '#shared/commands/commandAccess'
import { commandProblem } from '#shared/commands/commandProblem'
import { namedPages } from '#shared/commands/namedPages'
import { parseCommand } from '#shared/commands/parse'
import type { CommandName, PortalSide } from '#shared/commands/registry'
import * as commandTexts from '#shared/texts/speech/commands'
import { spokenAmounts } from '../../../support/commandParaphrases'

/** Pages that have a command of their own. */
const ownCommands: Partial<Record<string, CommandName>> = {
  'Make a Payment': 'Make Payment',
  'Message Queue': 'Open Queue',
  'New Service Request': 'New Service Request',
}

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

  it('is recognized however it is said, and whatever the payment method', () => {
    fc.assert(
      fc.property(spokenAmounts, ({ text, value }) => {
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
  ])('“%s” is ambiguous, so that the portal asks', (sentence) => {
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
  ])('is not guessed from “%s”', (spoken) => {
    expect(parseCommand(`pay ${spoken}`, 'customer')).toBeNull()
  })

  it('is never combined from two consecutive numbers', () => {
    const two = fc.tuple(
      spokenAmounts,
      fc.constantFrom(' to ', ' or ', ' then ', '/', ', ', ' and then '),
      spokenAmounts,
    )
    fc.assert(
      fc.property(two, ([one, between, other]) => {
        const found = amountIn(`pay ${one.text}${between}${other.text}`)
        expect([undefined, one.value, other.value]).toContain(found)
        expect(found).toBeUndefined()
      }),
    )
  })
})

describe('a sentence that was not understood', () => {
  it('is reported, word for word', () => {
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
  ])('causes no command that moves money: “%s”', (sentence) => {
    expect(parseCommand(sentence, 'staff')).toBeNull()
  })

  it('causes no payment if it contains a word that could mean more than urgency', () => {
    const word = fc.string({ unit: fc.constantFrom('b', 'j', 'q', 'x', 'z'), minLength: 3, maxLength: 8 })
    fc.assert(
      fc.property(spokenAmounts, word, fc.boolean(), ({ text }, other, isBefore) => {
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
    'is reported completely: “%s”',
    (sentence) => {
      expect(parseCommand(sentence, 'customer')).toBeNull()
    },
  )

  it('never causes an error, whatever is said', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), (sentence) => {
        parseCommand(sentence, 'staff')
      }),
    )
  })
})

describe('a negated command', () => {
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
  ])('is not executed in “%s”', (sentence) => {
    expect(parseCommand(sentence, 'customer')).toBeNull()
  })

  it('can be the subject of a message', () => {
    expect(parseCommand('write a message about no internet', 'customer')).toMatchObject({
      Command: 'Create Message',
      Parameters: { Subject: 'no internet' },
    })
  })
})

describe('a word with one wrong letter', () => {
  it.each(['make paymant fifty dollars', 'make payment fifty dollars usinng visa'])(
    'is still recognized in “%s”',
    (sentence) => {
      expect(parseCommand(sentence, 'customer')).toMatchObject({
        Command: 'Make Payment',
        Parameters: { Amount: 5000 },
      })
    },
  )
})

describe('a payment', () => {
  it.each([
    ['pay gas', { Service: 'GAS' }],
    ['pay for internet with visa', { Service: 'FIBER', 'Payment Method': 'visa' }],
    ['pay 20 for 9700 larkin', { Amount: 2000, 'Billed Address': '9700 larkin' }],
    ['pay the bill at 9700 Larkin Ct', { 'Billed Address': '9700 Larkin Ct' }],
    [
      'pay $20 for 9700 Larkin Ct with my Visa',
      { Amount: 2000, 'Billed Address': '9700 Larkin Ct', 'Payment Method': 'Visa' },
    ],
    ['pay 99999999 dollars', { Amount: 9_999_999_900 }],
  ])('is understood in “%s”', (sentence, parameters) => {
    expect(parseCommand(sentence, 'customer')).toEqual({
      Command: 'Make Payment',
      Parameters: parameters,
      NotUnderstood: [],
    })
  })

  it.each(['pay 20 for 30 dollars', 'pay 20 for 30', 'pay fifty for my neighbor', 'pay 20 at 9 percent'])(
    'is not recognized in “%s”, which names no address',
    (sentence) => {
      expect(parseCommand(sentence, 'customer')).toBeNull()
    },
  )

  it.each(['pay 20.555 dollars', 'pay minus five', 'pay -50', 'make payment of 50%', 'pay negative 20 dollars'])(
    'is answered with an example amount if “%s” contains none',
    (sentence) => {
      expect(parseCommand(sentence, 'customer')).toBeNull()
      expect(commandProblem(sentence)).toBe(commandTexts.noAmount)
    },
  )

  it('has no hint about amounts in other sentences', () => {
    for (const sentence of ['fooble -50', 'pay fifty to my neighbor']) {
      expect(commandProblem(sentence)).toBe(commandTexts.notUnderstood(sentence))
    }
  })
})

describe('the day of a payment', () => {
  it.each([
    'pay 50 on 15 November',
    'pay 100 for 3 months',
    'pay at 5 pm',
    'pay my bill by tomorrow',
    'pay 50 by friday',
    'pay 50 with visa next week',
    'pay 50 with visa monthly',
    'pay 20 for 9700 Larkin Ct on Friday',
    'pay my bill by 15 Nov',
  ])('is selected on the page, and is no address or method in “%s”', (sentence) => {
    expect(parseCommand(sentence, 'customer')).toBeNull()
    expect(commandProblem(sentence)).toBe(commandTexts.laterDay)
  })

  it.each([
    'pay 20 for 12 Oak Street and 14 Elm Street',
    'pay 20 for 12 Oak Street 14 Elm Street',
    'pay 20 with visa and mastercard',
    'pay 20 with visa 1111 50',
  ])('does not permit two addresses or methods in “%s”', (sentence) => {
    expect(parseCommand(sentence, 'customer')).toBeNull()
  })

  it.each([
    ['pay 20 for 12 Oak Street now', { Amount: 2000, 'Billed Address': '12 Oak Street' }, ['now']],
    ['pay 20 with visa right away', { Amount: 2000, 'Payment Method': 'visa' }, ['right away']],
    ['pay 20 for 12 May Street', { Amount: 2000, 'Billed Address': '12 May Street' }, []],
    ['pay 20 for 14505 Quill St, Lot 35', { Amount: 2000, 'Billed Address': '14505 Quill St, Lot 35' }, []],
    ['pay 20 for 12 Oak St, Bend 78613', { Amount: 2000, 'Billed Address': '12 Oak St, Bend 78613' }, []],
  ])('is not recognized in “%s”', (sentence, Parameters, NotUnderstood) => {
    expect(parseCommand(sentence, 'customer')).toEqual({ Command: 'Make Payment', Parameters, NotUnderstood })
  })
})

describe('the balance', () => {
  it.each(['how much do I owe for gas', 'what is my gas balance', 'how much is my gas bill'])(
    'is requested for the service that “%s” names',
    (sentence) => {
      expect(parseCommand(sentence, 'customer')).toEqual({
        Command: 'Show Balance',
        Parameters: { Service: 'GAS' },
        NotUnderstood: [],
      })
    },
  )
})

describe('a statement', () => {
  it.each([
    ['download statement for october 2026', { Month: 10, Year: 2026 }],
    ['download statement september', { Month: 9 }],
    ['download the September 2025 bill', { Month: 9, Year: 2025 }],
  ])('is that of the month in “%s”', (sentence, parameters) => {
    expect(parseCommand(sentence, 'customer')).toMatchObject({
      Command: 'Download Statement',
      Parameters: parameters,
      NotUnderstood: [],
    })
  })
})

const sides: PortalSide[] = ['customer', 'staff']
const named = sides.flatMap((side) =>
  namedPages
    .filter((page) => isOffered(page, side))
    .flatMap(({ label, names = [] }) => [label, ...names].map((name) => ({ side, label, name }))),
)

describe.each(named)('the page “$name” of a $side', ({ side, label, name }) => {
  it.each([name, name.toLowerCase(), `go to ${name}`, `open the ${name} page`, `please show my ${name}`])(
    'opens with “%s”',
    (sentence) => {
      const understood = parseCommand(sentence, side)
      if (understood?.Command === 'Go To') expect(understood.Parameters.Page).toBe(label)
      // Some pages have a command of their own, which leads to the same page.
      else expect(ownCommands[label]).toBe(understood?.Command)
    },
  )
})
