/**
 * Tells danger in what was said or asked, misspelt and in other words too: neither a command nor a question is answered
 * with anything else. Whole words alone count, with the misspellings that are no words: an alarm that comes with
 * everyday sentences is no longer believed. Pure.
 */
import { wordsOf } from './words'

export type Danger = 'gas' | 'carbonMonoxide' | 'fire'

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

const gas = words('gas gass gaz')
const smells = words(
  'smell smells smelling smelled smelly smel smels smeling smeels smll smlel odor odour oder reek reeks reeking stink stinks stinking fumes huele olor riecht stinkt',
)
/** What leaking gas smells of. */
const ofGas = words('sulfur sulphur sulfer sulpher eggs mercaptan')
const leaks = words(
  'leak leaks leaking leaked leakage leek leeks leeking leeked fuga escape escaping hiss hisses hissing',
)
const lines = words('meter pipe pipes pipeline furnace stove oven boiler')
const burners = words('stove oven furnace boiler heater fireplace dryer')
const odd = words('funny weird strange odd bad awful')
const monoxide = words('monoxide monoxid monoxyde monixide')
const alarms = words('alarm alarms detector detectors beeping beeps')
const unwell = words('dizzy dizziness nauseous nausea headache headaches fainted fainting unconscious')
const explosions = words('explosion explosions exploded')
/** Said in one word elsewhere. */
const compounds = /^(gas(leak|smell|geruch|leck|explosion)|smellgas)/u

/** A fire, and not a Fire TV, a firewall or a fireplace. */
const ofFire =
  /\bon fire\b|\b(?:there(?: i|['’])s|we have|i have) (?:a |an? \w+ )?fire\b(?! ?(?:tv|stick|place|pit|hd|tablet|wall))|\b(?:house|home|kitchen|stove|oven|furnace|boiler|dryer|meter|gas) (?:is )?(?:burning|in flames|caught fire)\b|\bgas (?:line )?fire\b|\bfire in (?:my|the|our) (?:house|home|kitchen|basement|garage|building|apartment|furnace|stove|oven)\b/iu

/** Null for all but danger. */
export function dangerIn(sentence: string): Danger | null {
  const said = wordsOf(sentence).map(({ text }) => text)
  const has = (list: ReadonlySet<string>): boolean => said.some((word) => list.has(word))
  if (has(monoxide) || (said.includes('co') && has(alarms)) || (has(unwell) && has(burners))) return 'carbonMonoxide'
  if (said.some((word) => compounds.test(word))) return 'gas'
  if (said.includes('rotten') && (said.includes('egg') || said.includes('eggs'))) return 'gas'
  if (has(smells) && (has(gas) || has(ofGas) || (has(burners) && has(odd)))) return 'gas'
  if ((has(leaks) || has(unwell)) && has(gas)) return 'gas'
  if (has(leaks) && has(lines)) return 'gas'
  return has(explosions) || ofFire.test(sentence) ? 'fire' : null
}
