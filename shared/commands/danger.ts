/** Whether somebody tells of gas or of carbon monoxide: neither a command nor a question is answered with anything else. */
import { wordsOf } from './words'

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

const smells = words('smell smells smelling smelled smelly odor odour reek reeks reeking stink stinks fumes huele olor')
const leaks = words(
  'leak leaks leaking leaked leakage fuga escape hiss hisses hissing rotten explosion explosions fire',
)
const ofGas = words('gas meter pipe pipes pipeline furnace stove oven boiler')
const alarms = words('alarm detector detectors beeping beeps')

/** Rather once too often: whoever smells gas reads first what to do. */
export function isGasDanger(sentence: string): boolean {
  const said = wordsOf(sentence).map(({ text }) => text)
  const has = (list: ReadonlySet<string>): boolean => said.some((word) => list.has(word))
  if (said.includes('monoxide') || (said.includes('co') && has(alarms))) return true
  if (said.includes('rotten') && (said.includes('egg') || said.includes('eggs'))) return true
  return (has(smells) && said.includes('gas')) || (has(leaks) && has(ofGas))
}
