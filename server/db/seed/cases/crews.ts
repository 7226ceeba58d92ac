/** The crews of the demo, and the visits for which they are booked. Together they cover every kind of request everywhere. */
import { sql } from 'drizzle-orm'
import { type CaseCategory, visitWindows } from '#shared/cases/cases'
import { crewWeekdays } from '#shared/cases/crews'
import type { Executor } from '../../database'
import { cases } from '../../schema/cases/cases'
import { crews, crewVisits } from '../../schema/cases/crews'
import { premises } from '../../schema/customers/accounts'
import { communityRows } from '../services/places'

const fiberWork: CaseCategory[] = ['fiberLine', 'general', 'serviceLine']
const gasWork: CaseCategory[] = ['gasMeter', 'gasLine', 'general', 'serviceLine']

const crewOf = (city: string, work: 'Fiber' | 'Gas', visitsPerWindow: number) => ({
  name: `${work} ${city}`,
  categories: work === 'Fiber' ? fiberWork : gasWork,
  communities: communityRows.filter((community) => community.city === city).map(({ id }) => id),
  weekdays: [...crewWeekdays],
  windows: [...visitWindows],
  visitsPerWindow,
})

export const demoCrews = [
  crewOf('Quillmere', 'Fiber', 3),
  crewOf('Quillmere', 'Gas', 2),
  crewOf('Dunmarrow', 'Fiber', 3),
  crewOf('Dunmarrow', 'Gas', 2),
  crewOf('Hartsel Ferry', 'Fiber', 2),
  crewOf('Hartsel Ferry', 'Gas', 2),
]

/** Books the demo's appointments, as far as the crews have room for them. */
export const bookDemoVisits = (tx: Executor): Promise<unknown> =>
  tx.execute(sql`
    insert into ${crewVisits} (case_id, crew_id, visit_on, visit_window, seat)
    select id, crew_id, appointment_on, appointment_window, seat from (
      select ${cases.id}, crew.id as crew_id, ${cases.appointmentOn}, ${cases.appointmentWindow}, crew.visits_per_window,
        row_number() over (partition by crew.id, ${cases.appointmentOn}, ${cases.appointmentWindow} order by ${cases.number}) as seat
      from ${cases}
      join ${premises} on ${premises.number} = ${cases.premiseNumber}
      cross join lateral (
        select * from ${crews} where ${cases.category} = any (${crews.categories})
          and ${premises.communityId} = any (${crews.communities}) order by ${crews.name} limit 1
      ) crew
      where ${cases.status} in ('scheduled', 'on_the_way') and not ${cases.isPart}
    ) booked where seat <= visits_per_window`)
