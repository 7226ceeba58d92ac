/** Forms to print, for those who rather write by hand or need a signature. */
import type { Draft } from './draft'

const whoAndWhere = ['Name', 'Billing account (BA-…)', 'Service address', 'Telephone', 'Email']
const sending =
  'Send the form to PO Box 100, Quillmere, TX 00141, bring it to 20 Tallis Ave, or attach a photo of it to a service request in the portal.'

export const forms: readonly Draft[] = [
  {
    title: 'Moving form',
    description: 'Ends service at one address and begins it at another.',
    age: 400,
    content: [
      sending,
      { heading: 'Who moves' },
      { fields: whoAndWhere },
      { heading: 'The move' },
      { fields: ['New address', 'Last day of service here', 'First day of service there', 'Services to take along'] },
      'Gas is turned on only while an adult is at home.',
      { fields: ['Date and signature'] },
    ],
  },
  {
    title: 'Landlord agreement',
    description: 'Service goes back to the landlord between two tenants.',
    age: 400,
    content: [
      'With this agreement gas service at the addresses below goes to the landlord’s account on the day on which a tenant ends it, so that pipes do not freeze. No visit is needed.',
      sending,
      { heading: 'Landlord' },
      { fields: whoAndWhere },
      { heading: 'Addresses' },
      { fields: ['Address 1', 'Address 2', 'Address 3', 'Address 4', 'Date and signature'] },
    ],
  },
  {
    title: 'Medical certificate',
    description: 'Holds a disconnection for 30 days when health depends on service.',
    age: 220,
    content: [
      'A certificate of a doctor holds a disconnection for 30 days. It holds the disconnection, not the bill: please agree on a payment arrangement as well.',
      sending,
      { heading: 'Customer' },
      { fields: whoAndWhere },
      { heading: 'To be filled in by the doctor' },
      {
        fields: [
          'Patient who lives there',
          'Equipment or condition that needs service',
          'Until when',
          'Doctor, telephone',
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
      'Each lot becomes a request of its own that can be followed in the portal. The deposit is $500 for a lot.',
      { heading: 'Builder' },
      { fields: ['Company', 'Customer number (CU-…)', 'Community and phase', 'Site manager, telephone'] },
      { heading: 'Lots' },
      { fields: ['Lot numbers', 'Services', 'Day on which service is needed', 'Date and signature'] },
    ],
  },
  {
    title: 'Authorizing a person',
    description: 'Lets somebody else ask about an account by telephone or at the counter.',
    age: 310,
    content: [
      'In the portal the account holder invites people under Manage Users, and chooses what they may do. This form is for those who do not use the portal.',
      sending,
      { heading: 'Account holder' },
      { fields: whoAndWhere },
      { heading: 'Authorized person' },
      {
        fields: [
          'Name',
          'Telephone',
          'May pay and ask about bills (yes or no)',
          'Date and signature of the account holder',
        ],
      },
    ],
  },
]
