/** Texts about deliveries that are expected and have not arrived. */
import type { LetterText } from '../../customers/letterText'
import { dayInProse } from '../../format/dates'
import { quantity } from '../../format/plural'
import type { DeliverySource } from '../../imports/deliveryStates'

export const title = 'Late deliveries'
export const hint =
  'If no delivery has been imported by this time of the day, administrators get an email. A delivery counts if it was finished in the twelve hours before or since.'
export const expectedBy = 'Expected by'
export const noAlert = 'No alert'
export const expected = 'What is expected'
export const sourceLabels: Record<DeliverySource, string> = { command: 'Files', api: 'Batches with an API key' }
export const notLoaded = 'We couldn’t load the alert.'
export const currentAlert = (time: string | null) =>
  time === null ? 'There’s no alert.' : `A delivery is expected by ${time}.`
export const changed = 'Alert changed.'
export const editConflict = 'Someone else changed this in the meantime. Reload the page.'

interface LateDelivery {
  day: string
  time: string
  source: DeliverySource
  /** When one was imported the last time; null if never. */
  last: string | null
  /** How many were rejected or interrupted in the meantime. */
  unsuccessful: number
}

const missing: Record<DeliverySource, (time: string, day: string) => string> = {
  command: (time, day) =>
    `The billing system’s files for ${day} were expected by ${time}, and none have been imported.`,
  api: (time, day) => `The billing system’s batches for ${day} were expected by ${time}, and none have been imported.`,
}

export const lateDelivery = ({ day, time, source, last, unsuccessful }: LateDelivery): LetterText => ({
  subject: 'No delivery from the billing system',
  paragraphs: [
    missing[source](time, dayInProse(day)),
    last === null ? 'Nothing has been imported before.' : `The last delivery was imported on ${last}.`,
    ...(unsuccessful === 0
      ? []
      : [`Since then, ${quantity(unsuccessful, 'delivery was', 'deliveries were')} rejected or interrupted.`]),
    'Until the next delivery, customers see the bills and balances of the last one.',
  ],
  action: 'Open Data Exchange',
})
