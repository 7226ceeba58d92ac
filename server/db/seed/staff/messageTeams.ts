/** The teams, priorities and first answers of the demo's messages. */
import { isFinishedCase } from '#shared/cases/cases'
import type { Household } from '../households/createHousehold'
import type { CaseRow } from '../rows'
import { answeringRoles } from './staffWork'
import { teamOf } from './teams'

/** Derives who answered from the number of the message, so that it changes nothing else. */
export function giveMessagesToTeams({ rows, world }: Household): void {
  const agents = world.staff.filter(({ role }) => answeringRoles.includes(role))
  for (const row of rows.cases) {
    if (row.kind !== 'message') continue
    row.teamId = teamOf(rows.customers[0]?.kind)
    row.priority = priorityOf(row)
    if (row.firstAnsweredAt === null) continue
    row.firstAnsweredBy = row.assignedTo ?? agents[Number(row.number.slice(-3)) % agents.length]?.userId ?? null
  }
}

/** Few messages have another priority than the normal one. */
function priorityOf({ number, status }: CaseRow): CaseRow['priority'] {
  const count = Number(number.slice(-3))
  if (isFinishedCase(status) || count % 9 > 1) return 'normal'
  return count % 9 === 0 ? 'high' : 'low'
}
