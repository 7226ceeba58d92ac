import { jobs } from '#shared/contract/operations/jobs'
import { hooksOf } from '../client'

// Jobs come and go all the time, so a cached page is never the newest.
const uncached = { keepUnusedDataFor: 0 }

export const {
  useListJobKindsQuery,
  useListFailedJobsQuery,
  useRetryJobMutation,
  useRetryJobsOfKindMutation,
  useDiscardJobMutation,
} = hooksOf(jobs, { listJobKinds: uncached, listFailedJobs: uncached })
