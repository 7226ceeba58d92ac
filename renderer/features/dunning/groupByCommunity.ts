import type { DunningAccount } from '#shared/contract/billing/dunning'

/** Groups the rows by community, in the order in which the communities first appear. */
export function groupByCommunity<Row extends Pick<DunningAccount, 'community'>>(
  rows: readonly Row[],
): [string, Row[]][] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(row.community, [...(groups.get(row.community) ?? []), row])
  return [...groups]
}
