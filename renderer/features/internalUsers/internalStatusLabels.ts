import type { InternalStatus } from '#shared/contract/access/internalUsers'

export const internalStatusLabels: Record<InternalStatus, string> = {
  active: 'Active',
  disabled: 'Disabled',
  invited: 'Invited',
}
