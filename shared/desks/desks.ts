/** Who answers which question, when and where. The emergency line is not among them: it stands before everything. */
import { supportNumber } from '../contactNumbers'
import { billingNumber, builderNumber, gasNumber, salesNumber, technicalNumber } from './numbers'
import { deskHours } from './callbacks'
import { span, type Hours } from '../openingHours'
import { paths } from '../paths'

export interface Desk {
  code: string
  title: string
  what: string
  number: string
  hours: Hours
  /** What usually helps without calling; shown where the person may go there. */
  online: readonly { label: string; path: (typeof paths)[keyof typeof paths]; search?: string }[]
}

const counter = span(9, 17)

export const walkInHours: Hours = {
  week: [null, counter, counter, counter, counter, counter, null],
  holidays: 'closed',
}

export const desks: readonly Desk[] = [
  {
    code: 'outage',
    title: 'Outage',
    what: 'Internet, TV or phone is out, or a line is down.',
    number: supportNumber,
    hours: 'always',
    online: [
      { label: 'See known outages', path: paths.support },
      { label: 'Troubleshoot', path: paths.troubleShoot },
    ],
  },
  {
    code: 'billing',
    title: 'Bills and payments',
    what: 'A bill, a payment, an extension, a deposit or a refund.',
    number: billingNumber,
    hours: deskHours.billing,
    online: [
      { label: 'Billing statements', path: paths.billingHistory },
      { label: 'Ask about a bill', path: paths.serviceTicketCreate, search: '?type=billing&subtype=bill_question' },
    ],
  },
  {
    code: 'technical',
    title: 'Technical help',
    what: 'Slow internet, Wi-Fi, TV boxes, voicemail, equipment and appointments.',
    number: technicalNumber,
    hours: deskHours.technical,
    online: [
      { label: 'Troubleshoot', path: paths.troubleShoot },
      { label: 'My service requests', path: paths.serviceTicket },
    ],
  },
  {
    code: 'sales',
    title: 'New service and moving',
    what: 'Plans, another service, a new address, or stopping a service.',
    number: salesNumber,
    hours: deskHours.sales,
    online: [
      { label: 'Tell us about a move', path: paths.serviceTicketCreate, search: '?type=moving&subtype=move' },
      { label: 'Start another service', path: paths.serviceTicketCreate, search: '?type=moving&subtype=start' },
    ],
  },
  {
    code: 'gas',
    title: 'Gas service (non-emergency)',
    what: 'Turning gas on or off, meters, readings and line marking.',
    number: gasNumber,
    hours: deskHours.gas,
    online: [
      { label: 'Gas meter request', path: paths.meterTicketCreate },
      { label: 'Gas line request', path: paths.gasServiceTicketCreate },
    ],
  },
  {
    code: 'builder',
    title: 'Builder desk',
    what: 'Lots, meter sets, conduit, inspections and handover, for builders, associations and developers.',
    number: builderNumber,
    hours: deskHours.builder,
    online: [{ label: 'New property request', path: paths.createRequest }],
  },
]
