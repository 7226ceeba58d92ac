/** Shown when the selected address lacks the service of the page: where the customer has it, or how to get it. */
import { Link } from 'react-router-dom'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import { phoneLink, supportNumber } from '#shared/desks/contactNumbers'
import { paths } from '#shared/paths'
import type { ServiceType } from '#shared/services/services'
import * as commonTexts from '#shared/texts/common'
import * as serviceTexts from '#shared/texts/services/services'
import { EmptyPanel } from '../../ui/panels/Panel'
import { Rich } from '../../ui/Rich'

interface Props {
  type: ServiceType
  /** The selected address. */
  selectedStreet: string
  /** All accounts of the person. */
  accounts: readonly UserAccount[]
}

export function NoService({ type, selectedStreet, accounts }: Props) {
  const service = serviceTexts.serviceNames[type]
  const elsewhere = accounts.find(({ service_type_code }) => service_type_code === type)
  return (
    <EmptyPanel picture="house">
      <p>{commonTexts.noServiceAt(service, selectedStreet)}</p>
      {elsewhere ? (
        <p>{commonTexts.serviceElsewhere(elsewhere.street_address)}</p>
      ) : (
        <p>
          <Rich
            text={commonTexts.askForService}
            parts={{
              link: (text) => <Link to={paths.serviceTicketCreate}>{text}</Link>,
              link2: <a href={phoneLink(supportNumber)}>{supportNumber}</a>,
            }}
          />
        </p>
      )}
    </EmptyPanel>
  )
}
