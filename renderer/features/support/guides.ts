/** Defines the troubleshooting steps for each symptom, and the request that it becomes if no step helps. */
import type { ServiceType } from '#shared/services/services'
import * as fiberOperationsTexts from '#shared/texts/fiberOperations'

export interface GuideStep {
  title: string
  help: string
}

export interface Guide {
  code: string
  service: ServiceType
  symptom: string
  steps: readonly GuideStep[]
  /** Comes from the request catalog. Without a subtype, the customer selects it in the form. */
  request: { type: string; subtype?: string }
  /** The customer must have tried this step for the subtype to be true. */
  provingStep?: GuideStep
}

const restart: GuideStep = {
  title: fiberOperationsTexts.restartTheGateway,
  help: fiberOperationsTexts.unplugItsPowerCordWait,
}
const plugCheck: GuideStep = {
  title: fiberOperationsTexts.pushInEveryPlug,
  help: fiberOperationsTexts.checkPowerAndNetworkAt,
}
const lightCheck: GuideStep = {
  title: fiberOperationsTexts.checkTheLightMarkedPon,
  help: fiberOperationsTexts.greenMeansTheLineIs,
}
const cableTest: GuideStep = {
  title: fiberOperationsTexts.tryItWithACable,
  help: fiberOperationsTexts.connectAComputerToThe,
}

export const guides: readonly Guide[] = [
  {
    code: 'no-internet',
    service: 'FIBER',
    symptom: fiberOperationsTexts.noInternetAtAll,
    steps: [lightCheck, plugCheck, restart, cableTest],
    request: { type: 'no_service' },
  },
  {
    code: 'slow',
    service: 'FIBER',
    symptom: fiberOperationsTexts.slowInternet,
    steps: [
      cableTest,
      {
        title: fiberOperationsTexts.pauseDownloads,
        help: fiberOperationsTexts.updatesBackupsAndGamesOn,
      },
      restart,
    ],
    request: { type: 'slow', subtype: 'slow_wired' },
    provingStep: cableTest,
  },
  {
    code: 'wifi',
    service: 'FIBER',
    symptom: fiberOperationsTexts.wiFiDoesntReachOr,
    steps: [
      {
        title: fiberOperationsTexts.moveCloserToTheGateway,
        help: fiberOperationsTexts.ifItWorksNextTo,
      },
      {
        title: fiberOperationsTexts.forgetTheNetworkOnTheDevice,
        help: fiberOperationsTexts.removeTheNetworkInThe,
      },
      restart,
    ],
    request: { type: 'wifi' },
  },
  {
    code: 'drops',
    service: 'FIBER',
    symptom: fiberOperationsTexts.internetDropsOut,
    steps: [lightCheck, plugCheck, cableTest],
    request: { type: 'intermittent', subtype: 'drops_all' },
    provingStep: cableTest,
  },
  {
    code: 'no-picture',
    service: 'TV',
    symptom: fiberOperationsTexts.noPicture,
    steps: [
      {
        title: fiberOperationsTexts.chooseTheRightInput,
        help: fiberOperationsTexts.pressInputOrSourceOn,
      },
      { title: fiberOperationsTexts.restartTheBox, help: fiberOperationsTexts.unplugItsPowerCordFor },
      {
        title: fiberOperationsTexts.checkTheInternet,
        help: fiberOperationsTexts.tvUsesTheSameLine,
      },
    ],
    request: { type: 'tv', subtype: 'no_picture' },
  },
  {
    code: 'channel',
    service: 'TV',
    symptom: fiberOperationsTexts.aChannelIsMissing,
    steps: [
      { title: fiberOperationsTexts.restartTheBox, help: fiberOperationsTexts.theBoxUpdatesItsChannel },
      { title: fiberOperationsTexts.checkWhetherItsInYourPack, help: fiberOperationsTexts.channelLineupsAreInThe },
    ],
    request: { type: 'tv', subtype: 'missing_channel' },
  },
  {
    code: 'no-tone',
    service: 'VOIP',
    symptom: fiberOperationsTexts.noDialTone,
    steps: [
      { title: fiberOperationsTexts.checkThePhonesPlug, help: fiberOperationsTexts.itGoesInTheJack },
      { title: fiberOperationsTexts.tryAnotherPhone, help: fiberOperationsTexts.ifThatOneWorksThe },
      restart,
    ],
    request: { type: 'voice', subtype: 'no_tone' },
  },
  {
    code: 'no-hot-water',
    service: 'GAS',
    symptom: fiberOperationsTexts.noHotWaterOrHeat,
    steps: [
      {
        title: fiberOperationsTexts.checkAnotherGasAppliance,
        help: fiberOperationsTexts.ifTheStoveLightsTheres,
      },
      {
        title: fiberOperationsTexts.checkTheAppliancesDisplay,
        help: fiberOperationsTexts.manyShowACodeThats,
      },
    ],
    request: { type: 'gas_on_off', subtype: 'low_gas' },
  },
  {
    code: 'pilot',
    service: 'GAS',
    symptom: fiberOperationsTexts.thePilotLightIsOut,
    steps: [
      {
        title: fiberOperationsTexts.readTheLabelOnTheAppliance,
        help: fiberOperationsTexts.itSaysWhetherYouMay,
      },
    ],
    request: { type: 'gas_on_off', subtype: 'relight' },
  },
]

export const notTriedAnswer = fiberOperationsTexts.notTried

/** Returns the request of a guide. It has no subtype if the customer couldn't try the step that proves it. */
export function buildRequest(
  { request, provingStep }: Guide,
  answers: readonly { question: string; answer: string }[],
) {
  const isProven = answers.some(({ question, answer }) => question === provingStep?.title && answer !== notTriedAnswer)
  return provingStep && !isProven ? { type: request.type } : request
}
