/** How the states of a colleague's sign-in read. */
import type { InternalStatus } from '#shared/contract/internalUsers'

export const statusWords: Record<InternalStatus, string> = {
  active: 'Active',
  disabled: 'Disabled',
  invited: 'Invited',
}
