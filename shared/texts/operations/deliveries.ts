/** Texts about deliveries of the billing system, for the Data Exchange screen. */
import { countText, percentText, quantity } from '../../format/plural'
import type { DeliverySource, ShownDeliveryState } from '../../imports/deliveryStates'
import type { SubjectName } from '../../imports/subjectNames'

export const intro =
  'The billing system delivers its data in files, or in batches that it sends with an API key. This is what became of each delivery.'
export const notLoaded = 'We couldn’t load the deliveries.'
export const noDeliveries = 'Nothing has been delivered yet.'
export const firstDelivery =
  'Import a folder of files with <command>npm run import -- FOLDER</command>, or create an <link>API key</link> with the permission “Import data” so that the billing system can send them. The page <doc>docs/imports.md</doc>, which comes with the portal, describes both.'
export const caption = 'Deliveries, newest first'
export const delivery = 'Delivery'
export const startedBy = 'Started by'
export const rows = 'Rows'
export const writtenAt = 'Written <date/>'
export const startedAt = 'Started'
export const dryRun = 'Dry run'

export const stateLabels: Record<ShownDeliveryState, string> = {
  checking: 'Checking',
  importing: 'Importing',
  done: 'Done',
  rejected: 'Rejected',
  failed: 'Failed',
}
export const sourceLabels: Record<DeliverySource, string> = { command: 'Command line', api: 'API key' }
export const progress = (percent: number) => `${percentText(percent)} done`
export const interrupted = 'It was interrupted. Start the same import again, and it continues where it stopped.'
export const replaced = 'It was interrupted, and another delivery was imported since. Import it again.'
export const nothingChanged = 'The delivery was rejected, and nothing was changed.'
export const rowCount = (count: number) => quantity(count, 'row', 'rows')
export const rejectedCount = (count: number) => `${countText(count)} rejected`

export const detailsOf = (name: string) => `Details of ${name}`
export const subjectsCaption = 'What was delivered'
export const subject = 'Data'
export const added = 'Added'
export const changed = 'Changed'
export const unchanged = 'Unchanged'
export const closed = 'Closed'
export const rejected = 'Rejected'
export const sumsCaption = 'Control sums'
export const amountField = 'Amount'
export const declared = 'According to the billing system'
export const found = 'Found in the rows'
export const sumDiffers = 'Differs'
export const dryRunHint = 'This was a dry run: nothing was changed. The counts say what would have happened.'
export const downloadRejects = 'Download rejected rows'
export const rejectsFileName = (delivery: string) => `Rejected rows ${delivery}.csv`
export const rejectHeadings = ['Data', 'Line', 'Field', 'Reason'] as const

export const subjectLabels: Record<SubjectName, string> = {
  communities: 'Communities',
  products: 'Products',
  customers: 'Customers',
  premises: 'Premises',
  contacts: 'Contacts',
  billing_accounts: 'Billing accounts',
  service_accounts: 'Service accounts',
  subscriptions: 'Subscriptions',
  balances: 'Balances',
  payments: 'Payments',
  statements: 'Bills',
  statement_lines: 'Lines of bills',
  gas_readings: 'Gas readings',
  data_usage: 'Data usage',
}
