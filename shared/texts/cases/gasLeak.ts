/** What to do about a gas leak. The words are the same everywhere, and only the form of the numbers differs. */
import { gasEmergencyNumber } from '../../desks/contactNumbers'

/** Numbers are texts, or placeholders of links such as `<line/>`. */
interface EmergencyNumbers {
  emergency: string
  line: string
}

export const leaveFirst = 'Leave the building first.'
export const callFromOutside = ({ emergency, line }: EmergencyNumbers) =>
  `From outside, call ${emergency}, then our emergency line ${line}`
export const leaveThenCall = (numbers: EmergencyNumbers) => `${leaveFirst} ${callFromOutside(numbers)}.`
export const plainNumbers: EmergencyNumbers = { emergency: '911', line: gasEmergencyNumber }
export const linkedNumbers: EmergencyNumbers = { emergency: '<emergency/>', line: '<line/>' }
/** For messages and documents, in which no numbers are links. */
export const smellGas = `Smell gas? ${leaveFirst} ${callFromOutside(plainNumbers)} (open 24/7).`
