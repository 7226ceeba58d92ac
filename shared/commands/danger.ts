/** Tells danger by gas or fire in what was said or asked, misspelt and in other words too: neither a command nor a question is answered with anything else, rather once too often. Pure. */
import { wordsOf } from './words'

const words = (list: string): readonly string[] => list.split(' ')

const smells = words(
  'smell smells smelling smelled smelly odor odour reek reeks reeking stink stinks stinking fumes huele olor riecht stinkt',
)
/** What smells so, where nothing that burns gas is named. */
const ofLeaks = words('gas sulfur sulphur eggs mercaptan')
const leaks = words(
  'leak leek leaks leaking leaked leakage fuga escape hiss hisses hissing rotten explosion explosions fire',
)
const ofGas = words('gas meter pipe pipes pipeline furnace stove oven boiler')
const burners = words('stove oven furnace boiler heater fireplace dryer')
const odd = words('funny weird strange odd bad awful')
const alarms = words('alarm alarms detector detectors beeping beeps')
const unwell = words('dizzy dizziness nauseous nausea headache headaches faint fainted unconscious sick')
const burning = words('house home kitchen basement garage apartment building roof wall burning flames smoke')
/** Said in one word elsewhere. */
const compounds = /^(gas(leak|smell|geruch|leck|explosion)|smellgas)/u

/** Words of their own, a letter away from those above. */
const otherwise: ReadonlySet<string> = new Set(words('small shell spell swell store stone paint'))

/** At most one letter put in, left out, changed, or two changed about; of a short word, its last letter twice. */
function isSlipOf(said: string, meant: string): boolean {
  if (said === meant) return true
  if (meant.length < 5) return said === `${meant}${meant.at(-1)}`
  if (otherwise.has(said) || Math.abs(said.length - meant.length) > 1) return false
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
  const has = (list: readonly string[]): boolean => said.some((word) => list.some((meant) => isSlipOf(word, meant)))
  const hasWord = (...list: string[]): boolean => list.some((word) => said.includes(word))
  if (has(['monoxide']) || (hasWord('co') && has(alarms)) || said.some((word) => compounds.test(word))) return true
  if (hasWord('rotten') && hasWord('egg', 'eggs')) return true
  if (has(['explosion', 'exploded', 'explode'])) return true
  if (hasWord('fire') && (has(burning) || /\bon fire\b/iu.test(sentence))) return true
  if (has(smells) && (has(ofLeaks) || (has(burners) && has(odd)) || has(['sulfur']))) return true
  return (has(leaks) && has(ofGas)) || (has(unwell) && (has(burners) || has(['gas'])))
}
