/** Safety instructions for a gas smell and other dangers. */
import type { Danger } from '#shared/commands/danger'
import { gasEmergencyNumber } from '#shared/desks/contactNumbers'
import * as requestTexts from '#shared/texts/cases/requests'

export const smellTitle = requestTexts.smellGasTitle

/** One-line instructions for places where links cannot be pressed. */
export const dangerTexts: Record<Danger, { title: string; line: string }> = {
  gas: {
    title: smellTitle,
    line: requestTexts.smellLine(gasEmergencyNumber),
  },
  carbonMonoxide: {
    title: requestTexts.carbonMonoxideTitle,
    line: requestTexts.carbonMonoxideSteps,
  },
  fire: {
    title: requestTexts.fireTitle,
    line: requestTexts.fireSteps,
  },
}
/** The question that the chat is opened with. */
export const smellQuestion = requestTexts.gasSmellQuestion
