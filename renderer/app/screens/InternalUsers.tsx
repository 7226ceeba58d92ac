/** /manage-myaccount-users, with the changes of colleagues’ access that wait for approval above the list. */
import { WaitingChanges } from '../../features/accessChanges/WaitingChanges'
import { InternalUsersPage } from '../../features/internalUsers/InternalUsersPage'

export const InternalUsers = () => <InternalUsersPage notice={<WaitingChanges ofColleaguesOnly />} />
