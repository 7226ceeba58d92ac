/** The teams of the demo's message queue. */
import { sql } from 'drizzle-orm'
import type { Executor } from '../../database'
import { teamMembers, teams } from '../../schema/cases/teams'
import { roles, users } from '../../schema/signIn/users'
import type { RoleName } from '../../startingRoles'
import type { CustomerRows } from '../rows'

type CustomerKind = CustomerRows['customers'][number]['kind']

/** The ids are fixed, so that a link with a team stays valid in every demo. */
const demoTeams = [
  {
    id: '6d1c5a52-0011-4c1e-9a6e-5f0f3b7a1c01',
    name: 'Residential',
    customerKinds: ['residential' as const],
    communities: [],
    assignment: 'round_robin' as const,
    position: 1,
  },
  {
    id: '6d1c5a52-0012-4c1e-9a6e-5f0f3b7a1c02',
    name: 'Builders and HOAs',
    customerKinds: ['builder' as const, 'hoa' as const, 'developer' as const],
    communities: [],
    assignment: 'manual' as const,
    position: 2,
  },
]

const memberRoles: readonly RoleName[][] = [
  ['Supervisor', 'CSR'],
  ['Builder desk', 'CSR lead'],
]
const maxMembers = 8

export const teamOf = (kind: CustomerKind | undefined): string | null =>
  demoTeams.find(({ customerKinds }) => customerKinds.some((candidate) => candidate === kind))?.id ?? null

/** Adds the demo's staff to the teams of their roles. */
export async function addDemoMembers(tx: Executor): Promise<void> {
  for (const [index, names] of memberRoles.entries()) {
    await tx.execute(sql`
      insert into ${teamMembers} (team_id, user_id)
      select ${demoTeams[index]?.id}::uuid, ${users.id} from ${users} join ${roles} on ${roles.id} = ${users.roleId}
      where ${users.userType} = 'CENTRIC' and ${users.status} = 'active'
        and ${roles.name} = any (${sql.param([...names])}::text[])
      order by array_position(${sql.param([...names])}::text[], ${roles.name}), ${users.email} limit ${maxMembers}`)
  }
}

export const loadDemoTeams = (tx: Executor): Promise<unknown> => tx.insert(teams).values(demoTeams)
