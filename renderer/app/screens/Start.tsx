/** / : the dashboard for customers, the Customer Data View for staff. */
import { lazy } from 'react'
import { isStaff } from '#shared/access/access'
import { useSignedIn } from '../../session/SignedIn'
import { DashboardPage } from '../dashboard/DashboardPage'

const CustomerData = lazy(async () => ({ default: (await import('./CustomerData')).CustomerData }))

export function Start() {
  const { person } = useSignedIn()
  return isStaff(person.userTypeCode) ? <CustomerData /> : <DashboardPage />
}
