import { gasEmergencyNumber, supportNumber, telephoneLink } from '#shared/desks/contactNumbers'
import * as commonTexts from '#shared/texts/common'
import { Rich } from '../Rich'

/** Phone numbers for when a page fails. */
export const PhoneContacts = () => (
  <p>
    <Rich
      text={commonTexts.phoneNumbers}
      parts={{
        link: <a href={telephoneLink(gasEmergencyNumber)}>{gasEmergencyNumber}</a>,
        link2: <a href={telephoneLink(supportNumber)}>{supportNumber}</a>,
      }}
    />
  </p>
)
