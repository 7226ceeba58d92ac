/** Compares two statements line by line. */

import type { StatementLine } from '../contract/billing/statements'
import type { Cents } from '../format/money'
import * as statementTexts from '../texts/billing/statements'
import { rateText } from './rateText'
import { type StatementSection, statementSections } from './statementSection'

export interface LineChange {
  section: StatementSection
  label: string
  /** This is the address on bills that have several, or else empty. */
  place: string
  /** Null if the statement doesn't have the line. */
  before: Cents | null
  now: Cents | null
  change: Cents
  /** For example "146 to 116 therms", if the same charge has another quantity, with the prices if they differ, too. */
  usage: string
  /** The part of the change that comes from another price of a therm. */
  priceChange: Cents
  /** How many more therms were used; 0 for charges that do not depend on them. */
  moreTherms: number
}

export interface StatementComparison {
  changes: LineChange[]
  unchanged: number
  total: Cents
}

export interface AddressChangeGroup {
  /** Empty for lines without an address. */
  place: string
  changes: LineChange[]
  total: Cents
}

export const hasSeveralAddresses = (changes: readonly LineChange[]): boolean =>
  new Set(changes.flatMap(({ place }) => place || [])).size > 1

/** Sorts addresses by the size of their difference. Changes without an address come last. */
export function groupChangesByAddress(changes: readonly LineChange[]): AddressChangeGroup[] {
  const groups = new Map<string, AddressChangeGroup>()
  for (const change of changes) {
    const group = groups.get(change.place) ?? { place: change.place, changes: [], total: 0 }
    group.changes.push(change)
    group.total += change.change
    groups.set(change.place, group)
  }
  const weight = ({ place, total }: AddressChangeGroup): number => (place === '' ? -1 : Math.abs(total))
  return [...groups.values()].toSorted((a, b) => weight(b) - weight(a))
}

export interface SectionChangeGroup {
  section: StatementSection
  changes: LineChange[]
  total: Cents
}

/** Groups changes by service, in the order in which statements list the services. */
export const groupChangesBySection = (changes: readonly LineChange[]): SectionChangeGroup[] =>
  statementSections.flatMap((section) => {
    const ofSection = changes.filter((change) => change.section === section)
    if (ofSection.length === 0) return []
    return [{ section, changes: ofSection, total: ofSection.reduce((sum, { change }) => sum + change, 0) }]
  })

interface NumberedLine {
  key: string
  line: StatementLine
}

/** Lines match if section, address, label and tariff are equal. Several equal lines match in their order. */
function numberLines(lines: readonly StatementLine[]): NumberedLine[] {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const name = `${line.section}|${line.place ?? ''}|${line.label}|${line.tariff}`
    const count = seen.get(name) ?? 0
    seen.set(name, count + 1)
    return { key: `${name}|${count}`, line }
  })
}

export function compareStatements(
  before: readonly StatementLine[],
  now: readonly StatementLine[],
): StatementComparison {
  const [old, current] = [numberLines(before), numberLines(now)]
  const oldByKey = new Map(old.map(({ key, line }) => [key, line]))
  const currentKeys = new Set(current.map(({ key }) => key))
  const pairs = [
    ...current.map(({ key, line }) => changeOf(oldByKey.get(key) ?? null, line)),
    ...old.filter(({ key }) => !currentKeys.has(key)).map(({ line }) => changeOf(line, null)),
  ].filter((change) => change !== null)
  const changes = pairs.filter(
    ({ change, before: amountBefore, now: amountNow }) => change !== 0 || amountBefore === null || amountNow === null,
  )
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
    ...thermChange(before, now),
  }
}

function thermChange(before: StatementLine | null, now: StatementLine | null) {
  if (before?.unit !== 'therms' || now?.unit !== 'therms') return { moreTherms: 0, priceChange: 0 }
  const therms = now.quantity ?? 0
  const dollarsMore = (now.rate ?? 0) - (before.rate ?? 0)
  return { moreTherms: therms - (before.quantity ?? 0), priceChange: Math.round(therms * dollarsMore * 100) }
}

const quantityAtRate = (quantity: number, { unit, rate }: StatementLine): string =>
  statementTexts.quantityAtRate(String(quantity), unit, rateText(rate ?? 0))

function usageChange(before: StatementLine | null, now: StatementLine | null): string {
  if (!before || !now || before.quantity === null || now.quantity === null) return ''
  if (before.unit !== now.unit) return ''
  const hasOtherRate = before.rate !== now.rate && now.unit === 'therms'
  if (hasOtherRate)
    return statementTexts.changeOfPrice(quantityAtRate(before.quantity, before), quantityAtRate(now.quantity, now))
  if (before.quantity === now.quantity) return ''
  return statementTexts.quantityChange(before.quantity, now.quantity, now.unit)
}
