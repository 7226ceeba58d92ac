import { gasEmergencyNumber, supportNumber, telephoneLink } from '#shared/contactNumbers'

/** Where a page fails, the telephone still works. */
export const ByPhone = () => (
  <p>
    By phone: gas emergency <a href={telephoneLink(gasEmergencyNumber)}>{gasEmergencyNumber}</a>, support{' '}
    <a href={telephoneLink(supportNumber)}>{supportNumber}</a>.
  </p>
)
