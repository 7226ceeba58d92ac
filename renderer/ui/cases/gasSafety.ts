/** What to do when it smells of gas, before anything else is read. */
import { gasEmergencyNumber } from '#shared/contactNumbers'

export const smellTitle = 'Smell gas? Leave, then call.'
export const smellSteps =
  'Do not switch anything on or off and do not use a telephone indoors. Leave the building, leave the door open, and call'

/** In one line, where nothing can be pressed. */
export const smellLine = `${smellSteps} 911 from outside, then our emergency line ${gasEmergencyNumber}.`
/** As the chat is asked for it. */
export const smellQuestion = 'I smell gas. What do I do?'
