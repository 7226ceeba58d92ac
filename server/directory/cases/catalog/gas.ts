/** Lists requests about the gas meter and line. A smell of gas is not one of them: it needs a phone call. */
import type { CaseCategory } from '#shared/cases/cases'
import {
  allUserTypes,
  builderUserTypes,
  type CatalogType,
  choice,
  day,
  optionalText,
  reading,
  subtype,
  text,
  visit,
  yesNo,
  yesNoUnsure,
} from './entries'

const typeOf =
  (category: CaseCategory) =>
  (code: string, [label, description]: [string, string], subtypes: CatalogType['subtypes']): CatalogType => ({
    code,
    label,
    description,
    category,
    userTypes: allUserTypes,
    subtypes,
  })
const meter = typeOf('gasMeter')
const line = typeOf('gasLine')

const adultPresent = choice('adult', 'Will an adult be home?', yesNo)

export const gasTypes: CatalogType[] = [
  meter(
    'meter_reading',
    ['Meter reading', 'Send your own, or ask about one that looks wrong or was estimated.'],
    [
      subtype('own_reading', 'Send my own reading', {
        questions: [reading('own_reading', 'What does the meter show now?')],
      }),
      subtype('read_dispute', 'My reading is different', {
        questions: [reading('own_reading', 'What does the meter show now?'), day('read_on', 'When did you read it?')],
      }),
      subtype('estimated_reads', 'My readings are estimated', {
        questions: [reading('own_reading', 'What does the meter show now?')],
      }),
      visit('meter_test', 'Test the meter', { questions: [adultPresent] }),
    ],
  ),
  meter(
    'meter_access',
    ['Access to the meter', 'A dog, a gate or a code.'],
    [
      subtype('dog', 'There’s a dog', { questions: [text('dog', 'What should the meter reader know?')] }),
      subtype('locked', 'A gate or door is locked', { questions: [text('access', 'How do we get in?')] }),
    ],
  ),
  meter(
    'meter_noise',
    ['Noise at the meter', 'It hums, ticks or rattles, but there’s no smell of gas.'],
    [
      visit('hum', 'It hums or ticks', { promised: 'workingHours', questions: [adultPresent] }),
      visit('loose', 'It’s loose or rusty', { promised: 'workingHours' }),
    ],
  ),
  meter(
    'meter_move',
    ['Move or remove the meter', 'For construction work.'],
    [
      visit('relocate', 'Move the meter', {
        questions: [text('where', 'Where should it go?'), day('requested_date', 'When do you need it?')],
      }),
      visit('remove', 'Remove the meter', { questions: [day('requested_date', 'When should we remove it?')] }),
    ],
  ),
  meter(
    'gas_on_off',
    ['Turn gas on or off', 'For moving in or out, or relighting a pilot.'],
    [
      visit('turn_on', 'Turn gas on', { questions: [day('requested_date', 'Which day?'), adultPresent] }),
      visit('turn_off', 'Turn gas off', { questions: [day('requested_date', 'Which day?')] }),
      visit('relight', 'Relight a pilot', {
        promised: 'workingHours',
        questions: [text('appliance', 'Which appliance?'), adultPresent],
      }),
      visit('low_gas', 'No gas or low pressure', {
        promised: 'hour',
        questions: [choice('neighbors', 'Do your neighbors have gas?', yesNoUnsure), adultPresent],
        reportedService: 'GAS',
      }),
    ],
  ),
  {
    ...meter(
      'meter_set',
      ['New meter', 'Set a meter at a new building.'],
      [
        visit('meter_set_new', 'Set a new meter', {
          questions: [
            text('lot', 'Which lot?'),
            choice('pressure_test', 'Has the house line passed its pressure test?', yesNo),
            choice('address_posted', 'Is the address posted?', yesNo),
            choice('riser', 'Is the riser installed?', yesNo),
            choice('trench', 'Is the trench open?', yesNo),
            day('requested_date', 'When should it be set?'),
          ],
        }),
      ],
    ),
    userTypes: builderUserTypes,
  },
  line(
    'leak_check',
    ['Check after a leak', 'Have the line checked again after a repair or an emergency visit.'],
    [
      visit('recheck', 'Check the line again', {
        promised: 'workingHours',
        questions: [choice('smell', 'Do you smell gas now?', ['No']), adultPresent],
      }),
    ],
  ),
  line(
    'locate',
    ['Locate lines', 'Before you dig.'],
    [
      visit('locate_dig', 'Mark our lines before I dig', {
        questions: [day('dig_on', 'When will you dig?'), text('where', 'Where?')],
      }),
    ],
  ),
  line(
    'new_line',
    ['New or larger line', 'Gas for a house or an appliance.'],
    [
      visit('new_service', 'A new gas line', {
        questions: [day('requested_date', 'When do you need it?'), optionalText('appliances', 'Which appliances?')],
      }),
      visit('extend', 'Extend the line to an appliance', { questions: [text('appliances', 'Which appliance?')] }),
      visit('upsize', 'More pressure or a larger line', { questions: [text('appliances', 'What’s it for?')] }),
    ],
  ),
  line(
    'restore',
    ['Restoration', 'Lawn or paving after our work.'],
    [
      visit('lawn', 'Lawn or garden', { questions: [text('where', 'Where?')] }),
      visit('paving', 'Paving or driveway', { questions: [text('where', 'Where?')] }),
    ],
  ),
  line(
    'gas_transfer',
    ['Disconnect or transfer', 'Stop the gas account or transfer it to someone else.'],
    [
      visit('disconnect', 'Disconnect the gas', { questions: [day('requested_date', 'Which day?')] }),
      subtype('transfer', 'Transfer to a new owner', {
        questions: [day('requested_date', 'Which day?'), text('owner', 'Who’s taking over?')],
      }),
    ],
  ),
]
