/** Serves service requests: the catalog, the lists, one case with its history, and new requests. */
import { type UserType, userTypes } from '#shared/access/access'
import { needsDescription } from '#shared/cases/needsDescription'
import { listServiceSubtypes, listServiceTypes } from '#shared/contract/cases/caseCatalog'
import {
  type CaseDetails,
  createServiceRequest,
  getCase,
  listCancelCases,
  listOpenCases,
} from '#shared/contract/cases/cases'
import type { ParsedOf } from '#shared/http/endpoint'
import * as caseTexts from '#shared/texts/cases/cases'
import * as fieldTexts from '#shared/texts/fields'
import { assertAppointmentDay, auditCase, readerOf, requireCase } from '../../directory/cases/access'
import { findBulkRequestLots } from '../../directory/cases/bulkRequestLots.queries'
import { resolveSubject } from '../../directory/cases/caseSubject'
import { openCase } from '../../directory/cases/cases.ledger'
import type { SelectedCase } from '../../directory/cases/cases.queries'
import { findInCatalog, serviceKindsFor, serviceSubtypesFor } from '../../directory/cases/catalog/catalog'
import { limitCases } from '../../directory/cases/limits'
import { findCustomersOfServices, openPremise } from '../../directory/cases/places.queries'
import { appointmentOf, expectedBy, reopenUntil, validateAnswers } from '../../directory/cases/rules'
import { attachReport } from '../../directory/outages/reports.ledger'
import { type Actor, seesAllCustomers } from '../../http/actor'
import { AppError, invalidField, notFound } from '../../http/appError'
import { type CustomerScope, openCustomer, recordAccess, scopeOf } from '../../http/customerScope'
import { idempotencyRecordOf } from '../../http/idempotency'
import { type CallContext, type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import { findAttachments } from './attachments/attachments.queries'
import { attachmentRoutes } from './attachments/routes'
import { findCancelCases, findCases, findContactName, findEvents, toCase } from './cases.queries'
import { changeRoutes } from './changes.routes'
import { storeReading } from './submittedReadings.queries'

/** Staff can read the catalog of any user type. */
const catalogUser = (actor: Actor, requestedType: UserType | undefined): UserType =>
  (seesAllCustomers(actor) ? requestedType : undefined) ?? actor.userType

export function caseRoutes(routeContext: RouteContext, services: Services): void {
  const { db, clock, config } = services
  const zone = config.TIME_ZONE

  serve(routeContext, listServiceTypes, async ({ query, actor }) =>
    serviceKindsFor(catalogUser(actor, query.user_type_code)),
  )
  serve(routeContext, listServiceSubtypes, async ({ query, actor }) =>
    serviceSubtypesFor(catalogUser(actor, query.user_type_code)),
  )

  serve(routeContext, listOpenCases, async ({ body, actor }, caller) => {
    await requirePlaces(services, { actor, caller }, body)
    const { crm_customer_id: number, ...filter } = body
    const reader = readerOf(actor)
    const scope: CustomerScope = number === undefined ? reader.scope : { kind: 'customers', numbers: [number] }
    return findCases(db, { ...reader, scope }, { ...filter, zone })
  })

  serve(routeContext, listCancelCases, async ({ body, actor }, caller) => {
    await requirePlaces(services, { actor, caller }, body)
    return findCancelCases(db, readerOf(actor), { ...body, zone })
  })

  serve(routeContext, getCase, async ({ query, actor }, caller) => {
    const request = { id: query.case_id, verb: 'read', kinds: ['request', 'cancel'] } as const
    return detailsOf(services, scopeOf(actor), await requireCase(services, { actor, caller }, request))
  })

  serve(routeContext, createServiceRequest, async ({ body, actor }, caller) => {
    const row = await openRequest(services, { body, actor, caller })
    return { case_id: row.id, case_no: row.number, expected_by: (row.expectedBy ?? clock.now()).toISOString() }
  })

  changeRoutes(routeContext, services)
  attachmentRoutes(routeContext, services)
}

interface NewRequest extends CallContext {
  body: ParsedOf<typeof createServiceRequest>['body']
}

/** Opens a service request, with what else it is about: an outage, or a reading of the meter. */
async function openRequest(services: Services, { body, actor, caller }: NewRequest) {
  const { db, clock, config } = services
  const zone = config.TIME_ZONE
  const { author, subject } = await resolveSubject(db, actor, body)
  if (body.parent_case_id) {
    await requireCase(services, { actor, caller }, { id: body.parent_case_id, verb: 'write', kinds: ['request'] })
  }
  const { type, subtype, answers } = validateRequest(actor, body)
  if (body.preferred_date) assertAppointmentDay(body.preferred_date, clock.today(), 'preferred_date')
  const now = clock.now()
  const authorship = { author, now, zone }
  return db.transaction(async (tx) => {
    const opened = await openCase(
      tx,
      {
        ...subject,
        kind: 'request',
        userId: actor.userId,
        category: type.category,
        serviceType: type.code,
        serviceSubtype: subtype.code,
        title: `${type.label}: ${subtype.label}`,
        description: body.description,
        answers: [...answers, ...body.checks],
        contactPhone: body.contact_phone ?? '',
        contactWindow: body.contact_window ?? null,
        preferredOn: body.preferred_date ?? null,
        preferredWindow: body.preferred_window ?? null,
        priority: subtype.promised === 'hour' ? 'high' : 'normal',
        parentId: body.parent_case_id ?? null,
        expectedBy: expectedBy(now, subtype.promised, zone),
        idempotencyRecord: idempotencyRecordOf(caller.idempotencyKey, { kind: 'request', ...body }),
        attachmentIds: body.attachment_ids,
      },
      authorship,
    )
    if (opened.isNew) {
      await limitCases(services, tx, actor)
      await attachReport(tx, opened.row)
      await storeReading(tx, opened.row, {
        answers: body.answers,
        questions: subtype.questions,
        today: clock.today(),
      })
      await auditCase(tx, { actor, caller }, { row: opened.row, action: 'case.created' })
    }
    return opened.row
  })
}

interface PlaceFilter {
  crm_customer_id?: string | undefined
  crm_service_account_id?: string[] | undefined
  crm_premise_id?: string | undefined
}

/** Rejects services and addresses out of scope; staff must name at least one service, address or customer. */
async function requirePlaces(
  { db }: Services,
  { actor, caller }: CallContext,
  {
    crm_customer_id: customerNumber,
    crm_service_account_id: services = [],
    crm_premise_id: premiseNumber,
  }: PlaceFilter,
): Promise<void> {
  const scope = scopeOf(actor)
  const numbers = new Set<string>()
  if (services.length > 0) {
    const found = await findCustomersOfServices(db, scope, services)
    if (!found) throw notFound()
    for (const number of found) numbers.add(number)
  }
  if (premiseNumber !== undefined) {
    numbers.add((await openPremise(db, scope, premiseNumber)).customerNumber)
  }
  if (customerNumber !== undefined) {
    await openCustomer(db, actor, { customerNumber, ip: caller.ip, what: 'cases' })
    return
  }
  if (scope.kind === 'all' && numbers.size === 0) {
    throw invalidField('crm_service_account_id', caseTexts.staffChoose)
  }
  for (const customerNumber of numbers) {
    await recordAccess(db, actor, { customerNumber, ip: caller.ip, what: 'cases' })
  }
}

interface ServiceRequestInput {
  description: string
  service_type: string
  service_subtype: string
  answers: { code: string; answer: string }[]
}

function validateRequest(actor: Actor, input: ServiceRequestInput) {
  // Staff can request what any user type can.
  const found = (seesAllCustomers(actor) ? userTypes : [actor.userType])
    .map((userType) => findInCatalog(userType, input))
    .find((entry) => entry !== null)
  if (!found) throw invalidField('service_subtype', caseTexts.unknownType)
  const { answers, fields } = validateAnswers(found.subtype.questions, input.answers)
  if (!answers) throw new AppError('invalid_input', Object.values(fields)[0] ?? '', fields)
  if (input.description === '' && needsDescription(found.subtype.questions)) {
    throw invalidField('description', fieldTexts.required(fieldTexts.description))
  }
  return { ...found, answers }
}

async function detailsOf({ db, clock }: Services, scope: CustomerScope, found: SelectedCase): Promise<CaseDetails> {
  const { row } = found
  const [parts, events, attachments, contactName] = await Promise.all([
    findBulkRequestLots(db, scope, row.id),
    findEvents(db, row.id),
    findAttachments(db, row.id),
    findContactName(db, row.contactId),
  ])
  return {
    ...toCase(found),
    is_part: row.isPart,
    parts: parts.map(({ case_id, case_no, street_address, status }) => ({ case_id, case_no, street_address, status })),
    description: row.description,
    contact_name: contactName,
    answers: row.answers,
    preferred: appointmentOf(row.preferredOn, row.preferredWindow),
    is_appointment_confirmed: row.appointmentConfirmedAt !== null,
    contact_window: row.contactWindow,
    expected_by: row.expectedBy?.toISOString() ?? null,
    closed_date: row.closedAt?.toISOString() ?? null,
    reopen_until: reopenUntil(row, clock.now())?.toISOString() ?? null,
    rating: row.rating,
    rating_comment: row.ratingComment,
    events,
    attachments,
  }
}
