/** Generates sentences from the phrases of a command, as different people would say them. */
import fc from 'fast-check'
import { isOffered } from '#shared/commands/commandAccess'
import { namedPages } from '#shared/commands/namedPages'
import type { CommandParameters } from '#shared/commands/parsedCommand'
import { type PhrasePart, parsePhrase } from '#shared/commands/phrases'
import type { ParameterName, PortalSide } from '#shared/commands/registry'
import { months } from '#shared/format/months'

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

function belowHundred(number: number): string {
  const [ten, one] = [Math.floor(number / 10), number % 10]
  return number < 20 ? (ones[number] ?? '') : [tens[ten - 1], one > 0 ? ones[one] : ''].filter(Boolean).join(' ')
}

/** Writes 1205 as "one thousand two hundred and five". */
export function numberInWords(number: number): string {
  const [thousands, hundreds, rest] = [Math.floor(number / 1000), Math.floor(number / 100) % 10, number % 100]
  return [
    thousands > 0 ? `${numberInWords(thousands)} thousand` : '',
    hundreds > 0 ? `${ones[hundreds]} hundred` : '',
    rest > 0 || number === 0 ? `${hundreds > 0 ? 'and ' : ''}${belowHundred(rest)}` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Generates all ways to say an amount that the portal accepts. */
export const spokenAmounts = fc.integer({ min: 100, max: 9_999_999 }).chain((cents) => {
  const [dollars, rest] = [Math.floor(cents / 100), cents % 100]
  const decimals = String(rest).padStart(2, '0')
  const inWords = numberInWords(dollars)
  const variants = [
    `$${dollars}.${decimals}`,
    `$${dollars.toLocaleString('en-US')}.${decimals}`,
    `${dollars}.${decimals} dollars`,
    ...(rest === 0 ? [`${inWords} dollars`, `${dollars} dollars`, `$${dollars}`, `${inWords} bucks`, inWords] : []),
    ...(rest > 0 ? [`${inWords} dollars and ${belowHundred(rest)} cents`, `${dollars} dollars ${rest} cents`] : []),
    ...(rest >= 10
      ? [
          `${inWords} dollars ${belowHundred(rest)}`,
          `${inWords} point ${decimals
            .split('')
            .map((digit) => ones[Number(digit)])
            .join(' ')}`,
        ]
      : []),
    ...(rest > 0 && rest < 10 ? [`${inWords} dollars oh ${ones[rest]}`] : []),
  ]
  return fc.constantFrom(...variants).map((text) => ({ text, value: cents }))
})

interface SpokenValue {
  text: string
  value: string | number
}

const spokenAsIs = (...texts: string[]): fc.Arbitrary<SpokenValue> =>
  fc.constantFrom(...texts).map((text) => ({ text, value: text }))

/** Pages that have their own command. */
const pagesWithCommand = new Set(['Message Queue', 'New Service Request'])

const parameterValuesOf = (side: PortalSide): Record<ParameterName, fc.Arbitrary<SpokenValue>> => ({
  Amount: spokenAmounts,
  'Payment Method': spokenAsIs(
    'Visa',
    'debit card',
    'checking account',
    'card ending in 4242',
    'Apple Pay',
    'default card',
  ),
  Month: fc.constantFrom(...months.keys()).map((index) => ({ text: months[index] ?? '', value: index + 1 })),
  Year: fc.constant({ text: '2026', value: 2026 }),
  'Billed Address': spokenAsIs('9700 Larkin', '14505 Quill Street', '12 Larkspur Ln'),
  Subject: spokenAsIs('router', 'moving boxes', 'no internet since Sunday'),
  Service: fc.constantFrom(
    { text: 'gas', value: 'GAS' },
    { text: 'internet', value: 'FIBER' },
    { text: 'phone', value: 'VOIP' },
  ),
  Address: spokenAsIs('14505 Quill Street', 'Lot 35 Fenwright', '9 Larkspur Ct, Apt 2'),
  Customer: spokenAsIs('Ellery', 'CU-65623061', 'mara@example.com', '512 555 0134'),
  Look: fc.constantFrom('light', 'dark').map((appearance) => ({ text: appearance, value: appearance })),
  Page: fc
    .constantFrom(...namedPages.filter((page) => !pagesWithCommand.has(page.label) && isOffered(page, side)))
    .map(({ label }) => ({ text: label, value: label })),
})

interface Sentence {
  text: string
  parameters: CommandParameters
}

function sentenceOf(
  parts: readonly PhrasePart[],
  values: Record<ParameterName, fc.Arbitrary<SpokenValue>>,
): fc.Arbitrary<Sentence> {
  const pieceArbitraries = parts.map((part): fc.Arbitrary<Sentence> => {
    switch (part.kind) {
      case 'words':
        return fc.constant({ text: part.words, parameters: {} })
      case 'parameter':
        return values[part.name].map(({ text, value }) => ({ text, parameters: { [part.name]: value } }))
      case 'choice': {
        const options = part.options.map((option) => sentenceOf(option, values))
        return fc.oneof(...options, ...(part.isOptional ? [fc.constant({ text: '', parameters: {} })] : []))
      }
    }
  })
  return fc.tuple(...pieceArbitraries).map((pieces) => ({
    text: pieces
      .map(({ text }) => text)
      .filter(Boolean)
      .join(' '),
    parameters: Object.assign({}, ...pieces.map(({ parameters }) => parameters)),
  }))
}

const openings = ['', 'please ', 'can you ', 'Hey, ', 'I would like to ', 'I want to ', 'OK please ']
const endings = ['', '.', ' please', '!', ', thanks', '?']

/** Varies the phrase with politeness, punctuation and capitalization. */
export const paraphrases = (phrase: string, side: PortalSide): fc.Arbitrary<Sentence> =>
  fc
    .tuple(
      sentenceOf(parsePhrase(phrase), parameterValuesOf(side)),
      fc.constantFrom(...openings),
      fc.constantFrom(...endings),
      fc.constantFrom<(text: string) => string>(
        (text) => text,
        (text) => text.charAt(0).toUpperCase() + text.slice(1),
      ),
    )
    .map(([{ text, parameters }, opening, ending, changeCase]) => ({
      text: `${opening}${changeCase(text)}${ending}`,
      parameters,
    }))
