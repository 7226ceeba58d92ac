/** The server as a function of its services: the same for production and tests. */
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { uploadLimitBytes } from '#shared/limits'
import { batched } from './db/batched'
import { accessChangeRoutes } from './features/accessChanges/routes'
import { accessRequestRoutes } from './features/accessRequests/routes'
import { createServiceStatus } from './features/announcements/serviceStatus'
import { announcementRoutes } from './features/announcements/routes'
import { folderRoutes } from './features/assets/folders'
import { assetRoutes } from './features/assets/routes'
import { announcementStaffRoutes } from './features/announcements/staff/routes'
import { auditRoutes } from './features/audit/routes'
import { cannedAnswerRoutes } from './features/cannedAnswers/routes'
import { caseRoutes } from './features/cases/routes'
import { communityRoutes } from './features/communities/routes'
import { communicationRoutes } from './features/communication/routes'
import { customerCareRoutes } from './features/customers/care'
import { customerRoutes } from './features/customers/routes'
import { connectionRoutes } from './features/connections/routes'
import { creditRoutes } from './features/credits/routes'
import { depositRoutes } from './features/deposits/routes'
import { refundRoutes } from './features/deposits/refunds/routes'
import { deviceRoutes } from './features/devices/routes'
import { documentRoutes } from './features/documents/routes'
import { helpRoutes } from './features/help/routes'
import { applyApprovedStaffChange } from './features/internalUsers/approvedChanges'
import { internalUserRoutes } from './features/internalUsers/routes'
import { legacyRoutes } from './features/legacy/routes'
import { messageRoutes } from './features/messages/routes'
import { paymentRoutes } from './features/payments/routes'
import { peopleRoutes } from './features/people/routes'
import { planRoutes } from './features/plans/routes'
import { portalUserRoutes } from './features/portalUsers/routes'
import { premiseRoutes } from './features/premises/routes'
import { preferenceRoutes } from './features/preferences/routes'
import { propertyRoutes } from './features/properties/routes'
import { propertyRequestRoutes } from './features/propertyRequests/routes'
import { profileRoutes } from './features/profile/routes'
import { applyApprovedRights } from './features/roles/approvedChanges'
import { roleRoutes } from './features/roles/routes'
import { sandboxRoutes } from './features/sandbox/routes'
import { prepareFindActors } from './features/session/queries'
import { scheduledPaymentRoutes } from './features/scheduledPayments/routes'
import { securityRoutes } from './features/security/routes'
import { serviceAccountRoutes } from './features/serviceAccounts/routes'
import { sessionRoutes } from './features/session/routes'
import { notingUse } from './features/session/usage'
import { statementRoutes } from './features/statements/routes'
import { operationListRoutes } from './features/summary/lists/routes'
import { summaryRoutes } from './features/summary/routes'
import { tvRoutes } from './features/tv/routes'
import { messageLabelRoutes } from './features/queue/labels/routes'
import { queueDetailRoutes } from './features/queue/details/routes'
import { queueRoutes } from './features/queue/routes'
import { remoteHelpRoutes } from './features/remoteHelp/routes'
import { updateRoutes } from './features/updates/routes'
import { usageRoutes } from './features/usage/routes'
import { voiceRoutes } from './features/voice/routes'
import { createBareApp } from './http/bareApp'
import { createEventStreams } from './http/events'
import { installHealth } from './http/health'
import { installOpenApi } from './http/openApi'
import { installWebsite } from './http/website'
import { relayRoutes } from './relay/routes'
import type { SpeechEngines } from './relay/speech/engines'
import type { Services } from './services'

/** Without engines of its own it answers nothing that is the relay's. */
export async function buildApp(services: Services, speech: SpeechEngines | null): Promise<FastifyInstance> {
  const app = createBareApp(services)
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1400,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await app.register(multipart, {
    limits: { fileSize: uploadLimitBytes, files: 1, fields: 10, fieldSize: 4000, headerPairs: 20 },
  })

  installHealth(app, services)
  if (services.config.API_DOCS) installOpenApi(app)
  const findActor = notingUse(services, batched(prepareFindActors(services.sessionDb, services.clock)))
  const streams = createEventStreams(app, { heartbeatMs: services.config.EVENTS_HEARTBEAT_MS })
  const mounting = { app, clock: services.clock, findActor, streams }
  sessionRoutes(mounting, services)
  securityRoutes(mounting, services)
  customerRoutes(mounting, services)
  customerCareRoutes(mounting, services)
  communicationRoutes(mounting, services)
  peopleRoutes(mounting, services)
  accessRequestRoutes(mounting, services)
  profileRoutes(mounting, services)
  serviceAccountRoutes(mounting, services)
  preferenceRoutes(mounting, services)
  planRoutes(mounting, services)
  deviceRoutes(mounting, services)
  tvRoutes(mounting, services)
  voiceRoutes(mounting, services)
  paymentRoutes(mounting, services)
  scheduledPaymentRoutes(mounting, services)
  creditRoutes(mounting, services)
  depositRoutes(mounting, services)
  refundRoutes(mounting, services)
  connectionRoutes(mounting, services)
  statementRoutes(mounting, services)
  usageRoutes(mounting, services)
  remoteHelpRoutes(mounting, services)
  announcementRoutes(mounting, services)
  announcementStaffRoutes(mounting, services)
  documentRoutes(mounting, services)
  assetRoutes(mounting, services)
  folderRoutes(mounting, services)
  helpRoutes(mounting, services)
  caseRoutes(mounting, services)
  messageRoutes(mounting, services)
  queueRoutes(mounting, services)
  queueDetailRoutes(mounting, services)
  messageLabelRoutes(mounting, services)
  cannedAnswerRoutes(mounting, services)
  summaryRoutes(mounting, services)
  operationListRoutes(mounting, services)
  legacyRoutes(mounting, services)
  propertyRoutes(mounting, services)
  propertyRequestRoutes(mounting, services)
  premiseRoutes(mounting, services)
  communityRoutes(mounting, services)
  portalUserRoutes(mounting, services)
  roleRoutes(mounting, services)
  accessChangeRoutes(mounting, services, { ofRoles: applyApprovedRights, ofStaff: applyApprovedStaffChange })
  internalUserRoutes(mounting, services)
  auditRoutes(mounting, services)
  updateRoutes(mounting, services)
  if (speech) await relayRoutes(mounting, { ...services, speech })
  sandboxRoutes(app, services)
  await installWebsite(app, services.config, createServiceStatus(services))
  return app
}
