/** What to do when it smells of gas, before anything else is read. */
import type { Danger } from '#shared/commands/danger'
import { gasEmergencyNumber } from '#shared/contactNumbers'

export const smellTitle = 'Smell gas? Leave immediately, then call from a safe place.'
export const smellSteps =
  'Do not switch anything on or off and do not use a telephone indoors. Leave the building, leave the door open, and call'

/** In one line, where nothing can be pressed. */
export const dangerFaces: Record<Danger, { title: string; line: string }> = {
  gas: {
    title: smellTitle,
    line: `${smellSteps} 911 from outside, then our emergency line ${gasEmergencyNumber}.`,
  },
  carbonMonoxide: {
    title: 'Carbon monoxide? Go outside, then call.',
    line: 'Go out into fresh air with everybody and call 911. Do not go back in until the home has been checked.',
  },
  fire: {
    title: 'Fire? Leave immediately, then call from a safe place.',
    line: 'Leave at once, close the doors behind you, and call 911 from outside. Do not go back in.',
  },
}
/** As the chat is asked for it. */
export const smellQuestion = 'I smell gas. What do I do?'
