/** The numbers to call in a gas emergency, as the parts of its texts: 911 first, then our own line. */
import { gasEmergencyNumber, phoneLink } from '#shared/desks/contactNumbers'

export const emergencyLinks = {
  emergency: <a href="tel:911">911</a>,
  line: <a href={phoneLink(gasEmergencyNumber)}>{gasEmergencyNumber}</a>,
}
