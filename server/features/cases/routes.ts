/** Service requests: what can be asked for, the lists, one with its history, and opening one. */
import {
  createServiceRequest,
  getCase,
  listCancelCases,
  listOpenCases,
  listServiceSubtypes,
  listServiceTypes,
} from '#shared/contract/cases'
import { userTypes, type UserType } from '#shared/access'
import type { CaseDetails } from '#shared/contract/cases'
import type { Actor } from '../../http/actor'
import { reachesAll } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { keyed } from '../../http/fingerprint'
import { openCustomer, reachOf, recordLook, type Reach } from '../../http/ownership'
import { serve, type Caller, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { auditCase, openCaseOf, readerOf, refuseAppointment } from './access'
import { findAttachments } from './attachments/queries'
import { attachmentRoutes } from './attachments/routes'
import { findInCatalog, serviceKindsFor, serviceSubtypesFor } from './catalog/catalog'
import { changeRoutes } from './changes'
import { openCase } from './ledger'
import { limitCases } from './limits'
import { findParts } from './parts/queries'
import { subjectOf } from './people'
import {
  appointmentOf,
  findCancelCases,
  findCases,
  findContactName,
  findEvents,
  toCase,
  type SelectedCase,
} from './queries'
import { findCustomersOfServices, findPlace } from './places/queries'
import { answersTo, expectedBy, reopenUntil } from './rules'
import * as requestTexts from '#shared/texts/requests'

/** Staff are told what any kind of user can ask for. */
const catalogUser = (actor: Actor, asked: UserType | undefined): UserType =>
  (reachesAll(actor) ? asked : undefined) ?? actor.userType

export function caseRoutes(mounting: Mounting, services: Services): void {
  const { db, clock, config } = services
  const zone = config.TIME_ZONE

  serve(mounting, listServiceTypes, async ({ query, actor }) =>
    serviceKindsFor(catalogUser(actor, query.user_type_code)),
  )
  serve(mounting, listServiceSubtypes, async ({ query, actor }) =>
    serviceSubtypesFor(catalogUser(actor, query.user_type_code)),
  )

  serve(mounting, listOpenCases, async ({ body, actor }, caller) => {
    await openPlaces(services, { actor, caller }, body)
    const { crm_customer_id: number, ...filter } = body
    const reader = readerOf(actor)
    const reach: Reach = number === undefined ? reader.reach : { kind: 'customers', numbers: [number] }
    return findCases(db, { ...reader, reach }, { ...filter, zone })
  })

  serve(mounting, listCancelCases, async ({ body, actor }, caller) => {
    await openPlaces(services, { actor, caller }, body)
    return findCancelCases(db, readerOf(actor), { ...body, zone })
  })

  serve(mounting, getCase, async ({ query, actor }, caller) => {
    const wanted = { id: query.case_id, verb: 'read', kinds: ['request', 'cancel'] } as const
    return detailsOf(services, reachOf(actor), await openCaseOf(services, { actor, caller }, wanted))
  })

  serve(mounting, createServiceRequest, async ({ body, actor }, caller) => {
    const { author, subject } = await subjectOf(db, actor, body)
    if (body.parent_case_id) {
      await openCaseOf(services, { actor, caller }, { id: body.parent_case_id, verb: 'write', kinds: ['request'] })
    }
    const { type, subtype, answers } = checkedRequest(actor, body)
    if (body.preferred_date) refuseAppointment(body.preferred_date, clock.today(), 'preferred_date')
    const now = clock.now()
    const by = { author, now, zone }
    const row = await db.transaction(async (tx) => {
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
          ...keyed(caller.idempotencyKey, { kind: 'request', ...body }),
          attachmentIds: body.attachment_ids,
        },
        by,
      )
      if (opened.isNew) {
        await limitCases(services, tx, actor)
        await auditCase(tx, { actor, caller }, { row: opened.row, action: 'case.created' })
      }
      return opened.row
    })
    return { case_id: row.id, case_no: row.number, expected_by: (row.expectedBy ?? now).toISOString() }
  })

  changeRoutes(mounting, services)
  attachmentRoutes(mounting, services)
}

interface Places {
  crm_customer_id?: string | undefined
  crm_service_account_id?: string[] | undefined
  crm_premise_id?: string | undefined
}

/** Services and addresses that a list is narrowed to have to be within reach; staff have to name some. */
async function openPlaces(
  { db }: Services,
  { actor, caller }: { actor: Actor; caller: Caller },
  { crm_customer_id: customerNumber, crm_service_account_id: services = [], crm_premise_id: premiseNumber }: Places,
): Promise<void> {
  const reach = reachOf(actor)
  const numbers = new Set<string>()
  if (services.length > 0) {
    const found = await findCustomersOfServices(db, reach, services)
    if (!found) throw notFound()
    for (const number of found) numbers.add(number)
  }
  if (premiseNumber !== undefined) {
    const place = await findPlace(db, reach, { premiseNumber, serviceAccountId: undefined })
    if (!place || place === 'unknown') throw notFound()
    numbers.add(place.customerNumber)
  }
  if (customerNumber !== undefined) {
    await openCustomer(db, actor, { customerNumber, address: caller.address, what: 'cases' })
    return
  }
  if (reach.kind === 'all' && numbers.size === 0) {
    throw new AppError('invalid_input', requestTexts.staffChoose, { crm_service_account_id: requestTexts.staffChoose })
  }
  for (const customerNumber of numbers) {
    await recordLook(db, actor, { customerNumber, address: caller.address, what: 'cases' })
  }
}

interface Asked {
  service_type: string
  service_subtype: string
  answers: { code: string; answer: string }[]
}

function checkedRequest(actor: Actor, asked: Asked) {
  // Staff ask for what any kind of user can ask for.
  const found = (reachesAll(actor) ? userTypes : [actor.userType])
    .map((userType) => findInCatalog(userType, asked))
    .find((inCatalog) => inCatalog !== null)
  if (!found)
    throw new AppError('invalid_input', requestTexts.unknownType, { service_subtype: requestTexts.unknownType })
  const { answers, fields } = answersTo(found.subtype.questions, asked.answers)
  if (!answers) throw new AppError('invalid_input', Object.values(fields)[0] ?? '', fields)
  return { ...found, answers }
}

async function detailsOf({ db, clock }: Services, reach: Reach, found: SelectedCase): Promise<CaseDetails> {
  const { row } = found
  const [parts, events, attachments, contactName] = await Promise.all([
    findParts(db, reach, row.id),
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
