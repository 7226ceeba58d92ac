/** Lists requests about the account, and those that only builders and developers make. */
import {
  allUserTypes,
  builderUserTypes,
  type CatalogType,
  choice,
  day,
  optionalText,
  subtype,
  text,
  visit,
  yesNo,
} from './entries'

const general = (
  code: string,
  [label, description]: [string, string],
  subtypes: CatalogType['subtypes'],
): CatalogType => ({
  code,
  label,
  description,
  category: 'general',
  userTypes: allUserTypes,
  subtypes,
})
const building = (
  code: string,
  [label, description]: [string, string],
  subtypes: CatalogType['subtypes'],
): CatalogType => ({
  code,
  label,
  description,
  category: 'serviceLine',
  userTypes: builderUserTypes,
  subtypes,
})

const neededOn = day('requested_date', 'When do you need it?')

export const generalTypes: CatalogType[] = [
  general(
    'billing',
    ['Billing and payments', 'A bill, a payment or a refund.'],
    [
      subtype('bill_question', 'A question about a bill', {
        promised: 'workingHours',
        questions: [optionalText('bill', 'Which bill?')],
      }),
      subtype('refund', 'A refund', { promised: 'workingHours' }),
      subtype('not_posted', 'A payment is missing', {
        promised: 'workingHours',
        questions: [text('confirmation', 'What’s the confirmation number, or the date and amount?')],
      }),
      subtype('assistance', 'Help paying a bill'),
    ],
  ),
  general(
    'account',
    ['Account and sign-in', 'Names, people and access.'],
    [
      subtype('name_change', 'Change the name on the account', { questions: [text('name', 'What’s the new name?')] }),
      subtype('authorized_user', 'Give someone else access', { questions: [text('who', 'Who should have access?')] }),
      subtype('sign_in', 'Trouble signing in', { promised: 'workingHours' }),
      subtype('privacy', 'My personal data'),
    ],
  ),
  general(
    'moving',
    ['Move, start or stop', 'Move to a new address, or start or stop a service.'],
    [
      subtype('move', 'I’m moving', {
        questions: [text('new_address', 'What’s your new address?'), day('requested_date', 'What day are you moving?')],
      }),
      subtype('start', 'Start another service', {
        questions: [choice('service', 'Which one?', ['Fiber', 'Phone', 'TV', 'Gas'])],
      }),
      subtype('end', 'Stop a service', {
        questions: [
          choice('service', 'Which one?', ['Fiber', 'Phone', 'TV', 'Gas']),
          day('requested_date', 'Which day?'),
        ],
      }),
    ],
  ),
  general(
    'feedback',
    ['Complaint or compliment', 'Tell us how we did.'],
    [subtype('complaint', 'A complaint', { promised: 'workingHours' }), subtype('compliment', 'A compliment')],
  ),
  general(
    'documents',
    ['Documents', 'A letter, a form or a copy.'],
    [
      subtype('document', 'Send me a document', { questions: [text('which', 'Which one?')] }),
      subtype('other', 'Something else'),
    ],
  ),
  building(
    'construction',
    ['New construction', 'Lines for buildings under construction.'],
    [
      visit('construction_drop', 'A line to a new building', {
        questions: [text('lots', 'Which lots?'), choice('trench', 'Is the trench open?', yesNo), neededOn],
      }),
      visit('temporary', 'Temporary service', { questions: [neededOn] }),
      visit('bulk_activation', 'Activate several homes', { questions: [text('lots', 'Which lots?'), neededOn] }),
    ],
  ),
  building(
    'site',
    ['Conduit, easement and inspection', 'Anything we need to inspect or agree on.'],
    [
      visit('conduit', 'Conduit', { questions: [neededOn] }),
      subtype('easement', 'Easement'),
      visit('inspection', 'Inspection', { questions: [neededOn] }),
      visit('abandon', 'Abandon a line', { questions: [neededOn] }),
    ],
  ),
  building(
    'handover',
    ['Hand over to an owner', 'A finished home gets its own account.'],
    [
      subtype('owner_transfer', 'Transfer to the owner', {
        questions: [text('owner', 'Who’s the new owner?'), neededOn],
      }),
    ],
  ),
]
