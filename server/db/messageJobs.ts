/**
 * Ends the records of messages when their job has failed for good, however that came about: its last attempt failed, or its
 * process died during it. When an administrator tries the job again, the records wait again. The trigger is not among the
 * migrations, because the job library creates the table.
 */
const hasFailed = (job: 'old' | 'new'): string =>
  `(${job}.locked_at is null and ${job}.attempts >= ${job}.max_attempts)`

export const messageJobTrigger = `
  create or replace function message_job_ends_or_starts_again() returns trigger language plpgsql as $$
  begin
    if not exists (select from graphile_worker._private_tasks
      where id = new.task_id and identifier in ('send message', 'send bulk messages')) then
      return null;
    end if;
    update sent_messages
    set status = case when ${hasFailed('new')} then 'failed' else 'waiting' end,
      failure = case when ${hasFailed('new')} and failure = '' then coalesce(new.last_error, '') else failure end,
      failed_attempts = case when ${hasFailed('new')} then failed_attempts else 0 end
    where status = case when ${hasFailed('new')} then 'waiting' else 'failed' end
      and id in (select (message ->> 'id')::uuid
        from json_array_elements(coalesce(new.payload -> 'messages', json_build_array(new.payload))) message);
    return null;
  end
  $$;
  create or replace trigger message_job_ends_or_starts_again after update on graphile_worker._private_jobs
    for each row when (${hasFailed('old')} <> ${hasFailed('new')})
    execute function message_job_ends_or_starts_again()`
