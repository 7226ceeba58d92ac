/** How what is recorded reads. */
import type { AuditRecord } from '#shared/contract/audit'
import { creditReasons } from '#shared/credits'
import { features } from '#shared/features'
import { formatFileSize } from '#shared/fileSize'
import { isUuid } from '#shared/ids'
import { withLooks } from '../../auditAddress'
import { featureWords } from '../../ui/featureWords'
import { amountText } from '../../ui/look/amounts'

/** What actions are about, by the part before the dot. */
export const auditSubjects: Record<string, string> = {
  '': 'Everything done',
  [withLooks]: 'Everything, with looks',
  customer: 'Looks into accounts',
  session: 'Signing in and out',
  security: 'Passwords and second steps',
  payment: 'Payments',
  credit: 'Credits',
  deposit: 'Deposits',
  refund: 'Refunds',
  dunning: 'Holds on disconnects',
  notice: 'Notices of disconnection',
  case: 'Service requests',
  message: 'Messages',
  person: 'People of an account',
  access: 'Requests for access',
  account: 'Accounts added',
  plan: 'Plans and add-ons',
  properties: 'Properties',
  voice: 'Voice',
  help: 'Help from afar',
  announcement: 'Announcements',
  document: 'Data files',
  role: 'Roles',
  staff: 'Sign-ins of staff',
  registration: 'Registrations',
  summary: 'Lists of the summary saved',
  audit: 'Audit log',
}

/** "nextMonth" reads "next month". */
const nameText = (name: string): string =>
  name.replaceAll(/[._]/g, ' ').replaceAll(/([a-z])([A-Z])/g, (_pair, end, start) => `${end} ${start.toLowerCase()}`)

const rightPattern = /^([A-Z]+)\.(read|write|approve)$/

/** "ANNOUNCEMENTS.write" reads "Announcements: write"; what is no right stays as it is. */
function rightText(word: string): string {
  const [, name, verb] = rightPattern.exec(word) ?? []
  const feature = features.find((known) => known === name)
  return feature && verb ? `${featureWords[feature]}: ${verb}` : word
}

const rightsText = (value: string): string =>
  value.split(' ').every((word) => rightPattern.test(word)) ? value.split(' ').map(rightText).join(', ') : value

/** Those of credits are recorded by their number; the others are words already, or what somebody typed. */
function reasonText(action: string, code: string): string {
  const words: Record<string, string> = action.startsWith('credit.') ? creditReasons : {}
  return words[code] ?? code
}

const cents = new Set(['amount', 'fee'])

function valueText(action: string, name: string, value: string | number | boolean): string {
  if (value === true) return 'yes'
  if (value === false) return 'no'
  if (typeof value === 'number' && cents.has(name)) return amountText(value)
  if (typeof value === 'number' && name === 'bytes') return formatFileSize(value)
  if (name === 'reason') return reasonText(action, String(value))
  return rightsText(String(value))
}

/** What is written for machines has another name for people. */
const names: Record<string, string> = { bytes: 'size', way: 'by way of' }

export const detailsText = ({ action, details, known }: Pick<AuditRecord, 'action' | 'details' | 'known'>): string =>
  Object.entries(details)
    // A browser's signature fills three lines and says nothing; the export has it.
    .filter(([name, value]) => value !== '' && name !== 'userAgent')
    .map(([name, value]) => ({ name, value: known[String(value)] ?? value }))
    // An id that stands for nobody known says nothing to a reader: the export has it.
    .filter(({ value }) => !isUuid(String(value)))
    .map(({ name, value }) => `${names[name] ?? nameText(name)}: ${valueText(action, name, value)}`)
    .join(' · ')
