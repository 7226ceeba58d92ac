/** Texts about the desks that customers can call. */

export const seeOutages = 'See known outages'
export const troubleshoot = 'Troubleshoot'
export const askAboutBill = 'Ask about a bill'
export const tellAboutMove = 'Tell us about a move'
export const startService = 'Start another service'

export const deskTitles = {
  outage: 'Outage',
  billing: 'Bills and payments',
  technical: 'Technical help',
  sales: 'New service and moving',
  gas: 'Gas service (non-emergency)',
  builder: 'Builder desk',
} as const

/** Customers choose a desk by these topics. */
export const deskTopics = {
  outage: 'Internet, TV or phone is out, or a line is down.',
  billing: 'A bill, a payment, an extension, a deposit or a refund.',
  technical: 'Slow internet, Wi-Fi, TV boxes, voicemail, equipment and appointments.',
  sales: 'Plans, another service, a new address, or stopping a service.',
  gas: 'Turning gas on or off, meters, readings and line marking.',
  builder: 'Lots, meter sets, conduit, inspections and handover, for builders, associations and developers.',
} as const
