/** What to do when it smells of gas, before anything else is read. */
import type { Danger } from '#shared/commands/danger'
import { gasEmergencyNumber } from '#shared/contactNumbers'
import * as requestTexts from '#shared/texts/requests'

export const smellTitle = requestTexts.smellGasLeaveImmediatelyThen
export const smellSteps = requestTexts.doNotSwitchAnythingOn

/** In one line, where nothing can be pressed. */
export const dangerFaces: Record<Danger, { title: string; line: string }> = {
  gas: {
    title: smellTitle,
    line: `${smellSteps} 911 from outside, then our emergency line ${gasEmergencyNumber}.`,
  },
  carbonMonoxide: {
    title: requestTexts.carbonMonoxideGoOutsideThenCall,
    line: requestTexts.goOutIntoFreshAir,
  },
  fire: {
    title: requestTexts.fireLeaveImmediatelyThenCall,
    line: requestTexts.leaveImmediatelyCloseTheDoors,
  },
}
/** As the chat is asked for it. */
export const smellQuestion = requestTexts.iSmellGasWhatDo
