/** The meter readings that came with requests of the demo. Those of finished requests have been applied. */
import { sql } from 'drizzle-orm'
import type { Executor } from '../../database'
import { cases } from '../../schema/cases/cases'
import { submittedReadings } from '../../schema/services/usage'

const firstAnswer = sql`${cases.answers} -> 0 ->> 'answer'`

export const addDemoReadings = (tx: Executor): Promise<unknown> =>
  tx.execute(sql`
    insert into ${submittedReadings} (case_id, service_account_id, read_on, value, applied_at)
    select ${cases.id}, ${cases.serviceAccountId}, ${cases.createdAt}::date, (${firstAnswer})::int,
      case when ${cases.status} in ('resolved', 'closed') then ${cases.closedAt} end
    from ${cases}
    where ${cases.serviceType} = 'meter_reading' and ${cases.serviceAccountId} is not null
      and ${firstAnswer} ~ '^[0-9]{1,6}$'`)
