/** Every way to help, and for whom it is one. */
import type { UserAccount } from '#shared/contract/userDetails'
import { paths, type Path } from '../../paths'

interface Way {
  path: Path
  label: string
  what: string
  isFor?: (account: UserAccount) => boolean
}

export const isGas = ({ service_type_code: type }: UserAccount): boolean => type === 'GAS'
const isFiber = (account: UserAccount): boolean => !isGas(account)

export const waysToHelp: readonly Way[] = [
  {
    path: paths.troubleShoot,
    label: 'Troubleshooting',
    what: 'Step by step to what is wrong, often without a request.',
  },
  { path: paths.serviceTicketCreate, label: 'New service request', what: 'Ask for a repair, a change or an answer.' },
  {
    path: paths.fiberServiceTicketCreate,
    label: 'Fiber, TV and phone',
    what: 'No internet, slow, Wi-Fi, TV picture, dial tone.',
    isFor: isFiber,
  },
  {
    path: paths.meterTicketCreate,
    label: 'Gas meter',
    what: 'Reading, access, noise, turning on and off.',
    isFor: isGas,
  },
  {
    path: paths.gasServiceTicketCreate,
    label: 'Gas line and service',
    what: 'Locating lines, new lines, restoration.',
    isFor: isGas,
  },
  { path: paths.serviceTicket, label: 'My service requests', what: 'Where each of them stands.' },
  { path: paths.messageCenter, label: 'Message center', what: 'Write to us about anything else.' },
  { path: paths.faq, label: 'FAQs', what: 'Answers to what is asked most.' },
  { path: paths.resourceCenter, label: 'Resource center', what: 'Guides, rates, forms and channel line-ups.' },
  { path: paths.contactUs, label: 'Contact us', what: 'Numbers, hours and addresses.' },
]
