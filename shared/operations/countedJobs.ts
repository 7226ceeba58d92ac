/** More jobs of a kind are not counted, so that the page of background jobs stays fast. */
export const maxCountedJobs = 10_000
