/** Printable forms, for customers who prefer paper and for signatures. */
import type { DocumentDraft } from './draft'

const identificationFields = ['Name', 'Billing account (BA-…)', 'Service address', 'Phone', 'Email']
const sending =
  'Mail this form to PO Box 100, Quillmere, TX 00141, bring it to 20 Tallis Ave, or attach a photo of it to a service request in the portal.'

export const forms: readonly DocumentDraft[] = [
  {
    title: 'Moving form',
    description: 'Stop service at one address and start it at another.',
    age: 400,
    content: [
      sending,
      { heading: 'Who’s moving' },
      { fields: identificationFields },
      { heading: 'The move' },
      { fields: ['New address', 'Last day of service here', 'First day of service there', 'Services to move'] },
      'We turn gas on only while an adult is home.',
      { fields: ['Date and signature'] },
    ],
  },
  {
    title: 'Landlord agreement',
    description: 'Service goes back to the landlord between tenants.',
    age: 400,
    content: [
      'With this agreement, gas service at the addresses below moves to the landlord’s account the day a tenant ends it, so pipes don’t freeze. No visit is needed.',
      sending,
      { heading: 'Landlord' },
      { fields: identificationFields },
      { heading: 'Addresses' },
      { fields: ['Address 1', 'Address 2', 'Address 3', 'Address 4', 'Date and signature'] },
    ],
  },
  {
    title: 'Medical certificate',
    description: 'Put a disconnection on hold for 30 days when someone’s health depends on service.',
    age: 220,
    content: [
      'A doctor’s certificate puts a disconnection on hold for 30 days. It doesn’t put the bill on hold, so please set up a payment arrangement too.',
      sending,
      { heading: 'Customer' },
      { fields: identificationFields },
      { heading: 'For the doctor to fill in' },
      {
        fields: [
          'Patient living at this address',
          'Equipment or condition that needs service',
          'Needed until',
          'Doctor’s name and phone',
          'Date and signature',
        ],
      },
    ],
  },
  {
    title: 'Builder lot request',
    description: 'A list of lots that need fiber or gas.',
    age: 130,
    userTypes: ['BUILDER', 'DEVELOPER'],
    content: [
      'Each lot becomes its own request that you can follow in the portal. The deposit is $500 per lot.',
      { heading: 'Builder' },
      { fields: ['Company', 'Customer number (CU-…)', 'Community and phase', 'Site manager’s name and phone'] },
      { heading: 'Lots' },
      { fields: ['Lot numbers', 'Services', 'Date service is needed', 'Date and signature'] },
    ],
  },
  {
    title: 'Authorize a person',
    description: 'Let someone else ask about your account by phone or at our office.',
    age: 310,
    content: [
      'In the portal, the account holder invites people under Manage Users and chooses what they can do. Use this form if you don’t use the portal.',
      sending,
      { heading: 'Account holder' },
      { fields: identificationFields },
      { heading: 'Authorized person' },
      {
        fields: [
          'Name',
          'Phone',
          'Can pay and ask about bills (yes or no)',
          'Date and signature of the account holder',
        ],
      },
    ],
  },
]
