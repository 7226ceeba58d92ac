import { Link } from 'react-router-dom'
import type { CaseCategory } from '#shared/cases'
import { paths } from '../../paths'
import { EmptyPanel } from '../../ui/panels/Panel'
import { supportNumber, telephoneLink } from '#shared/contactNumbers'

/** Nothing to ask for: the customer does not have that service. */
export const NoSuchService = ({ categories }: { categories: readonly CaseCategory[] }) => (
  <EmptyPanel>
    <p>
      There is no {categories.includes('fiberLine') ? 'fiber, TV or phone' : 'gas'} service on your sign-in, so there is
      nothing to request for it here.
    </p>
    <p>
      <Link to={paths.serviceTicketCreate}>Ask for something else</Link>, or call us at{' '}
      <a href={telephoneLink(supportNumber)}>{supportNumber}</a> to start the service.
    </p>
  </EmptyPanel>
)
