/** What to try for which symptom, and which request it becomes when nothing helps. */
import type { ServiceType } from '#shared/services'

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
  title: 'Restart the gateway',
  help: 'Unplug its power, wait ten seconds, plug it in again. Give it three minutes.',
}
const plugs: GuideStep = {
  title: 'Push in every plug',
  help: 'At the fiber box (ONT) and at the gateway: power and network. A loose plug is the most frequent cause.',
}
const light: GuideStep = {
  title: 'Look at the light marked PON or Fiber',
  help: 'Green means that the line is fine. If it is red or dark, nothing in your home will help: go on to the request.',
}
const wired: GuideStep = {
  title: 'Try it with a cable',
  help: 'Connect a computer to the gateway with a network cable. If that works, only Wi-Fi is affected.',
}

export const guides: readonly Guide[] = [
  {
    code: 'no-internet',
    service: 'FIBER',
    symptom: 'No internet at all',
    steps: [light, plugs, restart, wired],
    request: { type: 'no_service' },
  },
  {
    code: 'slow',
    service: 'FIBER',
    symptom: 'Slow internet',
    steps: [
      wired,
      {
        title: 'Pause what downloads',
        help: 'Updates, backups and games of other devices share the line. Pause them and measure again.',
      },
      restart,
    ],
    request: { type: 'slow', subtype: 'slow_wired' },
    provedBy: wired,
  },
  {
    code: 'wifi',
    service: 'FIBER',
    symptom: 'Wi-Fi does not reach or a device cannot join',
    steps: [
      {
        title: 'Go closer to the gateway',
        help: 'If it works beside it, walls are in the way: move the gateway into the open, off the floor.',
      },
      {
        title: 'Forget the network on the device',
        help: 'Remove the network in the settings of the device and join it again with the password on the gateway.',
      },
      restart,
    ],
    request: { type: 'wifi' },
  },
  {
    code: 'drops',
    service: 'FIBER',
    symptom: 'Internet drops out',
    steps: [light, plugs, wired],
    request: { type: 'intermittent', subtype: 'drops_all' },
    provedBy: wired,
  },
  {
    code: 'no-picture',
    service: 'TV',
    symptom: 'No picture',
    steps: [
      {
        title: 'Choose the right input',
        help: 'Press Input or Source on the remote of the television until the box shows.',
      },
      { title: 'Restart the box', help: 'Unplug its power for ten seconds. It takes two minutes to come back.' },
      {
        title: 'Check the internet',
        help: 'TV comes over the same line. If the internet is down as well, start there.',
      },
    ],
    request: { type: 'tv', subtype: 'no_picture' },
  },
  {
    code: 'channel',
    service: 'TV',
    symptom: 'A channel is missing',
    steps: [
      { title: 'Restart the box', help: 'The list of channels is fetched anew when it starts.' },
      { title: 'Look whether it is in your pack', help: 'The channel line-ups are in the resource center.' },
    ],
    request: { type: 'tv', subtype: 'missing_channel' },
  },
  {
    code: 'no-tone',
    service: 'VOIP',
    symptom: 'No dial tone',
    steps: [
      { title: 'Check the plug of the telephone', help: 'It belongs into the socket marked Phone 1 of the gateway.' },
      { title: 'Try another telephone', help: 'If that one works, the first is broken.' },
      restart,
    ],
    request: { type: 'voice', subtype: 'no_tone' },
  },
  {
    code: 'no-hot-water',
    service: 'GAS',
    symptom: 'No hot water or heating, without any smell',
    steps: [
      {
        title: 'Look at another gas appliance',
        help: 'If the stove burns, there is gas: the fault is in the other appliance.',
      },
      {
        title: 'Look at the display of the appliance',
        help: 'Many show a code and tell in their manual what it means. Do not open the appliance.',
      },
    ],
    request: { type: 'gas_on_off', subtype: 'low_gas' },
  },
  {
    code: 'pilot',
    service: 'GAS',
    symptom: 'The pilot light is out, without any smell',
    steps: [
      {
        title: 'Read the label of the appliance',
        help: 'It tells whether you may light it yourself, and how. If you are not sure, leave it to us.',
      },
    ],
    request: { type: 'gas_on_off', subtype: 'relight' },
  },
]

export const notTried = 'Not tried'

/** The request that a guide ends in: it claims nothing that was not tried. */
export function requestAfter({ request, provedBy }: Guide, answers: readonly { question: string; answer: string }[]) {
  const isProved = answers.some(({ question, answer }) => question === provedBy?.title && answer !== notTried)
  return provedBy && !isProved ? { type: request.type } : request
}
