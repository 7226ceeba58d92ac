/** Safety instructions for a gas smell and other dangers. */
import type { Danger } from '#shared/commands/danger'
import * as emergencyTexts from '#shared/texts/cases/emergencies'

export const smellTitle = emergencyTexts.smellGasTitle

/** One-line instructions for places where links cannot be pressed. */
export const dangerTexts: Record<Danger, { title: string; line: string }> = {
  gas: {
    title: smellTitle,
    line: emergencyTexts.smellLine,
  },
  carbonMonoxide: {
    title: emergencyTexts.carbonMonoxideTitle,
    line: emergencyTexts.carbonMonoxideSteps,
  },
  fire: {
    title: emergencyTexts.fireTitle,
    line: emergencyTexts.fireSteps,
  },
}
/** The question that the chat is opened with. */
export const smellQuestion = emergencyTexts.gasSmellQuestion
