/** How the details of an audit record read, in the log and in its file. A test refuses what is recorded under a name that does not stand here. */
import { spacedWords } from './auditWords'
import { caseStatusLabels, categoryLabels } from './caseLabels'
import { caseCategories, caseStatuses } from './cases'
import type { AuditRecord } from './contract/audit'
import { creditReasons } from './credits'
import { Day } from './dates'
import { holdReasons } from './dunning'
import { features } from './features'
import { featureWords } from './featureWords'
import { formatFileSize } from './fileSize'
import { isUuid } from './ids'
import type { Cents } from './money'
import { factsOf, notificationCategories } from './notifications'
import { channelLabels } from './paymentLabels'
import { levelLabels } from './personLevels'
import { refundWays } from './refundStates'
import { reasonWords, wayText } from './refunds'

/** What each detail is called. */
export const detailNames = {
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
  category: 'category',
  change: 'change',
  channel: 'channel',
  community: 'community',
  confirmationNumber: 'confirmation number',
  contact: 'person',
  copyOf: 'copy of',
  count: 'count',
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
  isHeard: 'heard',
  isInternal: 'staff only',
  label: 'label',
  level: 'level',
  line: 'line',
  list: 'list',
  looks: 'including views',
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
  way: 'method',
  what: 'viewed',
  which: 'which',
  withdrawn: 'removed',
} as const satisfies Record<string, string>

export type DetailName = keyof typeof detailNames
export type Details = Partial<Record<DetailName, string | number | boolean>>

/** How the reader has amounts and days written. */
export interface Written {
  amount: (cents: Cents) => string
  day: (day: string) => string
}

const rightPattern = /^([A-Z]+)\.(read|write|approve)$/

/** "ANNOUNCEMENTS.write" reads "Announcements: write"; what is no right stays as it is. */
function rightText(word: string): string {
  const [, name, verb] = rightPattern.exec(word) ?? []
  const feature = features.find((known) => known === name)
  return feature && verb ? `${featureWords[feature]}: ${verb}` : word
}

const rightsText = (value: string): string =>
  value.split(' ').every((word) => rightPattern.test(word)) ? value.split(' ').map(rightText).join(', ') : value

const amounts = new Set(['amount', 'fee', 'proration'])

/** What is recorded as a code, in words: by the name of the detail, and where codes of several kinds go by one name, by what was done. */
const codes: { name: DetailName; actions?: string; words: Record<string, string> }[] = [
  { name: 'reason', actions: 'credit.', words: creditReasons },
  { name: 'reason', actions: 'dunning.', words: holdReasons },
  { name: 'reason', actions: 'refund.', words: reasonWords },
  { name: 'way', words: Object.fromEntries(refundWays.map((way) => [way, wayText({ way, method: '' })])) },
  { name: 'level', words: levelLabels },
  { name: 'status', actions: 'message.', words: wordsOf(caseStatuses, caseStatusLabels('theirs')) },
  { name: 'category', actions: 'summary.', words: wordsOf(caseCategories, categoryLabels) },
  {
    name: 'category',
    words: Object.fromEntries(notificationCategories.map((category) => [category, factsOf(category).label])),
  },
  { name: 'channel', actions: 'summary.', words: channelLabels },
  { name: 'channel', words: { email: 'email', sms: 'text message' } },
  { name: 'by', words: { invitation: 'invitation link', care: 'customer care' } },
  { name: 'which', words: { failed: 'failed', unknown: 'unknown status' } },
  { name: 'looks', words: { no: 'no' } },
]

function wordsOf<Code extends string>(all: readonly Code[], words: Record<Code, string>): Record<string, string> {
  return Object.fromEntries(all.map((code) => [code, words[code]]))
}

const wordOf = (action: string, name: string, code: string): string | undefined =>
  codes.find((one) => one.name === name && action.startsWith(one.actions ?? '') && code in one.words)?.words[code]

function valueText(
  { action, name, value }: { action: string; name: string; value: string | number | boolean },
  written: Written,
): string {
  if (value === true) return 'yes'
  if (value === false) return 'no'
  if (typeof value === 'number' && amounts.has(name)) return written.amount(value)
  if (typeof value === 'number' && name === 'bytes') return formatFileSize(value)
  const text = String(value)
  if (Day.safeParse(text).success) return written.day(text)
  return wordOf(action, name, text) ?? rightsText(text)
}

/** Opaque names of rows of ours, which say something only where it is known whose they are. */
const opaque = new Set<string>(['contact', 'serviceAccount', 'device', 'line'] satisfies DetailName[])

const nameText = (name: string): string => {
  const known: Partial<Record<string, string>> = detailNames
  return known[name] ?? spacedWords(name)
}

export const detailsText = (
  { action, details, known }: Pick<AuditRecord, 'action' | 'details' | 'known'>,
  written: Written,
): string =>
  Object.entries(details)
    // A browser's signature fills three lines and says nothing; the file has it as it was recorded.
    .filter(([name, value]) => value !== '' && name !== 'userAgent')
    .map(([name, value]) => ({ action, name, value: known[String(value)] ?? value, isKnown: String(value) in known }))
    // An id that stands for nobody known says nothing to a reader.
    .filter(({ name, value, isKnown }) => !isUuid(String(value)) && (isKnown || !opaque.has(name)))
    .map((detail) => `${nameText(detail.name)}: ${valueText(detail, written)}`)
    .join(' · ')
