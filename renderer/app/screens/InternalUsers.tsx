/** /manage-myaccount-users, with pending access changes of colleagues above the list. */
import { WaitingChanges } from '../../features/accessChanges/WaitingChanges'
import { InternalUsersPage } from '../../features/internalUsers/InternalUsersPage'

export const InternalUsers = () => <InternalUsersPage notice={<WaitingChanges hidesRoleChanges />} />
