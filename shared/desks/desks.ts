/** Defines the desks that customers can call. The emergency line isn't included, because it always comes first. */

import { paths } from '../paths'
import * as deskTexts from '../texts/cases/desks'
import * as pageTexts from '../texts/pages'
import { deskHours } from './callbacks'
import { supportNumber } from './contactNumbers'
import { billingNumber, builderNumber, gasNumber, salesNumber, technicalNumber } from './numbers'
import { type OpeningHours, timeSpan } from './openingHours'

export interface Desk {
  code: keyof typeof deskTexts.deskTitles
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
    number: supportNumber,
    hours: 'always',
    online: [
      { label: deskTexts.seeOutages, path: paths.support },
      { label: deskTexts.troubleshoot, path: paths.troubleShoot },
    ],
  },
  {
    code: 'billing',
    number: billingNumber,
    hours: deskHours.billing,
    online: [
      { label: pageTexts.billingStatements, path: paths.billingHistory },
      { label: deskTexts.askAboutBill, path: paths.serviceTicketCreate, search: '?type=billing&subtype=bill_question' },
    ],
  },
  {
    code: 'technical',
    number: technicalNumber,
    hours: deskHours.technical,
    online: [
      { label: deskTexts.troubleshoot, path: paths.troubleShoot },
      { label: pageTexts.myServiceRequests, path: paths.serviceTicket },
    ],
  },
  {
    code: 'sales',
    number: salesNumber,
    hours: deskHours.sales,
    online: [
      { label: deskTexts.tellAboutMove, path: paths.serviceTicketCreate, search: '?type=moving&subtype=move' },
      { label: deskTexts.startService, path: paths.serviceTicketCreate, search: '?type=moving&subtype=start' },
    ],
  },
  {
    code: 'gas',
    number: gasNumber,
    hours: deskHours.gas,
    online: [
      { label: pageTexts.newGasMeterRequest, path: paths.meterTicketCreate },
      { label: pageTexts.newGasServiceRequest, path: paths.gasServiceTicketCreate },
    ],
  },
  {
    code: 'builder',
    number: builderNumber,
    hours: deskHours.builder,
    online: [{ label: pageTexts.newPropertyRequest, path: paths.createRequest }],
  },
]
