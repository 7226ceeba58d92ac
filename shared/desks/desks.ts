/** Defines the desks that customers can call. The emergency line isn't included, because it always comes first. */

import { paths } from '../paths'
import { deskHours } from './callbacks'
import { supportNumber } from './contactNumbers'
import { billingNumber, builderNumber, gasNumber, salesNumber, technicalNumber } from './numbers'
import { type OpeningHours, timeSpan } from './openingHours'

export interface Desk {
  code: string
  title: string
  description: string
  number: string
  hours: OpeningHours
  /** These links often help without a call. A link is only shown to users who can open its page. */
  online: readonly { label: string; path: (typeof paths)[keyof typeof paths]; search?: string }[]
}

const counter = timeSpan(9, 17)

export const walkInHours: OpeningHours = {
  week: [null, counter, counter, counter, counter, counter, null],
  holidays: 'closed',
}

export const desks: readonly Desk[] = [
  {
    code: 'outage',
    title: 'Outage',
    description: 'Internet, TV or phone is out, or a line is down.',
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
    description: 'A bill, a payment, an extension, a deposit or a refund.',
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
    description: 'Slow internet, Wi-Fi, TV boxes, voicemail, equipment and appointments.',
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
    description: 'Plans, another service, a new address, or stopping a service.',
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
    description: 'Turning gas on or off, meters, readings and line marking.',
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
    description: 'Lots, meter sets, conduit, inspections and handover, for builders, associations and developers.',
    number: builderNumber,
    hours: deskHours.builder,
    online: [{ label: 'New property request', path: paths.createRequest }],
  },
]
