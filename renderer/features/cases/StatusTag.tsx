/** Shows the status of a service request, worded for the current viewer. */
import type { CaseStatus } from '#shared/cases'
import { useAccountOwner } from '../../session/useAccountOwner'
import { CaseStatusTag } from '../../ui/cases/CaseStatusTag'

export const StatusTag = ({ status }: { status: CaseStatus }) => (
  <CaseStatusTag status={status} owner={useAccountOwner()} />
)
