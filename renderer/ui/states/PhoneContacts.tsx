import { gasEmergencyNumber, phoneLink, supportNumber } from '#shared/desks/contactNumbers'
import * as visitorTexts from '#shared/texts/visitorPages'
import { Rich } from '../Rich'

/** Phone numbers for when a page fails. */
export const PhoneContacts = () => (
  <p>
    <Rich
      text={visitorTexts.phoneNumbers}
      parts={{
        link: <a href={phoneLink(gasEmergencyNumber)}>{gasEmergencyNumber}</a>,
        link2: <a href={phoneLink(supportNumber)}>{supportNumber}</a>,
      }}
    />
  </p>
)
