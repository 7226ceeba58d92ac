/** Lists every endpoint of the API. An endpoint that isn't listed here doesn't exist. */
import type { AnyEndpoint } from '../http/endpoint'
import { accessChanges } from './access/accessChanges'
import { accessRequests } from './access/accessRequests'
import { apiKeys } from './access/apiKeys'
import { audit } from './access/audit'
import { internalUsers } from './access/internalUsers'
import { roles } from './access/roles'
import { credits } from './billing/credits'
import { deposits } from './billing/deposits'
import { dunning } from './billing/dunning'
import { refunds } from './billing/refunds'
import { statements } from './billing/statements'
import { appointments } from './cases/appointments'
import { cannedAnswers } from './cases/cannedAnswers'
import { cases } from './cases/cases'
import { crews } from './cases/crews'
import { heldReplies } from './cases/heldReplies'
import { help } from './cases/help'
import { messageLabels } from './cases/messageLabels'
import { messages } from './cases/messages'
import { queue } from './cases/queue'
import { queueBoard } from './cases/queueBoard'
import { queueDetails } from './cases/queueDetails'
import { requestQueue } from './cases/requestQueue'
import { teams } from './cases/teams'
import { announcements } from './content/announcements'
import { assets } from './content/assets'
import { documents } from './content/documents'
import { accountCreation } from './customers/accountCreation'
import { communication } from './customers/communication'
import { communities } from './customers/communities'
import { customers } from './customers/customers'
import { people } from './customers/people'
import { portalUsers } from './customers/portalUsers'
import { preferences } from './customers/preferences'
import { profile } from './customers/profile'
import { registrations } from './customers/registrations'
import { remoteHelp } from './customers/remoteHelp'
import { timeline } from './customers/timeline'
import { updates } from './customers/updates'
import { imports } from './operations/imports'
import { jobs } from './operations/jobs'
import { listViews } from './operations/listViews'
import { operationLists } from './operations/operationLists'
import { outboundEvents } from './operations/outboundEvents'
import { summary } from './operations/summary'
import { webhooks } from './operations/webhooks'
import { payments } from './payments/payments'
import { scheduledPayments } from './payments/scheduledPayments'
import { devices } from './services/devices'
import { outages } from './services/outages'
import { plans } from './services/plans'
import { premises } from './services/premises'
import { properties } from './services/properties'
import { propertyRequests } from './services/propertyRequests'
import { serviceAccounts } from './services/serviceAccounts'
import { tv } from './services/tv'
import { usage } from './services/usage'
import { voip } from './services/voip'
import { oneTimeCodes } from './signIn/oneTimeCodes'
import { security } from './signIn/security'
import { session } from './signIn/session'
import { chat } from './speech/chat'
import { commands } from './speech/commands'
import { relay } from './speech/relay'

export const contract = {
  session: { ...session, ...oneTimeCodes },
  security,
  assets,
  audit,
  roles,
  apiKeys,
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
  voip,
  remoteHelp,
  relay,
  payments,
  scheduledPayments,
  credits,
  deposits,
  refunds,
  dunning,
  statements,
  usage,
  appointments,
  cannedAnswers,
  cases,
  messages,
  queue,
  queueDetails,
  requestQueue,
  crews,
  messageLabels,
  teams,
  queueBoard,
  heldReplies,
  summary,
  operationLists,
  listViews,
  jobs,
  outboundEvents,
  webhooks,
  imports,
  announcements,
  outages,
  documents,
  help,
  portalUsers,
  registrations,
  accountCreation,
  properties,
  propertyRequests,
  premises,
  communities,
  updates,
} satisfies Record<string, Record<string, AnyEndpoint>>
