/** Texts about emergencies: what to do before anyone writes to us. */
import { callFromOutside, leaveFirst, leaveThenCall, linkedNumbers, plainNumbers } from './gasLeak'

export const emergencyHint = 'Do not report a gas smell on this page.'
export const smellGasTitle = `Smell gas? ${leaveFirst}`
const leaveWithoutSwitchingAnything =
  'Do not turn lights or appliances on or off. Do not use a phone indoors. Leave the door open.'
/** Where the whole steps would stand above something else. */
export const smellInOneLine = `Smell gas? ${leaveThenCall(linkedNumbers)}`
export const smellSteps = `${leaveWithoutSwitchingAnything} ${callFromOutside(linkedNumbers)} (open 24/7).`
export const smellLine = `${leaveWithoutSwitchingAnything} ${callFromOutside(plainNumbers)}.`
export const carbonMonoxideTitle = 'Carbon monoxide? Go outside, then call.'
export const carbonMonoxideSteps =
  'Go out into fresh air with everyone and call 911. Do not go back in until the home has been checked.'
export const fireTitle = 'Fire? Leave immediately, then call from a safe place.'
export const fireSteps = 'Leave immediately, close the doors behind you, and call 911 from outside. Do not go back in.'
export const gasSmellQuestion = 'I smell gas. What do I do?'
