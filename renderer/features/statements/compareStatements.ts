/** What changed from one statement to the next, line by line. */
import type { StatementLine, StatementSection } from '#shared/contract/statements'
import type { Cents } from '#shared/money'
import * as statementTexts from '#shared/texts/statements'

export interface LineChange {
  section: StatementSection
  label: string
  /** The address, on bills that have several. */
  place: string
  /** Null on the side where the line is not printed. */
  before: Cents | null
  now: Cents | null
  change: Cents
  /** "146 to 116 therms", where the same thing was used in another amount. */
  usage: string
}

export interface Comparison {
  changes: LineChange[]
  unchanged: number
  total: Cents
}

export interface ChangesOfPlace {
  /** Empty for lines that belong to no address of their own. */
  place: string
  changes: LineChange[]
  total: Cents
}

/** Changes by address, the address with the largest difference first; what belongs to none comes last. */
export function changesByPlace(changes: readonly LineChange[]): ChangesOfPlace[] {
  const places = new Map<string, ChangesOfPlace>()
  for (const change of changes) {
    const there = places.get(change.place) ?? { place: change.place, changes: [], total: 0 }
    there.changes.push(change)
    there.total += change.change
    places.set(change.place, there)
  }
  const weight = ({ place, total }: ChangesOfPlace): number => (place === '' ? -1 : Math.abs(total))
  return [...places.values()].toSorted((a, b) => weight(b) - weight(a))
}

interface Numbered {
  key: string
  line: StatementLine
}

/** Lines are the same when section, address, name and tariff are; of several equal ones the first belongs to the first. */
function numbered(lines: readonly StatementLine[]): Numbered[] {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const name = `${line.section}|${line.place ?? ''}|${line.label}|${line.tariff}`
    const count = seen.get(name) ?? 0
    seen.set(name, count + 1)
    return { key: `${name}|${count}`, line }
  })
}

export function compareStatements(before: readonly StatementLine[], now: readonly StatementLine[]): Comparison {
  const [old, current] = [numbered(before), numbered(now)]
  const oldByKey = new Map(old.map(({ key, line }) => [key, line]))
  const currentKeys = new Set(current.map(({ key }) => key))
  const pairs = [
    ...current.map(({ key, line }) => changeOf(oldByKey.get(key) ?? null, line)),
    ...old.filter(({ key }) => !currentKeys.has(key)).map(({ line }) => changeOf(line, null)),
  ].filter((change) => change !== null)
  const changes = pairs.filter(({ change, before: was, now: is }) => change !== 0 || was === null || is === null)
  return {
    changes: changes.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change)),
    unchanged: pairs.length - changes.length,
    total: pairs.reduce((sum, { change }) => sum + change, 0),
  }
}

function changeOf(before: StatementLine | null, now: StatementLine | null): LineChange | null {
  const line = now ?? before
  if (!line) return null
  return {
    section: line.section,
    label: line.label,
    place: line.place ?? '',
    before: before?.amount ?? null,
    now: now?.amount ?? null,
    change: (now?.amount ?? 0) - (before?.amount ?? 0),
    usage: usageChange(before, now),
  }
}

function usageChange(before: StatementLine | null, now: StatementLine | null): string {
  if (!before || !now || before.quantity === null || now.quantity === null) return ''
  if (before.unit !== now.unit || before.quantity === now.quantity) return ''
  return statementTexts.toOfQuantityAndQuantity2AndUnit(before.quantity, now.quantity, now.unit)
}
