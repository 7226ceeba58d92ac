/** Which of several accounts a question names: all of them, a service, a number, an address. Pure. */
import { serviceWords } from '#shared/commands/parameters'
import { serviceTypes, type ServiceType } from '#shared/services'

/** As it was said; what it is among somebody's own is found later. */
export interface Scope {
  isAll: boolean
  service: ServiceType | null
  number: string | null
  place: string | null
}

export const nothingNamed: Scope = { isAll: false, service: null, number: null, place: null }

export const isNamed = ({ isAll, service, number, place }: Scope): boolean =>
  isAll || service !== null || number !== null || place !== null

/** The question without what names its accounts. */
export interface Reading {
  text: string
  scope: Scope
}

const link = String.raw`(?:\b(?:at|for|on|of|in|from|with|across)\s+)?(?:\b(?:the|my|our|your|his|her|their)\s+)?`

const numbered = new RegExp(
  String.raw`${link}(?:\b(?:billing |service |customer )?account\s+(?:number\s+|no\.?\s+)?)?#?\b((?:ba|sa|bg|cu)-?\d{3,}|\d{7,})\b`,
)

const streetEnds =
  'st|street|ave|avenue|dr|drive|ln|lane|rd|road|ct|court|way|blvd|boulevard|pl|place|cir|circle|ter|terrace|trl|trail|pkwy|loop|row|run'
/** A figure before one of them is no house number. */
const units =
  'mbps|mb|gb|gbps|gig|mega|dollars?|bucks|percent|months?|days?|weeks?|years?|hours?|minutes?|cents?|people|users?|accounts?|am|pm|therms?|ccf|channels?|bills?|payments?|times?'
const houseNumber = String.raw`${link}(?:\b(?:address|house|home|property|place)\s+)?\b(\d{1,6}\s+(?!(?:${units})\b)`
const unit = String.raw`(?:,?\s*(?:apt|unit|suite|#)\s*\w+)?)`
const withStreet = new RegExp(String.raw`${houseNumber}(?:[a-z][a-z'.]*\s+){1,3}?(?:${streetEnds})\b\.?${unit}`)
const withHouseNumber = new RegExp(String.raw`${houseNumber}[a-z][a-z'.]*${unit}`)
const partOfProperty = new RegExp(String.raw`${link}\b((?:lot|unit|apt|apartment|suite)\s+#?\w*\d\w*)`)
const afterAt = /\bat\s+(?:(?:my|the|our)\s+)?([a-z][a-z' ]{2,40}?)\s*[?.!]*$/

const allOfThem = new RegExp(
  String.raw`\b(?:in total|all together|altogether|overall|combined|in all|(?:for|on|of|across|with)?\s*(?:both|all)(?: of)?(?: (?:the|my|our|your))? ?(?:accounts?|services?|bills?|addresses|homes|properties|places)|(?:for|on|of|across) (?:everything|all|both)|everywhere|total)\b`,
)

const serviceOf = new Map(serviceTypes.flatMap((type) => serviceWords[type].map((word) => [word, type] as const)))
const anyService = [...serviceOf.keys(), 'broadband'].toSorted((one, other) => other.length - one.length).join('|')
const ofService = new RegExp(String.raw`${link}\b(${anyService})\b(?:\s+(?:account|service|side|part|portion)\b)?`)

/** The question without the first place where something is named, and what that was. */
function without(text: string, what: RegExp): { text: string; said: string } | null {
  const found = what.exec(text)
  if (!found) return null
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
  return { text: rest.replaceAll(/\s+/g, ' ').trim(), said: (found[1] ?? found[0]).trim() }
}

const nowhere = new Set(['all', 'least', 'once', 'night', 'risk', 'fault', 'work', 'that', 'this', 'it', 'times'])

function placeIn(text: string): { text: string; said: string } | null {
  const found = without(text, withStreet) ?? without(text, withHouseNumber) ?? without(text, partOfProperty)
  if (found) return found
  const named = without(text, afterAt)
  return named && !nowhere.has(named.said) ? named : null
}

/** The question as it stands, then without what names accounts, then without the service too: "internet" may be what is asked about. */
export function readingsOf(sentence: string): Reading[] {
  const whole = sentence.toLowerCase()
  const scope = { ...nothingNamed }
  let text = whole
  const number = without(text, numbered)
  if (number) [scope.number, text] = [number.said, number.text]
  const place = number ? null : placeIn(text)
  if (place) [scope.place, text] = [place.said, place.text]
  const all = without(text, allOfThem)
  if (all) [scope.isAll, text] = [true, all.text]
  const readings: Reading[] = [{ text: whole, scope: nothingNamed }]
  if (text !== whole) readings.push({ text, scope: { ...scope } })
  const service = without(text, ofService)
  if (service) {
    const type = serviceOf.get(service.said) ?? 'FIBER'
    if (text !== whole) readings.push({ text: service.text, scope: { ...scope, service: type } })
    else readings.push({ text: service.text, scope: { ...nothingNamed, service: type } })
    // A second one: both are asked about.
    const other = without(service.text, ofService)
    if (other) {
      readings.push({
        text: other.text
          .replaceAll(/\b(?:and|or)\b/g, ' ')
          .replaceAll(/\s+/g, ' ')
          .trim(),
        scope: { ...scope, isAll: true },
      })
    }
  }
  return readings
}

const streetWords: Record<string, string> = {
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

const placeWords = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).map((word) => streetWords[word] ?? word)

/** Whether an address is what was said of it: "9700 Larkin" is 9700 Larkin Dr. */
export function isAt(address: string, said: string): boolean {
  const known = placeWords(address)
  const asked = placeWords(said)
  return asked.length > 0 && asked.every((word) => known.includes(word))
}

/** Whether a number is what was said of it: with or without the letters before it. */
export const isNumbered = (number: string, said: string): boolean =>
  number.replaceAll(/\D/g, '') === said.replaceAll(/\D/g, '')
