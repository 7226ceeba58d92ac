/** Finds which of several accounts a question mentions: all, a service, a number or an address. It has no side effects. */
import { serviceWords } from '#shared/commands/parameters'
import { type ServiceType, serviceTypes } from '#shared/services/services'
import type { MonthMention } from './monthMention'

/** The mention as the user wrote it. It is matched with the user's accounts later. */
export interface AccountMention {
  isAll: boolean
  service: ServiceType | null
  number: string | null
  place: string | null
  month: MonthMention | null
}

export const noMention: AccountMention = { isAll: false, service: null, number: null, place: null, month: null }

export const hasMention = ({ isAll, service, number, place }: AccountMention): boolean =>
  isAll || service !== null || number !== null || place !== null

/** The question without the words that mention accounts. */
interface QuestionReading {
  text: string
  mention: AccountMention
}

const linkWords = String.raw`(?:\b(?:at|for|on|of|in|from|with|across)\s+)?(?:\b(?:the|my|our|your|his|her|their)\s+)?`

const accountNumberPattern = new RegExp(
  String.raw`${linkWords}(?:\b(?:billing |service |customer )?account\s+(?:number\s+|no\.?\s+)?)?#?\b((?:ba|sa|bg|cu)-?\d{3,}|\d{7,})\b`,
)

const streetEnds =
  'st|street|ave|avenue|dr|drive|ln|lane|rd|road|ct|court|way|blvd|boulevard|pl|place|cir|circle|ter|terrace|trl|trail|pkwy|loop|row|run'
/** A number before one of these words is not a house number. */
const units =
  'mbps|mb|gb|gbps|gig|mega|dollars?|bucks|percent|months?|days?|weeks?|years?|hours?|minutes?|cents?|people|users?|accounts?|am|pm|therms?|ccf|channels?|bills?|payments?|times?'
const houseNumber = String.raw`${linkWords}(?:\b(?:address|house|home|property|place)\s+)?\b(\d{1,6}\s+(?!(?:${units})\b)`
const unit = String.raw`(?:,?\s*(?:apt|unit|suite|#)\s*\w+)?)`
const streetAddressPattern = new RegExp(
  String.raw`${houseNumber}(?:[a-z][a-z'.]*\s+){1,3}?(?:${streetEnds})\b\.?${unit}`,
)
const houseNumberPattern = new RegExp(String.raw`${houseNumber}[a-z][a-z'.]*${unit}`)
const unitPattern = new RegExp(String.raw`${linkWords}\b((?:lot|unit|apt|apartment|suite)\s+#?\w*\d\w*)`)
const placeAfterAtPattern = /\bat\s+(?:(?:my|the|our)\s+)?([a-z][a-z' ]{2,40}?)\s*[?.!]*$/

const allAccountsPattern = new RegExp(
  String.raw`\b(?:in total|all together|altogether|overall|combined|in all|(?:for|on|of|across|with)?\s*(?:both|all)(?: of)?(?: (?:the|my|our|your))? ?(?:accounts?|services?|bills?|addresses|homes|properties|places)|(?:for|on|of|across) (?:everything|all|both)|everywhere|total)\b`,
)

const serviceByWord = new Map(serviceTypes.flatMap((type) => serviceWords[type].map((word) => [word, type] as const)))
const serviceAlternatives = [...serviceByWord.keys(), 'broadband']
  .toSorted((first, second) => second.length - first.length)
  .join('|')
const servicePattern = new RegExp(
  String.raw`${linkWords}\b(${serviceAlternatives})\b(?:\s+(?:account|service|side|part|portion)\b)?`,
)

/** Removes the first match of a pattern and returns the rest and what matched. */
function extractMatch(text: string, pattern: RegExp): { text: string; matched: string } | null {
  const found = pattern.exec(text)
  if (!found) return null
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
  return { text: rest.replaceAll(/\s+/g, ' ').trim(), matched: (found[1] ?? found[0]).trim() }
}

const notPlaces = new Set(['all', 'least', 'once', 'night', 'risk', 'fault', 'work', 'that', 'this', 'it', 'times'])

function extractPlace(text: string): { text: string; matched: string } | null {
  const found =
    extractMatch(text, streetAddressPattern) ??
    extractMatch(text, houseNumberPattern) ??
    extractMatch(text, unitPattern)
  if (found) return found
  const phrase = extractMatch(text, placeAfterAtPattern)
  return phrase && !notPlaces.has(phrase.matched) ? phrase : null
}

/**
 * Returns the question unchanged, then without mentioned accounts, then also without the service, because "internet"
 * may be the subject itself.
 */
export function readingsOf(sentence: string): QuestionReading[] {
  const lowerCased = sentence.toLowerCase()
  const mention = { ...noMention }
  let text = lowerCased
  const number = extractMatch(text, accountNumberPattern)
  if (number) [mention.number, text] = [number.matched, number.text]
  const place = number ? null : extractPlace(text)
  if (place) [mention.place, text] = [place.matched, place.text]
  const all = extractMatch(text, allAccountsPattern)
  if (all) [mention.isAll, text] = [true, all.text]
  const readings: QuestionReading[] = [{ text: lowerCased, mention: noMention }]
  if (text !== lowerCased) readings.push({ text, mention: { ...mention } })
  const service = extractMatch(text, servicePattern)
  if (service) {
    const type = serviceByWord.get(service.matched) ?? 'FIBER'
    if (text !== lowerCased) readings.push({ text: service.text, mention: { ...mention, service: type } })
    else readings.push({ text: service.text, mention: { ...noMention, service: type } })
    // A second service means that both are asked about.
    const secondService = extractMatch(service.text, servicePattern)
    if (secondService) {
      readings.push({
        text: secondService.text
          .replaceAll(/\b(?:and|or)\b/g, ' ')
          .replaceAll(/\s+/g, ' ')
          .trim(),
        mention: { ...mention, isAll: true },
      })
    }
  }
  return readings
}

const streetAbbreviations: Record<string, string> = {
  street: 'st',
  avenue: 'ave',
  drive: 'dr',
  lane: 'ln',
  road: 'rd',
  court: 'ct',
  boulevard: 'blvd',
  place: 'pl',
  circle: 'cir',
  terrace: 'ter',
  trail: 'trl',
  parkway: 'pkwy',
  apartment: 'apt',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
}

const addressWords = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).map((word) => streetAbbreviations[word] ?? word)

/** Returns whether an address matches what the user wrote: "9700 Larkin" is 9700 Larkin Dr. */
export function matchesAddress(address: string, matched: string): boolean {
  const wordsOfAddress = addressWords(address)
  const mentionedWords = addressWords(matched)
  return mentionedWords.length > 0 && mentionedWords.every((word) => wordsOfAddress.includes(word))
}

/** Returns whether a number matches what the user wrote, with or without its letter prefix. */
export const matchesNumber = (number: string, matched: string): boolean =>
  number.replaceAll(/\D/g, '') === matched.replaceAll(/\D/g, '')
