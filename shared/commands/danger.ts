/**
 * Detects danger in a sentence, even if it is misspelled or in other words, so that neither a command nor a question
 * gets a different answer. Only whole words and misspellings that aren't words count, because users stop trusting an
 * alarm that everyday sentences trigger.
 */
import { wordsOf } from './words'

export type Danger = 'gas' | 'carbonMonoxide' | 'fire'

const toWordSet = (list: string): ReadonlySet<string> => new Set(list.split(' '))

const gas = toWordSet('gas gass gaz')
const smells = toWordSet(
  'smell smells smelling smelled smelly smel smels smeling smeels smll smlel odor odour oder reek reeks reeking stink stinks stinking fumes huele olor riecht stinkt',
)
/** Leaking gas smells of these. */
const gasOdors = toWordSet('sulfur sulphur sulfer sulpher eggs mercaptan')
const leaks = toWordSet(
  'leak leaks leaking leaked leakage leek leeks leeking leeked fuga escape escaping hiss hisses hissing',
)
const gasAppliances = toWordSet('meter pipe pipes pipeline furnace stove oven boiler')
const burners = toWordSet('stove oven furnace boiler heater fireplace dryer')
const oddWords = toWordSet('funny weird strange odd bad awful')
const monoxide = toWordSet('monoxide monoxid monoxyde monixide')
const alarms = toWordSet('alarm alarms detector detectors beeping beeps')
const unwell = toWordSet('dizzy dizziness nauseous nausea headache headaches fainted fainting unconscious')
const explosions = toWordSet('explosion explosions exploded')
/** Some languages and users write these as one word. */
const compoundPattern = /^(gas(leak|smell|geruch|leck|explosion)|smellgas)/u

/** This matches a fire, but not a Fire TV, a firewall or a fireplace. */
const firePattern =
  /\bon fire\b|\b(?:there(?: i|['’])s|we have|i have) (?:a |an? \w+ )?fire\b(?! ?(?:tv|stick|place|pit|hd|tablet|wall))|\b(?:house|home|kitchen|stove|oven|furnace|boiler|dryer|meter|gas) (?:is )?(?:burning|in flames|caught fire)\b|\bgas (?:line )?fire\b|\bfire in (?:my|the|our) (?:house|home|kitchen|basement|garage|building|apartment|furnace|stove|oven)\b/iu

/** Returns null if the sentence mentions no danger. */
export function findDanger(sentence: string): Danger | null {
  const spoken = wordsOf(sentence).map(({ text }) => text)
  const has = (list: ReadonlySet<string>): boolean => spoken.some((word) => list.has(word))
  if (has(monoxide) || (spoken.includes('co') && has(alarms)) || (has(unwell) && has(burners))) return 'carbonMonoxide'
  if (spoken.some((word) => compoundPattern.test(word))) return 'gas'
  if (spoken.includes('rotten') && (spoken.includes('egg') || spoken.includes('eggs'))) return 'gas'
  if (has(smells) && (has(gas) || has(gasOdors) || (has(burners) && has(oddWords)))) return 'gas'
  if ((has(leaks) || has(unwell)) && has(gas)) return 'gas'
  if (has(leaks) && has(gasAppliances)) return 'gas'
  return has(explosions) || firePattern.test(sentence) ? 'fire' : null
}
