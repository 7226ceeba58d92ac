/** Lists requests about fiber, and about TV and voice, which run over it. */
import { type OntLight, ontLightAnswers, ontLightCode } from '#shared/services/ontLight'
import {
  allUserTypes,
  type CatalogType,
  choice,
  optionalText,
  subtype,
  text,
  visit,
  yesNo,
  yesNoUnsure,
} from './entries'

const since = choice('since', 'When did it start?', [
  'Just now',
  'Earlier today',
  'A few days ago',
  'More than a week ago',
])
const lightQuestion = (answers: readonly OntLight[]) =>
  choice(ontLightCode, 'What does the light marked PON or Fiber on the white box (ONT) show?', [...answers])
const light = lightQuestion(ontLightAnswers)
const device = optionalText('devices', 'Which devices are affected?')

const type = (
  code: string,
  [label, description]: [string, string],
  subtypes: CatalogType['subtypes'],
): CatalogType => ({
  code,
  label,
  description,
  category: 'fiberLine',
  userTypes: allUserTypes,
  subtypes,
})

export const fiberTypes: CatalogType[] = [
  type(
    'no_service',
    ['No internet', 'Nothing works on any device.'],
    [
      visit('ont_red', 'Red or no light on the fiber box', {
        promised: 'hour',
        questions: [lightQuestion(['Red', 'No light']), since],
        reportedService: 'FIBER',
      }),
      subtype('no_power', 'The fiber box has no power', { promised: 'hour', questions: [since] }),
      visit('after_storm', 'After a storm or power outage', {
        promised: 'hour',
        questions: [light, since],
        reportedService: 'FIBER',
      }),
      subtype('lights_fine', 'The lights look normal, but there’s no internet', {
        promised: 'hour',
        reportedService: 'FIBER',
        questions: [lightQuestion(['Green, steady', 'Green, blinking']), since],
      }),
    ],
  ),
  type(
    'slow',
    ['Slow internet', 'It works, but not at your plan’s speed.'],
    [
      subtype('slow_wired', 'Slow over a wired connection', {
        questions: [text('speed', 'What speed did you measure?'), since],
      }),
      subtype('slow_wifi', 'Slow over Wi-Fi only', { questions: [device, since] }),
      subtype('slow_evening', 'Slow in the evening only', { questions: [since] }),
    ],
  ),
  type(
    'intermittent',
    ['Internet drops out', 'It comes and goes.'],
    [
      visit('drops_all', 'On all devices', { questions: [light, since] }),
      subtype('drops_one', 'On one device', { questions: [device, since] }),
    ],
  ),
  type(
    'wifi',
    ['Wi-Fi', 'Connecting, coverage, name and password.'],
    [
      subtype('wifi_join', 'A device can’t connect', { questions: [device] }),
      subtype('wifi_reach', 'No signal in some rooms', { questions: [text('rooms', 'Which rooms?')] }),
      subtype('wifi_password', 'Name or password'),
    ],
  ),
  type(
    'equipment',
    ['Equipment', 'Replace, return or move the ONT, gateway or TV box.'],
    [
      subtype('replace', 'Replace broken equipment', { questions: [text('what', 'What’s broken?')] }),
      subtype('return', 'Return equipment', { questions: [text('what', 'What are you returning?')] }),
      visit('move_ont', 'Move the fiber box', { questions: [text('where', 'Where should it go?')] }),
    ],
  ),
  type(
    'line',
    ['Line to the house', 'A new line, or one that’s exposed or damaged.'],
    [
      visit('new_drop', 'A new line to the house'),
      visit('bury_drop', 'Bury the line', { questions: [text('where', 'Where is it exposed?')] }),
      visit('damaged', 'The line is damaged', {
        promised: 'hour',
        questions: [choice('hazard', 'Is it hanging over a road or path?', yesNo)],
      }),
    ],
  ),
  type(
    'ip',
    ['Static IP and DNS', 'Fixed addresses and names.'],
    [
      subtype('static_ip', 'A static IP address'),
      subtype('dns', 'A reverse DNS record (PTR)', { questions: [text('name', 'Which host name?')] }),
    ],
  ),
  {
    ...type(
      'tv',
      ['TV', 'Picture, box, channels and PIN.'],
      [
        subtype('no_picture', 'No picture', {
          questions: [choice('all_boxes', 'Does it affect all boxes?', yesNo), since],
          reportedService: 'TV',
        }),
        subtype('tv_box', 'A box won’t start', { questions: [since] }),
        subtype('missing_channel', 'A channel is missing', { questions: [text('channel', 'Which channel?')] }),
        subtype('tv_pin', 'Forgotten or locked PIN'),
      ],
    ),
    services: ['TV'],
  },
  {
    ...type(
      'voice',
      ['Phone', 'Dial tone, emergency address and numbers.'],
      [
        visit('no_tone', 'No dial tone', {
          promised: 'hour',
          questions: [choice('internet', 'Does the internet work?', yesNoUnsure)],
          reportedService: 'VOIP',
        }),
        subtype('e911', 'Correct the emergency (E911) address', {
          promised: 'workingHours',
          questions: [text('address', 'What’s the correct address?')],
        }),
        subtype('port', 'Transfer a number to or from us', { questions: [text('number', 'Which number?')] }),
      ],
    ),
    services: ['VOIP'],
  },
]
