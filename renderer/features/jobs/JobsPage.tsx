/** /admin/jobs: shows what the portal does in the background, and what failed for the last time. */
import { PageStack } from '../../ui/panels/Panel'
import { FailedJobs } from './FailedJobs'
import { FailingSchedules } from './FailingSchedules'
import { JobKinds } from './JobKinds'

export const JobsPage = () => (
  <PageStack isShownInOrder>
    <JobKinds />
    <FailingSchedules />
    <FailedJobs />
  </PageStack>
)
