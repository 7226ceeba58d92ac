/**
 * Formats the details of an audit record for the log and its export. A test fails if a recorded detail has no label
 * here.
 */

import { caseCategories, caseStatuses } from '../cases/cases'
import type { AuditRecord } from '../contract/access/audit'
import { formatFileSize } from '../format/fileSize'
import type { Cents } from '../format/money'
import { Day } from '../http/days'
import { isUuid } from '../http/ids'
import * as auditTexts from '../texts/access/audit'
import * as roleTexts from '../texts/access/roles'
import * as creditTexts from '../texts/billing/credits'
import * as dunningTexts from '../texts/billing/dunning'
import * as moratoriumTexts from '../texts/billing/moratoria'
import * as refundTexts from '../texts/billing/refunds'
import * as caseTexts from '../texts/cases/cases'
import * as commonTexts from '../texts/common'
import * as notificationTexts from '../texts/customers/notifications'
import * as peopleTexts from '../texts/customers/people'
import { jobLabels } from '../texts/operations/jobs'
import * as paymentTexts from '../texts/payments/payments'
import { spacedWords } from './auditActions'
import { features } from './features'

type DetailName = keyof typeof auditTexts.detailLabels
export type AuditDetails = Partial<Record<DetailName, string | number | boolean>>

/** Formats amounts and days as the reader prefers. */
interface DetailFormat {
  amount: (cents: Cents) => string
  day: (day: string) => string
}

const rightPattern = /^([A-Z]+)\.(read|write|approve)$/

/** "ANNOUNCEMENTS.write" becomes "Announcements: write". Other words are returned unchanged. */
function rightText(word: string): string {
  const [, name, verb] = rightPattern.exec(word) ?? []
  const feature = features.find((candidate) => candidate === name)
  return feature && verb ? commonTexts.labeled(roleTexts.featureLabels[feature], verb) : word
}

const rightsText = (value: string): string =>
  value.split(' ').every((word) => rightPattern.test(word)) ? value.split(' ').map(rightText).join(', ') : value

const amountDetails = new Set(['amount', 'fee', 'proration'])

/**
 * Maps recorded codes to labels. Where different codes share the name of a detail, `actions` limits an entry to a kind
 * of action.
 */
const codeLabels: { name: DetailName; actions?: string; labels: Record<string, string> }[] = [
  { name: 'reason', actions: 'credit.', labels: creditTexts.reasonLabels },
  { name: 'reason', actions: 'dunning.', labels: dunningTexts.holdReasonLabels },
  { name: 'reason', actions: 'moratorium.', labels: moratoriumTexts.moratoriumLabels },
  { name: 'reason', actions: 'refund.', labels: refundTexts.reasonLabels },
  { name: 'refund_method', labels: refundTexts.methodLabels },
  { name: 'level', labels: peopleTexts.levelLabels },
  { name: 'status', actions: 'message.', labels: pickLabels(caseStatuses, caseTexts.statusLabels('theirs')) },
  { name: 'status', actions: 'case.', labels: pickLabels(caseStatuses, caseTexts.statusLabels('theirs')) },
  { name: 'category', actions: 'summary.', labels: pickLabels(caseCategories, caseTexts.categoryLabels) },
  {
    name: 'category',
    labels: notificationTexts.categoryLabels,
  },
  { name: 'channel', actions: 'summary.', labels: paymentTexts.channelLabels },
  { name: 'channel', labels: auditTexts.channelNames },
  { name: 'by', labels: auditTexts.verifiers },
  { name: 'which', labels: auditTexts.retriedRows },
  { name: 'type', actions: 'job.', labels: jobLabels },
  { name: 'views', labels: { no: commonTexts.yesOrNo(false) } },
]

function pickLabels<Code extends string>(codes: readonly Code[], labels: Record<Code, string>): Record<string, string> {
  return Object.fromEntries(codes.map((code) => [code, labels[code]]))
}

const labelOf = (action: string, name: string, code: string): string | undefined =>
  codeLabels.find((entry) => entry.name === name && action.startsWith(entry.actions ?? '') && code in entry.labels)
    ?.labels[code]

function valueText(
  { action, name, value }: { action: string; name: string; value: string | number | boolean },
  format: DetailFormat,
): string {
  if (typeof value === 'boolean') return commonTexts.yesOrNo(value)
  if (typeof value === 'number' && amountDetails.has(name)) return format.amount(value)
  if (typeof value === 'number' && name === 'bytes') return formatFileSize(value)
  const text = String(value)
  if (Day.safeParse(text).success) return format.day(text)
  return labelOf(action, name, text) ?? rightsText(text)
}

/** These details hold our own row ids, which tell a reader nothing unless the record knows a name for them. */
const opaqueDetails = new Set<string>(['contact', 'serviceAccount', 'device', 'line'] satisfies DetailName[])

const detailLabel = (name: string): string => {
  const labels: Partial<Record<string, string>> = auditTexts.detailLabels
  return labels[name] ?? spacedWords(name)
}

export const detailsText = (
  { action, details, names_by_id }: Pick<AuditRecord, 'action' | 'details' | 'names_by_id'>,
  format: DetailFormat,
): string =>
  Object.entries(details)
    // The browser's user agent fills three lines and doesn't help a reader. The export keeps it as recorded.
    .filter(([name, value]) => value !== '' && name !== 'userAgent')
    .map(([name, value]) => ({
      action,
      name,
      value: names_by_id[String(value)] ?? value,
      isKnown: String(value) in names_by_id,
    }))
    // An id without a known name tells a reader nothing.
    .filter(({ name, value, isKnown }) => !isUuid(String(value)) && (isKnown || !opaqueDetails.has(name)))
    .map((detail) => commonTexts.labeled(detailLabel(detail.name), valueText(detail, format)))
    .join(' · ')
