/** A customer's rows by table, collected before they are loaded. */
import type { accessRequests, invitations } from '../schema/access/access'
import type { auditRecords } from '../schema/access/auditRecords'
import type { creditRunRows, creditRuns, credits } from '../schema/billing/credits'
import type { deposits, depositTransactions } from '../schema/billing/deposits'
import type { disconnections, dunningHolds, dunningNotices, noticeRunRows, noticeRuns } from '../schema/billing/dunning'
import type { refunds } from '../schema/billing/refunds'
import type { statements } from '../schema/billing/statements'
import type { caseComments, caseEvents, caseReads, cases } from '../schema/cases/cases'
import type { labeledMessages } from '../schema/cases/messageLabels'
import type {
  billingAccounts,
  contactPhones,
  contacts,
  customers,
  premises,
  serviceAccounts,
} from '../schema/customers/accounts'
import type { communicationPreferences, communicationSettings } from '../schema/customers/communication'
import type { legacyAccounts } from '../schema/customers/registrations'
import type { payments } from '../schema/payments/payments'
import type { devices } from '../schema/services/devices'
import type { planChanges, subscriptions } from '../schema/services/plans'
import type { premiseServices } from '../schema/services/properties'
import type { tvPins } from '../schema/services/tv'
import type { dataUsage, gasReadings, usageDays } from '../schema/services/usage'
import type { blockedNumbers, emergencyAddresses, voicemails, voipCalls, voipLines } from '../schema/services/voip'
import type { premiseNicknames, userCustomers, users } from '../schema/signIn/users'

type Complete<Row> = { [Column in keyof Row]-?: Exclude<Row[Column], undefined> }
/** Every column of a table, including those with a default, because the rows of a table are loaded together. */
type RowOf<Table extends { $inferInsert: object }> = Complete<Table['$inferInsert']>

export type PremiseRow = RowOf<typeof premises>
export type ContactRow = RowOf<typeof contacts>
/** The database computes `openSince` itself. */
export type BillingAccountRow = Omit<RowOf<typeof billingAccounts>, 'openSince'>
type SubscriptionRow = RowOf<typeof subscriptions>
export type DeviceRow = RowOf<typeof devices>
export type VoipLineRow = RowOf<typeof voipLines>
export type StatementRow = RowOf<typeof statements>
export type GasReadingRow = RowOf<typeof gasReadings>
export type PaymentRow = RowOf<typeof payments>

export type DepositRow = RowOf<typeof deposits>
export type RefundRow = RowOf<typeof refunds>

export type CaseRow = RowOf<typeof cases>

export interface CustomerRows {
  customers: RowOf<typeof customers>[]
  contacts: ContactRow[]
  contactPhones: RowOf<typeof contactPhones>[]
  users: RowOf<typeof users>[]
  userCustomers: RowOf<typeof userCustomers>[]
  premises: PremiseRow[]
  premiseServices: RowOf<typeof premiseServices>[]
  billingAccounts: BillingAccountRow[]
  serviceAccounts: RowOf<typeof serviceAccounts>[]
  subscriptions: SubscriptionRow[]
  planChanges: RowOf<typeof planChanges>[]
  devices: DeviceRow[]
  tvPins: RowOf<typeof tvPins>[]
  voipLines: VoipLineRow[]
  emergencyAddresses: RowOf<typeof emergencyAddresses>[]
  blockedNumbers: RowOf<typeof blockedNumbers>[]
  voicemails: RowOf<typeof voicemails>[]
  voipCalls: RowOf<typeof voipCalls>[]
  statements: StatementRow[]
  gasReadings: GasReadingRow[]
  dataUsage: RowOf<typeof dataUsage>[]
  usageDays: RowOf<typeof usageDays>[]
  payments: PaymentRow[]
  deposits: DepositRow[]
  depositTransactions: RowOf<typeof depositTransactions>[]
  refunds: RefundRow[]
  creditRuns: RowOf<typeof creditRuns>[]
  creditRunRows: RowOf<typeof creditRunRows>[]
  credits: RowOf<typeof credits>[]
  disconnections: RowOf<typeof disconnections>[]
  dunningHolds: RowOf<typeof dunningHolds>[]
  noticeRuns: RowOf<typeof noticeRuns>[]
  noticeRunRows: RowOf<typeof noticeRunRows>[]
  dunningNotices: RowOf<typeof dunningNotices>[]
  cases: CaseRow[]
  caseComments: RowOf<typeof caseComments>[]
  caseEvents: RowOf<typeof caseEvents>[]
  caseReads: RowOf<typeof caseReads>[]
  labeledMessages: RowOf<typeof labeledMessages>[]
  communicationSettings: RowOf<typeof communicationSettings>[]
  communicationPreferences: RowOf<typeof communicationPreferences>[]
  invitations: RowOf<typeof invitations>[]
  accessRequests: RowOf<typeof accessRequests>[]
  premiseNicknames: RowOf<typeof premiseNicknames>[]
  legacyAccounts: RowOf<typeof legacyAccounts>[]
  auditRecords: RowOf<typeof auditRecords>[]
}

/** Ordered by foreign keys: a table follows those that it references. */
export const emptyRows = (): CustomerRows => ({
  customers: [],
  contacts: [],
  contactPhones: [],
  users: [],
  userCustomers: [],
  premises: [],
  premiseServices: [],
  billingAccounts: [],
  serviceAccounts: [],
  subscriptions: [],
  planChanges: [],
  devices: [],
  tvPins: [],
  voipLines: [],
  emergencyAddresses: [],
  blockedNumbers: [],
  voicemails: [],
  voipCalls: [],
  statements: [],
  gasReadings: [],
  dataUsage: [],
  usageDays: [],
  payments: [],
  deposits: [],
  depositTransactions: [],
  refunds: [],
  creditRuns: [],
  creditRunRows: [],
  credits: [],
  disconnections: [],
  dunningHolds: [],
  noticeRuns: [],
  noticeRunRows: [],
  dunningNotices: [],
  cases: [],
  caseComments: [],
  caseEvents: [],
  caseReads: [],
  labeledMessages: [],
  communicationSettings: [],
  communicationPreferences: [],
  invitations: [],
  accessRequests: [],
  premiseNicknames: [],
  legacyAccounts: [],
  auditRecords: [],
})
