/** Texts about emergencies: what to do before anyone writes to us. */

export const emergencyHint = 'Do not report a gas smell on this page.'
export const smellGasTitle = 'Smell gas? Leave immediately, then call from a safe place.'
const leaveWithoutSwitchingAnything =
  'Do not turn lights or appliances on or off. Do not use a phone indoors. Leave the building and leave the door open.'
/** Where the whole steps would stand above something else. */
export const smellInOneLine = 'Smell gas? Leave the building first. From outside, call <emergency/>, then <line/>.'
export const smellSteps = `${leaveWithoutSwitchingAnything} From outside, call <emergency/>, then our emergency line <line/> (open 24/7).`
export const smellLine = (emergencyLine: string) =>
  `${leaveWithoutSwitchingAnything} From outside, call 911, then our emergency line ${emergencyLine}.`
export const carbonMonoxideTitle = 'Carbon monoxide? Go outside, then call.'
export const carbonMonoxideSteps =
  'Go out into fresh air with everyone and call 911. Do not go back in until the home has been checked.'
export const fireTitle = 'Fire? Leave immediately, then call from a safe place.'
export const fireSteps = 'Leave immediately, close the doors behind you, and call 911 from outside. Do not go back in.'
export const gasSmellQuestion = 'I smell gas. What do I do?'
