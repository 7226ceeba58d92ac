/** Shows the status of a service request, worded for the current viewer. */
import type { CaseStatus } from '#shared/cases/cases'
import { CaseStatusTag } from '../../domain/cases/CaseStatusTag'
import { useAccountOwner } from '../../session/useAccountOwner'

export const OwnCaseStatusTag = ({ status }: { status: CaseStatus }) => (
  <CaseStatusTag status={status} owner={useAccountOwner()} />
)
