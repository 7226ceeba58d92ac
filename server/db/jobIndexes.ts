/**
 * Indexes for the page of background jobs. The job library has none for it, so 100,000 waiting emails would be read with
 * their texts. They are not among the migrations, because the library creates the table. Queries that use them have the
 * same conditions.
 */
export const jobIndexes = `
  drop index if exists graphile_worker.waiting_jobs_by_kind;
  create index if not exists waiting_jobs_by_due_time on graphile_worker._private_jobs (task_id, run_at)
    where locked_at is null and attempts < max_attempts;
  create index if not exists running_and_failed_jobs_by_kind on graphile_worker._private_jobs (task_id, created_at)
    where locked_at is not null or attempts >= max_attempts;
  create index if not exists failed_jobs_newest on graphile_worker._private_jobs (created_at, (id::text))
    where locked_at is null and attempts >= max_attempts`
