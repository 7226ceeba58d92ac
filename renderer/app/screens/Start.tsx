/** / : the dashboard for customers, the Customer Data View for staff. */
import { isStaff } from '#shared/access/access'
import { useSignedIn } from '../../session/SignedIn'
import { lazyThemed } from '../../ui/theme/lazyThemed'
import { DashboardPage } from '../dashboard/DashboardPage'

const CustomerData = lazyThemed(async () => (await import('./CustomerData')).CustomerData)

export function Start() {
  const { person } = useSignedIn()
  return isStaff(person.userTypeCode) ? <CustomerData /> : <DashboardPage />
}
