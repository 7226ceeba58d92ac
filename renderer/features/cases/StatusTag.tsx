/** Where a service request stands, in the words of whoever reads it. */
import type { CaseStatus } from '#shared/cases'
import { useWhose } from '../../session/useWhose'
import { CaseStatusTag } from '../../ui/cases/CaseStatusTag'

export const StatusTag = ({ status }: { status: CaseStatus }) => <CaseStatusTag status={status} whose={useWhose()} />
