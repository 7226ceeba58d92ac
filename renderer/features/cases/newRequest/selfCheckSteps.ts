/** Defines the four checks before a fiber request and the requests that they apply to. */
import type { Question, ServiceKind, ServiceSubtype } from '#shared/contract/cases/caseCatalog'
import { ontFaultAnswer, ontLightAnswers, ontLightCode } from '#shared/services/ontLight'
import * as selfCheckTexts from '#shared/texts/cases/selfChecks'
import type { AnsweredCheck } from '../../../domain/drafts/storedJson'

interface SelfCheckStep {
  question: string
  help: string
  answers: readonly string[]
  /** After this answer no further check can help. */
  lastAnswer?: string
  /** The code of the request's question that this check also answers. */
  answersQuestion?: string
}

/** The answer that means that the problem is solved. */
export const fixedAnswer = selfCheckTexts.itWorksNow

export const selfCheckSteps: readonly SelfCheckStep[] = [
  {
    question: selfCheckTexts.lightQuestion,
    help: selfCheckTexts.lightHint,
    answers: ontLightAnswers,
    lastAnswer: ontFaultAnswer,
    answersQuestion: ontLightCode,
  },
  {
    question: selfCheckTexts.checkPlugs,
    help: selfCheckTexts.plugsHint,
    answers: [selfCheckTexts.plugsChecked, selfCheckTexts.oneWasLoose, fixedAnswer],
  },
  {
    question: selfCheckTexts.gatewayRestartQuestion,
    help: selfCheckTexts.gatewayRestartHint,
    answers: [selfCheckTexts.noChange, selfCheckTexts.betterAnswer, fixedAnswer],
  },
  {
    question: selfCheckTexts.checkOtherDevice,
    help: selfCheckTexts.checkCable,
    answers: [selfCheckTexts.sameAnswer, selfCheckTexts.wifiOnlyAnswer, selfCheckTexts.noCableAnswer, fixedAnswer],
  },
]

const checkedTypes = new Set(['no_service', 'slow', 'intermittent', 'wifi'])

export const needsCheck = ({ service_type }: Pick<ServiceKind, 'service_type'>): boolean =>
  checkedTypes.has(service_type)

/** Returns the answers to a request's questions that the checks already gave. */
export const answersFromChecks = (checks: readonly AnsweredCheck[]): Record<string, string> =>
  Object.fromEntries(
    selfCheckSteps.flatMap(({ question, answersQuestion }) => {
      const check = checks.find((candidate) => candidate.question === question)
      return check && answersQuestion ? [[answersQuestion, check.answer]] : []
    }),
  )

/** Returns the subtype of which a question offers only such an answer as the checks gave. */
export function subtypeAskingFor(
  subtypes: readonly ServiceSubtype[],
  checks: readonly AnsweredCheck[],
): { subtype?: string } {
  const answers = answersFromChecks(checks)
  const asksFor = ({ code, options }: Question): boolean => {
    const step = selfCheckSteps.find(({ answersQuestion }) => answersQuestion === code)
    return step !== undefined && options.length < step.answers.length && options.includes(answers[code] ?? '')
  }
  const found = subtypes.find(({ questions }) => questions.some(asksFor))
  return found ? { subtype: found.service_subtype } : {}
}

/** Leaves out checks that the request's own questions cover, because their answers are shown there. */
export function removeCoveredChecks(
  checks: readonly AnsweredCheck[],
  questions: readonly Pick<Question, 'code'>[],
): AnsweredCheck[] {
  const coveredQuestions = new Set(
    selfCheckSteps
      .filter(({ answersQuestion }) => questions.some(({ code }) => code === answersQuestion))
      .map(({ question }) => question),
  )
  return checks.filter(({ question }) => !coveredQuestions.has(question))
}
