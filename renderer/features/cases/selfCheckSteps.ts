/** The four things to try before a request about fiber, and for which requests. */
import type { Question, ServiceKind } from '#shared/contract/cases'
import { ontLightAnswers, ontLightCode } from '#shared/ontLight'
import type { Check } from '../../session/keptJson'

export interface SelfCheckStep {
  question: string
  help: string
  answers: readonly string[]
  /** The question of a request that this check answers as well. */
  answersQuestion?: string
}

/** The words that mean: it is in order again. */
export const fixedAnswer = 'It works now'

export const selfCheckSteps: readonly SelfCheckStep[] = [
  {
    question: 'What does the light marked PON or Fiber show?',
    help: 'It is on the white box (ONT) where the fiber enters your home.',
    answers: ontLightAnswers,
    answersQuestion: ontLightCode,
  },
  {
    question: 'Are all plugs in, at the box and at the gateway?',
    help: 'Push each of them in once, power and network. A loose plug is the most frequent cause.',
    answers: ['Yes, all are in', 'One was loose', fixedAnswer],
  },
  {
    question: 'Does it help to restart the gateway?',
    help: 'Unplug the power of the gateway, wait ten seconds, plug it in again and give it three minutes.',
    answers: ['No change', 'Better, but not right', fixedAnswer],
  },
  {
    question: 'Is it the same with a cable?',
    help: 'Connect a computer to the gateway with a network cable and open any page.',
    answers: ['The same with a cable', 'Only Wi-Fi is affected', 'I have no cable', fixedAnswer],
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
