/** What to try for which symptom, and which request it becomes when nothing helps. */
import type { ServiceType } from '#shared/services'
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
  /** Of the catalog of requests. Where no step finds the subtype out, the person says it. */
  request: { type: string; subtype?: string }
  /** The step that must have been taken for the subtype to be true. */
  provedBy?: GuideStep
}

const restart: GuideStep = {
  title: fiberOperationsTexts.restartTheGateway,
  help: fiberOperationsTexts.unplugItsPowerCordWait,
}
const plugs: GuideStep = {
  title: fiberOperationsTexts.pushInEveryPlug,
  help: fiberOperationsTexts.checkPowerAndNetworkAt,
}
const light: GuideStep = {
  title: fiberOperationsTexts.checkTheLightMarkedPon,
  help: fiberOperationsTexts.greenMeansTheLineIs,
}
const wired: GuideStep = {
  title: fiberOperationsTexts.tryItWithACable,
  help: fiberOperationsTexts.connectAComputerToThe,
}

export const guides: readonly Guide[] = [
  {
    code: 'no-internet',
    service: 'FIBER',
    symptom: fiberOperationsTexts.noInternetAtAll,
    steps: [light, plugs, restart, wired],
    request: { type: 'no_service' },
  },
  {
    code: 'slow',
    service: 'FIBER',
    symptom: fiberOperationsTexts.slowInternet,
    steps: [
      wired,
      {
        title: fiberOperationsTexts.pauseDownloads,
        help: fiberOperationsTexts.updatesBackupsAndGamesOn,
      },
      restart,
    ],
    request: { type: 'slow', subtype: 'slow_wired' },
    provedBy: wired,
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
    steps: [light, plugs, wired],
    request: { type: 'intermittent', subtype: 'drops_all' },
    provedBy: wired,
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

export const notTried = fiberOperationsTexts.notTried

/** The request that a guide ends in: it claims nothing that was not tried. */
export function requestAfter({ request, provedBy }: Guide, answers: readonly { question: string; answer: string }[]) {
  const isProved = answers.some(({ question, answer }) => question === provedBy?.title && answer !== notTried)
  return provedBy && !isProved ? { type: request.type } : request
}
