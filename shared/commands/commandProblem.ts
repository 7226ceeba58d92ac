/** Explains why a sentence contains no command. If it is about a payment, the reason may be its amount or its day. */

import * as commandTexts from '../texts/speech/commands'
import { isNumberWord } from './amounts'
import { isLater } from './timeWords'
import { meaningfulWords, type Word } from './words'

const signs = new Set(['minus', 'negative'])

const isPaymentCommand = ([first, second]: readonly Word[]): boolean =>
  first?.text === 'pay' || (/^(make|send|submit)$/.test(first?.text ?? '') && second?.text === 'payment')

/** Detects a sign next to a figure or before a number, or more than two decimals. */
const isInvalidAmount = ({ text, hasUnclearSign }: Word, index: number, words: readonly Word[]): boolean =>
  hasUnclearSign || /\.\d{3,}$/.test(text) || (signs.has(words[index - 1]?.text ?? '') && isNumberWord(text))

/** Returns null if the amount and the day of a payment are valid. */
export function paymentCommandProblem(sentence: string): string | null {
  const words = meaningfulWords(sentence)
  if (!isPaymentCommand(words)) return null
  if (words.some(isInvalidAmount)) return commandTexts.noAmount
  return words.some((_, index) => isLater(words, index)) ? commandTexts.laterDay : null
}

export const commandProblem = (sentence: string): string =>
  paymentCommandProblem(sentence) ?? commandTexts.notUnderstood(sentence)
