/** Confirms emergency addresses for customers who don't wait at the screen. */
import { defineScheduledJob } from '../../jobs/schedule'
import { updateConfirmedAddresses } from './lineChanges'

export const emergencyAddressesJob = defineScheduledJob('confirm emergency addresses', (services) =>
  updateConfirmedAddresses(services),
)
