/** The four things to try before a request about fiber, and for which requests. */
import type { Question, ServiceKind } from '#shared/contract/cases'
import { ontLightAnswers, ontLightCode } from '#shared/ontLight'
import type { Check } from '../../session/keptJson'
import * as requestTexts from '#shared/texts/requests'

export interface SelfCheckStep {
  question: string
  help: string
  answers: readonly string[]
  /** The question of a request that this check answers as well. */
  answersQuestion?: string
}

/** The words that mean: it is in order again. */
export const fixedAnswer = requestTexts.itWorksNow

export const selfCheckSteps: readonly SelfCheckStep[] = [
  {
    question: requestTexts.whatDoesTheLightMarked,
    help: requestTexts.itsOnTheWhiteBox,
    answers: ontLightAnswers,
    answersQuestion: ontLightCode,
  },
  {
    question: requestTexts.isEverythingPluggedInAt,
    help: requestTexts.pushInEachPlugPower,
    answers: [requestTexts.yesEverythingIsPluggedIn, requestTexts.oneWasLoose, fixedAnswer],
  },
  {
    question: requestTexts.doesRestartingTheGatewayHelp,
    help: requestTexts.unplugTheGatewaysPowerWait,
    answers: [requestTexts.noChange, requestTexts.betterButNotRight, fixedAnswer],
  },
  {
    question: requestTexts.isItTheSameWith,
    help: requestTexts.connectAComputerToThe,
    answers: [requestTexts.sameWithACable, requestTexts.onlyWiFiIsAffected, requestTexts.iDontHaveACable, fixedAnswer],
  },
]

const troubles = new Set(['no_service', 'slow', 'intermittent', 'wifi'])

export const needsCheck = ({ service_type }: Pick<ServiceKind, 'service_type'>): boolean => troubles.has(service_type)

/** The answers of a request's questions that the checks have given already. */
export const answersFromChecks = (checks: readonly Check[]): Record<string, string> =>
  Object.fromEntries(
    selfCheckSteps.flatMap(({ question, answersQuestion }) => {
      const check = checks.find((candidate) => candidate.question === question)
      return check && answersQuestion ? [[answersQuestion, check.answer]] : []
    }),
  )

/** The checks but for those that the request's own questions ask about: their answers are shown there. */
export function checksBeside(checks: readonly Check[], questions: readonly Pick<Question, 'code'>[]): Check[] {
  const asked = new Set(
    selfCheckSteps
      .filter(({ answersQuestion }) => questions.some(({ code }) => code === answersQuestion))
      .map(({ question }) => question),
  )
  return checks.filter(({ question }) => !asked.has(question))
}
