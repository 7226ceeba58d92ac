/** Builds the server from its services, so that production and tests run the same app. */
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { uploadLimitBytes } from '#shared/http/limits'
import { batched } from './db/batched'
import { accessChangeRoutes } from './features/accessChanges/routes'
import { accessRequestRoutes } from './features/accessRequests/routes'
import { accountCreationRoutes } from './features/accountCreation/routes'
import { announcementRoutes } from './features/announcements/routes'
import { createServiceStatus } from './features/announcements/serviceStatus'
import { announcementStaffRoutes } from './features/announcements/staff/routes'
import { createApiKeyCheck } from './features/apiKeys/apiKeyCheck'
import { apiKeyRoutes } from './features/apiKeys/routes'
import { appointmentRoutes } from './features/appointments/routes'
import { folderRoutes } from './features/assets/folders.routes'
import { assetRoutes } from './features/assets/routes'
import { auditRoutes } from './features/audit/routes'
import { cannedAnswerRoutes } from './features/cannedAnswers/routes'
import { caseRoutes } from './features/cases/routes'
import { communicationRoutes } from './features/communication/routes'
import { unsubscribeRoutes } from './features/communication/unsubscribe.routes'
import { webhookRoutes } from './features/communication/webhooks.routes'
import { communityRoutes } from './features/communities/routes'
import { creditRoutes } from './features/credits/routes'
import { crewRoutes } from './features/crews/routes'
import { customerCareRoutes } from './features/customers/care.routes'
import { customerRoutes } from './features/customers/routes'
import { depositRoutes } from './features/deposits/routes'
import { deviceRoutes } from './features/devices/routes'
import { documentRoutes } from './features/documents/routes'
import { dunningRoutes } from './features/dunning/routes'
import { heldReplyRoutes } from './features/heldReplies/routes'
import { helpRoutes } from './features/help/routes'
import { deliveryRoutes } from './features/imports/deliveries.routes'
import { importRoutes } from './features/imports/routes'
import { applyApprovedStaffChange } from './features/internalUsers/approvedChanges'
import { internalUserRoutes } from './features/internalUsers/routes'
import { jobRoutes } from './features/jobs/routes'
import { listViewRoutes } from './features/listViews/routes'
import { messageLabelRoutes } from './features/messageLabels/routes'
import { messageRoutes } from './features/messages/routes'
import { operationListRoutes } from './features/operationLists/routes'
import { outageRoutes } from './features/outages/routes'
import { outboundEventRoutes } from './features/outboundEvents/routes'
import { paymentRoutes } from './features/payments/routes'
import { peopleRoutes } from './features/people/routes'
import { planRoutes } from './features/plans/routes'
import { portalUserRoutes } from './features/portalUsers/routes'
import { preferenceRoutes } from './features/preferences/routes'
import { premiseRoutes } from './features/premises/routes'
import { profileRoutes } from './features/profile/routes'
import { propertyRoutes } from './features/properties/routes'
import { propertyRequestRoutes } from './features/propertyRequests/routes'
import { queueRoutes } from './features/queue/routes'
import { queueBoardRoutes } from './features/queueBoard/routes'
import { queueDetailRoutes } from './features/queueDetails/routes'
import { refundRoutes } from './features/refunds/routes'
import { registrationRoutes } from './features/registrations/routes'
import { remoteHelpRoutes } from './features/remoteHelp/routes'
import { requestQueueRoutes } from './features/requestQueue/routes'
import { applyApprovedRights } from './features/roles/approvedChanges'
import { roleRoutes } from './features/roles/routes'
import { sandboxRoutes } from './features/sandbox/routes'
import { scheduledPaymentRoutes } from './features/scheduledPayments/routes'
import { securityRoutes } from './features/security/routes'
import { serviceAccountRoutes } from './features/serviceAccounts/routes'
import { sessionRoutes } from './features/session/routes'
import { prepareFindActors } from './features/session/session.queries'
import { withUseRecording } from './features/session/sessionUse'
import { statementRoutes } from './features/statements/routes'
import { summaryRoutes } from './features/summary/routes'
import { teamRoutes } from './features/teams/routes'
import { timelineRoutes } from './features/timeline/routes'
import { tvRoutes } from './features/tv/routes'
import { updateRoutes } from './features/updates/routes'
import { usageRoutes } from './features/usage/routes'
import { voipRoutes } from './features/voip/routes'
import { webhookMessageRoutes } from './features/webhooks/messages.routes'
import { outgoingWebhookRoutes } from './features/webhooks/routes'
import { createBaseApp } from './http/baseApp'
import { createEventStreams } from './http/eventStreams'
import { installHealth } from './http/health'
import { installOpenApi } from './http/openApi/routes'
import { installRuntimeConfig } from './http/runtimeConfig'
import type { RouteContext } from './http/serve'
import { installWebsite } from './http/website'
import { relayRoutes } from './relay/routes'
import { speechFeatures } from './relay/speech/engineSelection'
import type { SpeechEngines } from './relay/speech/engines'
import type { Services } from './services'

/** The calls of each feature. */
const routeLists: readonly ((routeContext: RouteContext, services: Services) => void)[] = [
  sessionRoutes,
  securityRoutes,
  customerRoutes,
  customerCareRoutes,
  timelineRoutes,
  communicationRoutes,
  peopleRoutes,
  accessRequestRoutes,
  profileRoutes,
  serviceAccountRoutes,
  preferenceRoutes,
  planRoutes,
  deviceRoutes,
  tvRoutes,
  voipRoutes,
  paymentRoutes,
  scheduledPaymentRoutes,
  creditRoutes,
  depositRoutes,
  refundRoutes,
  dunningRoutes,
  statementRoutes,
  usageRoutes,
  remoteHelpRoutes,
  announcementRoutes,
  announcementStaffRoutes,
  outageRoutes,
  documentRoutes,
  assetRoutes,
  folderRoutes,
  helpRoutes,
  caseRoutes,
  appointmentRoutes,
  messageRoutes,
  queueRoutes,
  queueDetailRoutes,
  requestQueueRoutes,
  crewRoutes,
  messageLabelRoutes,
  teamRoutes,
  queueBoardRoutes,
  heldReplyRoutes,
  cannedAnswerRoutes,
  summaryRoutes,
  operationListRoutes,
  listViewRoutes,
  apiKeyRoutes,
  jobRoutes,
  outboundEventRoutes,
  outgoingWebhookRoutes,
  webhookMessageRoutes,
  importRoutes,
  deliveryRoutes,
  registrationRoutes,
  accountCreationRoutes,
  propertyRoutes,
  propertyRequestRoutes,
  premiseRoutes,
  communityRoutes,
  portalUserRoutes,
  roleRoutes,
  (routeContext, services) =>
    accessChangeRoutes(routeContext, services, { ofRoles: applyApprovedRights, ofStaff: applyApprovedStaffChange }),
  internalUserRoutes,
  auditRoutes,
  updateRoutes,
]

/** Without speech engines the app does not mount the relay's routes. */
export async function buildApp(services: Services, speech: SpeechEngines | null): Promise<FastifyInstance> {
  const app = createBaseApp(services)
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1400,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await app.register(multipart, {
    limits: { fileSize: uploadLimitBytes, files: 1, fields: 10, fieldSize: 4000, headerPairs: 20 },
  })

  const features = speechFeatures(services.config)
  installHealth(app, services)
  installRuntimeConfig(app, services.config, features)
  if (services.config.API_DOCS) installOpenApi(app, services.config)
  const findActor = withUseRecording(services, batched(prepareFindActors(services.sessionDb, services.clock)))
  const streams = createEventStreams(app, {
    heartbeatMs: services.config.EVENTS_HEARTBEAT_MS,
    gauge: services.metrics?.openStreams,
  })
  const checkApiKey = createApiKeyCheck(services)
  const routeContext = { app, clock: services.clock, findActor, checkApiKey, streams }
  for (const mount of routeLists) mount(routeContext, services)
  if (speech) await relayRoutes(routeContext, { ...services, speech })
  sandboxRoutes(app, services)
  await unsubscribeRoutes(app, services)
  await webhookRoutes(app, services)
  await installWebsite(app, { config: services.config, features, readServiceStatus: createServiceStatus(services) })
  return app
}
