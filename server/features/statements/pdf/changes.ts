/** Draws in words what changed since the previous statement, service by service. */
import {
  compareStatements,
  groupChangesByAddress,
  groupChangesBySection,
  type LineChange,
  type SectionChangeGroup,
} from '#shared/billing/compareStatements'
import type { StatementDetails, StatementLine } from '#shared/contract/billing/statements'
import { formatDay } from '#shared/format/formatDay'
import { type Cents, formatCents } from '#shared/format/money'
import * as statementTexts from '#shared/texts/billing/statements'
import { drawHeading } from '../../../pdf/letterhead'
import { margin } from '../../../pdf/pages'
import type { TaggedDocument } from '../../../pdf/taggedDocument'
import { amountCell } from './columns'

export interface PreviousStatement {
  bill_date: string
  lines: readonly StatementLine[]
}

const maximumSentences = 3
const sectionWidth = 100

export function drawChanges(pdf: TaggedDocument, { lines }: StatementDetails, previous: PreviousStatement): void {
  const { changes, total } = compareStatements(previous.lines, lines)
  const day = formatDay(previous.bill_date)
  drawHeading(pdf, statementTexts.whatChanged)
  pdf.write(
    total === 0
      ? statementTexts.sameCharges(day)
      : statementTexts.chargesChanged(formatCents(Math.abs(total)), total > 0, day),
    'P',
    { isBold: true },
  )
  pdf.gap(4)
  if (changes.length > 0) pdf.table(() => groupChangesBySection(changes).forEach((group) => writeSection(pdf, group)))
  pdf.gap(12)
}

function writeSection(pdf: TaggedDocument, { section, changes, total }: SectionChangeGroup): void {
  pdf.row([
    { text: statementTexts.sectionLabels[section], tag: 'TH', x: margin, width: sectionWidth - 10, isBold: true },
    {
      text: (changes.some(({ place }) => place !== '') ? addressSentences(changes) : chargeSentences(changes)).join(
        '\n',
      ),
      x: margin + sectionWidth,
      width: pdf.width - sectionWidth - 100,
    },
    { ...amountCell(pdf, total, true), text: signed(total) },
  ])
}

const signed = (cents: Cents): string => (cents > 0 ? `+${formatCents(cents)}` : formatCents(cents))

/** A sentence about one other item would be as long as one that names it. */
const namedCount = (count: number): number => (count === maximumSentences + 1 ? count : maximumSentences)

function chargeSentences(changes: readonly LineChange[]): string[] {
  const named = namedCount(changes.length)
  return [
    ...changes.slice(0, named).map(sentenceOf),
    ...otherSentence(changes.slice(named), statementTexts.otherCharges),
  ]
}

function sentenceOf({ label, before, now, change, usage }: LineChange): string {
  if (before === null) return statementTexts.chargeIsNew(label, formatCents(change))
  if (now === null) return statementTexts.chargeRemoved(label, formatCents(before))
  return statementTexts.chargeChanged({ label, amount: formatCents(Math.abs(change)), isHigher: change > 0, usage })
}

function addressSentences(changes: readonly LineChange[]): string[] {
  const groups = groupChangesByAddress(changes).map(({ place, total }) => ({ place, change: total }))
  const named = namedCount(groups.length)
  return [
    ...groups
      .slice(0, named)
      .map(({ place, change }) => statementTexts.addressChanged(place, formatCents(Math.abs(change)), change > 0)),
    ...otherSentence(groups.slice(named), statementTexts.otherAddresses),
  ]
}

const otherSentence = (
  others: readonly { change: Cents }[],
  textOf: (count: number, amount: string, isHigher: boolean) => string,
): string[] => {
  if (others.length === 0) return []
  const total = others.reduce((sum, { change }) => sum + change, 0)
  return [textOf(others.length, formatCents(Math.abs(total)), total >= 0)]
}
