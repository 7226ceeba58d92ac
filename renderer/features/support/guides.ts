/** Defines the troubleshooting steps for each symptom, and the request that it becomes if no step helps. */
import { ontFaultAnswer, ontLightAnswers } from '#shared/services/ontLight'
import type { ServiceType } from '#shared/services/services'
import * as selfCheckTexts from '#shared/texts/cases/selfChecks'
import * as supportTexts from '#shared/texts/cases/support'

interface GuideStep {
  title: string
  help: string
  /** These are offered instead of whether the step helped. */
  answers?: readonly string[]
  /** After this answer no further step can help. */
  lastAnswer?: string
}

export interface Guide {
  code: string
  service: ServiceType
  symptom: string
  steps: readonly GuideStep[]
  /** Comes from the request catalog. Without a subtype, the customer selects it in the form. */
  request: { type: string; subtype?: string }
  /** The customer must have tried this step for the subtype to be true. */
  verificationStep?: GuideStep
}

const restart: GuideStep = {
  title: supportTexts.restartTheGateway,
  help: supportTexts.powerCycleHint,
}
const plugCheck: GuideStep = {
  title: supportTexts.plugsTitle,
  help: supportTexts.gatewayPowerHint,
}
const lightCheck: GuideStep = {
  // The checks of a request ask the same, so the answer is not asked for again.
  title: selfCheckTexts.lightQuestion,
  help: selfCheckTexts.lightHint,
  answers: ontLightAnswers,
  lastAnswer: ontFaultAnswer,
}
const cableTest: GuideStep = {
  title: supportTexts.cableTitle,
  help: supportTexts.checkByCable,
}

export const guides: readonly Guide[] = [
  {
    code: 'no-internet',
    service: 'FIBER',
    symptom: supportTexts.offlineTitle,
    steps: [lightCheck, plugCheck, restart, cableTest],
    request: { type: 'no_service' },
  },
  {
    code: 'slow',
    service: 'FIBER',
    symptom: supportTexts.slowInternet,
    steps: [
      cableTest,
      {
        title: supportTexts.pauseDownloads,
        help: supportTexts.checkOtherUse,
      },
      restart,
    ],
    request: { type: 'slow', subtype: 'slow_wired' },
    verificationStep: cableTest,
  },
  {
    code: 'wifi',
    service: 'FIBER',
    symptom: supportTexts.wifiProblem,
    steps: [
      {
        title: supportTexts.distanceTitle,
        help: supportTexts.checkDistance,
      },
      {
        title: supportTexts.forgetNetworkTitle,
        help: supportTexts.forgetNetwork,
      },
      restart,
    ],
    request: { type: 'wifi' },
  },
  {
    code: 'drops',
    service: 'FIBER',
    symptom: supportTexts.internetDropsOut,
    steps: [lightCheck, plugCheck, cableTest],
    request: { type: 'intermittent', subtype: 'drops_all' },
    verificationStep: cableTest,
  },
  {
    code: 'no-picture',
    service: 'TV',
    symptom: supportTexts.noPicture,
    steps: [
      {
        title: supportTexts.inputTitle,
        help: supportTexts.checkInput,
      },
      { title: supportTexts.restartTheBox, help: supportTexts.restartBox },
      {
        title: supportTexts.checkTheInternet,
        help: supportTexts.tvLineHint,
      },
    ],
    request: { type: 'tv', subtype: 'no_picture' },
  },
  {
    code: 'channel',
    service: 'TV',
    symptom: supportTexts.channelTitle,
    steps: [
      { title: supportTexts.restartTheBox, help: supportTexts.channelListHint },
      { title: supportTexts.packTitle, help: supportTexts.checkLineup },
    ],
    request: { type: 'tv', subtype: 'missing_channel' },
  },
  {
    code: 'no-tone',
    service: 'VOIP',
    symptom: supportTexts.noDialTone,
    steps: [
      { title: supportTexts.phonePlugTitle, help: supportTexts.phoneJackHint },
      { title: supportTexts.tryAnotherPhone, help: supportTexts.otherPhoneHint },
      restart,
    ],
    request: { type: 'voice', subtype: 'no_tone' },
  },
  {
    code: 'no-hot-water',
    service: 'GAS',
    symptom: supportTexts.noHeat,
    steps: [
      {
        title: supportTexts.otherApplianceTitle,
        help: supportTexts.stoveHint,
      },
      {
        title: supportTexts.displayTitle,
        help: supportTexts.errorCodeHint,
      },
    ],
    request: { type: 'gas_on_off', subtype: 'low_gas' },
  },
  {
    code: 'pilot',
    service: 'GAS',
    symptom: supportTexts.pilotLightOut,
    steps: [
      {
        title: supportTexts.applianceLabelTitle,
        help: supportTexts.pilotLightHint,
      },
    ],
    request: { type: 'gas_on_off', subtype: 'relight' },
  },
]

/** The step to try next, or undefined if none is left or none can help any more. */
export const nextStep = ({ steps }: Guide, answers: readonly { answer: string }[]): GuideStep | undefined =>
  answers.some(({ answer }, index) => answer === steps[index]?.lastAnswer) ? undefined : steps[answers.length]

export const notTriedAnswer = supportTexts.notTried

/** Returns the request of a guide. It has no subtype if the customer couldn't try the step that proves it. */
export function buildRequest(
  { request, verificationStep }: Guide,
  answers: readonly { question: string; answer: string }[],
) {
  const isVerified = answers.some(
    ({ question, answer }) => question === verificationStep?.title && answer !== notTriedAnswer,
  )
  return verificationStep && !isVerified ? { type: request.type } : request
}
