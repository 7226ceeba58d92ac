/** Conditions that limit statements, which are built once, to the owners in scope. */
import { eq, isNotNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { cases } from '../../db/schema/cases/cases'
import { premises } from '../../db/schema/customers/accounts'
import type { CustomerScope } from '../../http/customerScope'

/** The database reads the properties of one owner in their order, but has to sort those of several. */
export type OwnerShape = 'all' | 'one' | 'several'

export function ownerShapeOf(scope: CustomerScope): OwnerShape {
  if (scope.kind === 'all') return 'all'
  if (scope.numbers.length === 1) return 'one'
  return 'several'
}

export const ownerValues = ['owner', 'owners'] as const
type OwnerValues<Value> = Record<(typeof ownerValues)[number], Value>

export const ownerValuesOf = (scope: CustomerScope): OwnerValues<unknown> => {
  const owners = scope.kind === 'all' ? [] : scope.numbers
  return { owner: owners[0], owners }
}

/** Equals `isOwnedIn` of the scope. */
export function isOwnedBy(shape: OwnerShape, { owner, owners }: OwnerValues<Placeholder>): SQL | undefined {
  switch (shape) {
    case 'all':
      return isNotNull(premises.ownerNumber)
    case 'one':
      return eq(premises.ownerNumber, owner)
    case 'several':
      return sql`${premises.ownerNumber} = any(${owners})`
  }
}

export const isCaseOf = (shape: OwnerShape, { owners }: OwnerValues<Placeholder>): SQL | undefined =>
  shape === 'all' ? undefined : sql`${cases.customerNumber} = any(${owners})`
