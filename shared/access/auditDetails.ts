/**
 * Formats the details of an audit record for the log and its export. A test fails if a recorded detail has no label
 * here.
 */

import type { Cents } from '../billing/money'
import { refundMethods } from '../billing/refundStates'
import { refundMethodText } from '../billing/refunds'
import { caseCategories, caseStatuses } from '../cases/cases'
import type { AuditRecord } from '../contract/access/audit'
import { Day } from '../format/dates'
import { formatFileSize } from '../format/fileSize'
import { isUuid } from '../http/ids'
import * as roleTexts from '../texts/access/roles'
import * as creditTexts from '../texts/billing/credits'
import * as depositTexts from '../texts/billing/deposits'
import * as disconnectTexts from '../texts/billing/disconnects'
import * as requestTexts from '../texts/cases/requests'
import * as notificationTexts from '../texts/customers/notifications'
import * as peopleTexts from '../texts/customers/people'
import { jobLabels } from '../texts/operations/jobs'
import * as paymentTexts from '../texts/payments/payments'
import { spacedWords } from './auditActions'
import { features } from './features'

/** Each detail of an audit record has this label. */
export const detailLabels = {
  account: 'account',
  accounts: 'accounts',
  action: 'about',
  again: 'already notified',
  amount: 'amount',
  announcement: 'announcement',
  announcements: 'announcements',
  answer: 'canned answer',
  asker: 'requested by',
  audience: 'for',
  autopay: 'for autopay',
  before: 'before',
  by: 'by',
  bytes: 'size',
  case: 'case',
  categories: 'types of work',
  category: 'category',
  change: 'change',
  channel: 'channel',
  communities: 'communities',
  community: 'community',
  confirmationNumber: 'confirmation number',
  contact: 'person',
  copyOf: 'copy of',
  count: 'count',
  crew: 'crew',
  crm_customer_number: 'customer',
  days: 'days',
  device: 'device',
  document: 'document',
  effectiveOn: 'from',
  email: 'email',
  ended: 'sessions ended',
  fee: 'fee',
  file: 'file',
  folder: 'folder',
  from: 'instead of',
  from_date: 'start date',
  granted: 'granted',
  group: 'billing group',
  includeRegistered: 'including registered',
  hours: 'hours',
  isActive: 'takes visits',
  isHeard: 'heard',
  isInternal: 'staff only',
  label: 'label',
  level: 'level',
  line: 'line',
  list: 'list',
  views: 'including views',
  visits: 'visits in each window',
  name: 'name',
  needsApproval: 'needs approval',
  note: 'note',
  number: 'number',
  parent: 'parent account',
  payOn: 'payment date',
  premise: 'premise',
  premises: 'premises',
  proration: 'for the rest of the month',
  reason: 'reason',
  refund: 'refund',
  role: 'role',
  rows: 'rows',
  run: 'run',
  scheduledPayment: 'scheduled payment',
  serviceAccount: 'service account',
  status: 'status',
  title: 'title',
  to: 'to',
  to_date: 'end date',
  type: 'type',
  until: 'until',
  user: 'user',
  userAgent: 'browser',
  userId: 'user',
  voicemail: 'voicemail',
  refund_method: 'method',
  weekdays: 'days of the week',
  what: 'viewed',
  which: 'which',
  withdrawn: 'removed',
} as const satisfies Record<string, string>

type DetailName = keyof typeof detailLabels
export type Details = Partial<Record<DetailName, string | number | boolean>>

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
  return feature && verb ? `${roleTexts.featureLabels[feature]}: ${verb}` : word
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
  { name: 'reason', actions: 'dunning.', labels: disconnectTexts.holdReasonLabels },
  { name: 'reason', actions: 'refund.', labels: depositTexts.refundReasonLabels },
  {
    name: 'refund_method',
    labels: Object.fromEntries(
      refundMethods.map((method) => [method, refundMethodText({ refund_method: method, method: '' })]),
    ),
  },
  { name: 'level', labels: peopleTexts.levelLabels },
  { name: 'status', actions: 'message.', labels: pickLabels(caseStatuses, requestTexts.statusLabels('theirs')) },
  { name: 'status', actions: 'case.', labels: pickLabels(caseStatuses, requestTexts.statusLabels('theirs')) },
  { name: 'category', actions: 'summary.', labels: pickLabels(caseCategories, requestTexts.categoryLabels) },
  {
    name: 'category',
    labels: notificationTexts.categoryLabels,
  },
  { name: 'channel', actions: 'summary.', labels: paymentTexts.channelLabels },
  { name: 'channel', labels: { email: 'email', sms: 'text message' } },
  { name: 'by', labels: { invitation: 'invitation link', care: 'customer care' } },
  { name: 'which', labels: { failed: 'failed', unknown: 'unknown status' } },
  { name: 'type', actions: 'job.', labels: jobLabels },
  { name: 'views', labels: { no: 'no' } },
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
  if (value === true) return 'yes'
  if (value === false) return 'no'
  if (typeof value === 'number' && amountDetails.has(name)) return format.amount(value)
  if (typeof value === 'number' && name === 'bytes') return formatFileSize(value)
  const text = String(value)
  if (Day.safeParse(text).success) return format.day(text)
  return labelOf(action, name, text) ?? rightsText(text)
}

/** These details hold our own row ids, which tell a reader nothing unless the record knows a name for them. */
const opaqueDetails = new Set<string>(['contact', 'serviceAccount', 'device', 'line'] satisfies DetailName[])

const detailLabel = (name: string): string => {
  const labels: Partial<Record<string, string>> = detailLabels
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
    .map((detail) => `${detailLabel(detail.name)}: ${valueText(detail, format)}`)
    .join(' · ')
