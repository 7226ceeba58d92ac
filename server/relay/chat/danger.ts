/** Tells danger by gas or fire in a question, misspelt and in other words too: rather once too often. Pure. */
import { wordsOf } from '#shared/commands/words'

const words = (list: string): readonly string[] => list.split(' ')

const smells = words(
  'smell smells smelling smelled smelly odor odour reek reeks reeking stink stinks stinking fumes huele olor riecht stinkt',
)
/** What smells so, where nothing that burns gas is named. */
const ofLeaks = words('gas sulfur sulphur eggs mercaptan')
const leaks = words(
  'leak leaks leaking leaked leakage fuga escape hiss hisses hissing rotten explosion explosions fire',
)
const ofGas = words('gas meter pipe pipes pipeline furnace stove oven boiler')
const burners = words('stove oven furnace boiler heater fireplace dryer')
const odd = words('funny weird strange odd bad awful')
const alarms = words('alarm alarms detector detectors beeping beeps')
const unwell = words('dizzy dizziness nauseous nausea headache headaches faint fainted unconscious sick')
const burning = words('house home kitchen basement garage apartment building roof wall burning flames smoke')
/** Said in one word elsewhere. */
const compounds = /^(gas(leak|smell|geruch|leck|explosion)|smellgas)/u

/** At most one letter put in, left out, changed, or two changed about; words of three letters only with one more. */
export function isSlipOf(said: string, meant: string): boolean {
  if (said === meant) return true
  if (meant.length < 4)
    return said.length === meant.length + 1 && said.startsWith(meant) && said.at(-1) === meant.at(-1)
  if (Math.abs(said.length - meant.length) > 1) return false
  let at = 0
  while (at < meant.length && said[at] === meant[at]) at += 1
  const isSwapped =
    said[at] === meant[at + 1] && said[at + 1] === meant[at] && said.slice(at + 2) === meant.slice(at + 2)
  return (
    isSwapped ||
    said.slice(at + 1) === meant.slice(at + 1) ||
    said.slice(at + 1) === meant.slice(at) ||
    said.slice(at) === meant.slice(at + 1)
  )
}

/** Whoever is in danger reads first what to do. */
export function isDanger(sentence: string): boolean {
  const said = wordsOf(sentence).map(({ text }) => text)
  const has = (list: readonly string[]): boolean =>
    said.some((word) => list.some((meant) => word === meant || (word.length > 3 && isSlipOf(word, meant))))
  const hasWord = (...list: string[]): boolean => list.some((word) => said.includes(word))
  if (has(['monoxide']) || (hasWord('co') && has(alarms)) || said.some((word) => compounds.test(word))) return true
  if (hasWord('rotten') && hasWord('egg', 'eggs')) return true
  if (has(['explosion', 'exploded', 'explode'])) return true
  if (hasWord('fire') && (has(burning) || /\bon fire\b/iu.test(sentence))) return true
  if (has(smells) && (has(ofLeaks) || (has(burners) && has(odd)) || has(['sulfur']))) return true
  return (has(leaks) && has(ofGas)) || (has(unwell) && (has(burners) || has(['gas'])))
}
