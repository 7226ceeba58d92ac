/** Lists every endpoint of the API. An endpoint that isn't listed here doesn't exist. */
import type { AnyEndpoint } from '../http/endpoint'
import { accessChanges } from './accessChanges'
import { accessRequests } from './accessRequests'
import { accountCreation } from './accountCreation'
import { announcements } from './announcements'
import { assets } from './assets'
import { audit } from './audit'
import { cannedAnswers } from './cannedAnswers'
import { cases } from './cases'
import { chat } from './chat'
import { commands } from './commands'
import { communication } from './communication'
import { communities } from './communities'
import { connections } from './connections'
import { credits } from './credits'
import { customers } from './customers'
import { deposits } from './deposits'
import { devices } from './devices'
import { documents } from './documents'
import { help } from './help'
import { internalUsers } from './internalUsers'
import { legacy } from './legacy'
import { messageLabels } from './messageLabels'
import { messages } from './messages'
import { oneTimeCodes } from './oneTimeCodes'
import { operationListCalls } from './operationLists'
import { payments } from './payments'
import { people } from './people'
import { plans } from './plans'
import { portalUsers } from './portalUsers'
import { preferences } from './preferences'
import { premises } from './premises'
import { profile } from './profile'
import { properties } from './properties'
import { propertyRequests } from './propertyRequests'
import { queue } from './queue'
import { queueDetails } from './queueDetails'
import { refunds } from './refunds'
import { registrations } from './registrations'
import { relay } from './relay'
import { remoteHelp } from './remoteHelp'
import { roles } from './roles'
import { scheduledPayments } from './scheduledPayments'
import { security } from './security'
import { serviceAccounts } from './serviceAccounts'
import { session } from './session'
import { statements } from './statements'
import { summary } from './summary'
import { timeline } from './timeline'
import { tv } from './tv'
import { updates } from './updates'
import { usage } from './usage'
import { voice } from './voice'

export const contract = {
  session: { ...session, ...oneTimeCodes },
  security,
  assets,
  audit,
  roles,
  internalUsers,
  customers,
  timeline,
  chat,
  commands,
  communication,
  accessChanges,
  accessRequests,
  people,
  profile,
  serviceAccounts,
  preferences,
  plans,
  devices,
  tv,
  voice,
  remoteHelp,
  relay,
  payments,
  scheduledPayments,
  credits,
  deposits,
  refunds,
  connections,
  statements,
  usage,
  cannedAnswers,
  cases,
  messages,
  queue,
  queueDetails,
  messageLabels,
  summary,
  operationLists: operationListCalls,
  announcements,
  documents,
  help,
  portalUsers,
  legacy,
  registrations,
  accountCreation,
  properties,
  propertyRequests,
  premises,
  communities,
  updates,
} satisfies Record<string, Record<string, AnyEndpoint>>
