/** Texts about fiber operations. */

// Fixed by the specification.
export const provisionedOnt = 'Provisioned ONT'

// The texts below are not in the specification.
export const sampleData = 'Sample data'
export const sampleNotice = 'This screen isn’t connected to the network yet. The data shown is made up.'
export const search = (name: string) => `Search ${name}`
export const exportLabel = 'Export'
export const byState = (name: string) => `${name} by state`
export const unassignedOnt = 'Unassigned ONT'
export const sampleCaption = (name: string) => `${name}, sample data`
export const noMatchInOne = (searchLabel: string) =>
  `Nothing matches “${searchLabel}”. There’s only one row in the sample data.`
export const oltsSampleData = 'OLTs, sample data'
export const serialNumber = 'Serial number'
export const model = 'Model'
export const subscriber = 'Subscriber'
export const serviceProfile = 'Service profile'
export const onts = 'ONTs'
export const subscribers = 'Subscribers'

/** The headings of the tables and of the exported files. */
export const ontColumns = ['Serial number', 'Model', 'Port', 'Optical level', 'State', 'Last seen', 'Premise']
export const subscriberColumns = [
  'Subscriber',
  'Service profile',
  'ONT',
  'IP address',
  'Session since',
  'Usage this month',
]
export const oltColumns = ['OLT', 'Site', 'Ports in use', 'ONTs online', 'ONTs offline', 'State']
