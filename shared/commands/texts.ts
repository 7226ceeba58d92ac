/** What somebody is told whose sentence gave no command, or one that cannot be carried out. */
import { months } from './parameters'
import type { Side } from './registry'

export const commandTexts = {
  notUnderstood: (sentence: string) => `I did not understand “${sentence}”. Say “What can I say?” to see what works.`,
  notAllowed: (about: string) => `Your sign-in does not include this: ${about.toLowerCase()}.`,
  leftOut: (words: readonly string[]) => `I did not understand ${words.map((word) => `“${word}”`).join(' and ')}.`,
  severalMethods: (said: string) => `Several of your payment methods could be “${said}”. Choose one.`,
  noSuchMethod: (said: string) =>
    said === '' ? 'No payment method is saved.' : `None of your payment methods is “${said}”. Choose one.`,
  noAccount: (side: Side) => (side === 'staff' ? 'Open a customer first.' : 'No account is chosen.'),
  noStatement: (month: number | undefined) => {
    const name = month === undefined ? undefined : months[month - 1]
    return name ? `There is no bill of ${name.charAt(0).toUpperCase()}${name.slice(1)}.` : 'There is no bill yet.'
  },
}
