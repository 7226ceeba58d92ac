/** What is told of a sentence that gives no command: what is wrong with its amount or its day, where it is about paying. */
import { isNumberWord } from './amounts'
import { isLater } from './timeWords'
import { meaningOf, type Word } from './words'
import * as commandTexts from '../texts/commands'

const signs = new Set(['minus', 'negative'])

const isAboutPaying = ([first, second]: readonly Word[]): boolean =>
  first?.text === 'pay' || (/^(make|send|submit)$/.test(first?.text ?? '') && second?.text === 'payment')

/** A sign at a figure or before a number, or more than two digits of cents. */
const isNoAmount = ({ text, isOdd }: Word, at: number, words: readonly Word[]): boolean =>
  isOdd || /\.\d{3,}$/.test(text) || (signs.has(words[at - 1]?.text ?? '') && isNumberWord(text))

/** Null where nothing is wrong with the amount or the day of a payment. */
export function paymentTrouble(sentence: string): string | null {
  const words = meaningOf(sentence)
  if (!isAboutPaying(words)) return null
  if (words.some(isNoAmount)) return commandTexts.noAmount
  return words.some((_, at) => isLater(words, at)) ? commandTexts.laterDay : null
}

export const whyNot = (sentence: string): string => paymentTrouble(sentence) ?? commandTexts.notUnderstood(sentence)
