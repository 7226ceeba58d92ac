/** For an address without the service that a page is about: where it is, or how to get it. */
import { Link } from 'react-router-dom'
import type { UserAccount } from '#shared/contract/userDetails'
import { serviceLabels, type ServiceType } from '#shared/services'
import { paths } from '../paths'
import { supportNumber, telephoneLink } from '#shared/contactNumbers'
import { EmptyPanel } from './panels/Panel'

interface Props {
  type: ServiceType
  /** The address that is selected. */
  here: string
  /** All that the person has. */
  accounts: readonly UserAccount[]
}

export function NoService({ type, here, accounts }: Props) {
  const service = serviceLabels[type]
  const elsewhere = accounts.find(({ service_type_code }) => service_type_code === type)
  return (
    <EmptyPanel>
      <p>
        There is no {service} service at {here}.
      </p>
      {elsewhere ? (
        <p>You have it at {elsewhere.street_address}: choose that address at the top of the page.</p>
      ) : (
        <p>
          <Link to={paths.serviceTicketCreate}>Ask whether you can have it</Link>, or call us at{' '}
          <a href={telephoneLink(supportNumber)}>{supportNumber}</a>.
        </p>
      )}
    </EmptyPanel>
  )
}
