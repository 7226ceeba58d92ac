/** The roles that the provider starts with, and the rights of each (R reads, W writes). */
import { features, type Feature, type Right } from '#shared/access'
import type { roles } from '../schema/people'
import type { Random } from './random'

type Grant = 'R' | 'RW' | '-'

/** In the order of `features`: accounts, managepayment, managecontact, accountpref, serviceticket, paymenthistory, billinghistory, properties, messagebox, paymentregadmin. */
const grants = {
  'Customer owner': ['RW', 'RW', 'RW', 'RW', 'RW', 'R', 'R', '-', 'RW', '-'],
  'Authorized – full': ['RW', 'RW', 'R', 'RW', 'RW', 'R', 'R', '-', 'RW', '-'],
  'Authorized – full, properties': ['RW', 'RW', 'R', 'RW', 'RW', 'R', 'R', 'RW', 'RW', '-'],
  'Authorized – billing': ['R', 'RW', '-', 'R', 'R', 'R', 'R', '-', 'RW', '-'],
  'Authorized – view': ['R', '-', '-', '-', 'R', 'R', 'R', '-', 'R', '-'],
  'Builder / Land developer': ['RW', 'RW', 'RW', 'RW', 'RW', 'R', 'R', 'RW', 'RW', '-'],
  'HOA manager': ['R', 'RW', 'RW', 'RW', 'RW', 'R', 'R', 'RW', 'RW', '-'],
  CSR: ['RW', 'R', 'RW', 'RW', 'RW', 'R', 'R', 'R', 'RW', 'R'],
  'CSR lead': ['RW', 'RW', 'RW', 'RW', 'RW', 'R', 'R', 'R', 'RW', 'RW'],
  'Billing & credit': ['R', 'RW', 'R', 'R', 'R', 'RW', 'RW', 'R', 'RW', 'R'],
  Clerk: ['R', 'R', 'R', 'R', 'R', 'R', 'R', 'R', 'RW', 'R'],
  Auditor: ['R', 'R', 'R', 'R', 'R', 'R', 'R', 'R', 'R', 'R'],
  Supervisor: ['RW', 'RW', 'RW', 'RW', 'RW', 'RW', 'RW', 'RW', 'RW', 'RW'],
} satisfies Record<string, Grant[]>

export type RoleName = keyof typeof grants
export type RoleIds = Record<RoleName, string>

type Role = typeof roles.$inferInsert & { id: string }

export function demoRoles(random: Random): { roles: Role[]; roleIds: RoleIds } {
  const named = (Object.keys(grants) as RoleName[]) // `keys` forgets that the object has no others
    .map((name) => ({ id: random.uuid(), name, rights: rightsOf(grants[name]) }))
  const roleIds = Object.fromEntries(named.map(({ name, id }) => [name, id])) as RoleIds // one entry per name, above
  return { roles: named, roleIds }
}

function rightsOf(row: readonly Grant[]): Right[] {
  return features.flatMap((feature: Feature, index): Right[] => {
    const grant = row[index] ?? '-'
    if (grant === '-') return []
    return grant === 'R' ? [`${feature}.read`] : [`${feature}.read`, `${feature}.write`]
  })
}
