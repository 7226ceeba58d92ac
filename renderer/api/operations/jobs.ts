import { jobs } from '#shared/contract/operations/jobs'
import { api, hooksOf } from '../client'

// Jobs change all the time, so a cached page is never up to date.
const uncached = { keepUnusedDataFor: 0 }

export const {
  useListJobKindsQuery,
  useListFailedJobsQuery,
  useRetryJobMutation,
  useRetryJobsOfKindMutation,
  useDiscardJobMutation,
} = hooksOf(jobs, { listJobKinds: uncached, listFailedJobs: uncached })

/** Fetches the counts and the list again. */
export const refreshJobs = () => api.util.invalidateTags(['Jobs'])
