/** Requests about the account rather than a line, and what those who build ask for. */
import { builders, choice, day, everybody, optionalText, subtype, text, visit, yesNo, type Type } from './entries'

const general = (code: string, [label, description]: [string, string], subtypes: Type['subtypes']): Type => ({
  code,
  label,
  description,
  category: 'general',
  userTypes: everybody,
  subtypes,
})
const building = (code: string, [label, description]: [string, string], subtypes: Type['subtypes']): Type => ({
  code,
  label,
  description,
  category: 'serviceLine',
  userTypes: builders,
  subtypes,
})

const wantedOn = day('wanted_on', 'When is it needed?')

export const generalTypes: Type[] = [
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
        questions: [text('confirmation', 'Which confirmation number, or which day and amount?')],
      }),
      subtype('assistance', 'Help with paying'),
    ],
  ),
  general(
    'account',
    ['Account and sign-in', 'Names, people and access.'],
    [
      subtype('name_change', 'Change the name on the account', { questions: [text('name', 'What is the new name?')] }),
      subtype('authorized_user', 'Somebody else should have access', { questions: [text('who', 'Who?')] }),
      subtype('sign_in', 'Trouble signing in', { promised: 'workingHours' }),
      subtype('privacy', 'My personal data'),
    ],
  ),
  general(
    'moving',
    ['Move, start or end', 'A new address, a new service, or an end.'],
    [
      subtype('move', 'I am moving', {
        questions: [text('new_address', 'Where to?'), day('wanted_on', 'On which day?')],
      }),
      subtype('start', 'Start another service', {
        questions: [choice('service', 'Which?', ['Fiber', 'Phone', 'TV', 'Gas'])],
      }),
      subtype('end', 'End a service', {
        questions: [choice('service', 'Which?', ['Fiber', 'Phone', 'TV', 'Gas']), day('wanted_on', 'On which day?')],
      }),
    ],
  ),
  general(
    'feedback',
    ['Complaint or praise', 'Tell us how we did.'],
    [subtype('complaint', 'A complaint', { promised: 'workingHours' }), subtype('compliment', 'Praise')],
  ),
  general(
    'documents',
    ['Documents', 'A letter, a form, a copy.'],
    [
      subtype('document', 'Send me a document', { questions: [text('which', 'Which one?')] }),
      subtype('other', 'Something else'),
    ],
  ),
  building(
    'construction',
    ['New construction', 'Lines for buildings that are going up.'],
    [
      visit('construction_drop', 'A line to a new building', {
        questions: [text('lots', 'Which lots?'), choice('trench', 'Is the trench open?', yesNo), wantedOn],
      }),
      visit('temporary', 'Temporary service', { questions: [wantedOn] }),
      visit('bulk_activation', 'Activate several homes', { questions: [text('lots', 'Which lots?'), wantedOn] }),
    ],
  ),
  building(
    'site',
    ['Conduit, easement and inspection', 'What has to be looked at or agreed.'],
    [
      visit('conduit', 'Conduit', { questions: [wantedOn] }),
      subtype('easement', 'Easement'),
      visit('inspection', 'Inspection', { questions: [wantedOn] }),
      visit('abandon', 'Abandon a line', { questions: [wantedOn] }),
    ],
  ),
  building(
    'handover',
    ['Hand over to an owner', 'A finished home gets its own account.'],
    [subtype('owner_transfer', 'Transfer to the owner', { questions: [text('owner', 'Who?'), wantedOn] })],
  ),
]
