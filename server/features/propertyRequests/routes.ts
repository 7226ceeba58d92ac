/** Routes for requests of builders and associations that concern many lots at once. */
import { createLotRequests } from '#shared/contract/services/propertyRequests'
import { formatDay } from '#shared/format/formatDay'
import * as caseTexts from '#shared/texts/cases/cases'
import * as propertyTexts from '#shared/texts/services/properties'
import * as propertyRequestTexts from '#shared/texts/services/propertyRequests'
import { assertAppointmentDay, auditCase } from '../../directory/cases/access'
import { resolveSubject } from '../../directory/cases/caseSubject'
import { findInCatalog } from '../../directory/cases/catalog/catalog'
import { catalogEntryOf } from '../../directory/cases/catalog/lotRequestEntries'
import { limitCases } from '../../directory/cases/limits'
import { expectedBy } from '../../directory/cases/rules'
import { seesAllCustomers } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { idempotencyRecordOf } from '../../http/idempotency'
import { type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import { openLots } from './openLots'
import { findOwners } from './propertyRequests.queries'
import { readinessErrors } from './rules'

const createFieldErrors = (fields: Record<string, string>): AppError =>
  new AppError('invalid_input', Object.values(fields)[0] ?? '', fields)

export function propertyRequestRoutes(routeContext: RouteContext, services: Services): void {
  const { db, clock, config } = services

  serve(routeContext, createLotRequests, async ({ body, actor }, caller) => {
    const { author, subject, scope } = await resolveSubject(db, actor, { crm_contact_id: body.crm_contact_id })
    const owners = await findOwners(db, scope, body.crm_premise_id)
    if (body.crm_premise_id.length > 0 && owners.size === 0) throw notFound()
    const isMixed = seesAllCustomers(actor) && new Set(owners.values()).size > 1
    if (isMixed) throw createFieldErrors({ crm_premise_id: propertyTexts.oneCustomer })
    const found = findInCatalog(actor.userType, catalogEntryOf[body.kind])
    if (!found) throw createFieldErrors({ kind: caseTexts.unknownType })
    if (body.crm_premise_id.length === 0) throw createFieldErrors({ crm_premise_id: propertyTexts.noLots })
    const fields = readinessErrors(body.kind, { readiness: body.readiness, newOwner: body.new_owner })
    if (Object.keys(fields).length > 0) throw createFieldErrors(fields)
    assertAppointmentDay(body.requested_date, clock.today(), 'requested_date')

    const now = clock.now()
    const answers = [
      ...Object.values(propertyRequestTexts.readinessStatements[body.kind]).map((question) => ({
        question,
        answer: propertyRequestTexts.confirmedAnswer,
      })),
      { question: propertyRequestTexts.requestedDate, answer: formatDay(body.requested_date) },
      {
        question: propertyRequestTexts.onSiteContact,
        answer: propertyRequestTexts.contactAnswer(body.contact_name, body.contact_phone),
      },
      ...(body.new_owner === '' ? [] : [{ question: propertyRequestTexts.newOwner, answer: body.new_owner }]),
    ]
    const { parent, results } = await db.transaction(async (tx) => {
      const opened = await openLots(tx, scope, {
        input: {
          numbers: body.crm_premise_id,
          kind: body.kind,
          withDuplicates: body.with_duplicates,
          shared: {
            kind: 'request',
            customerNumber: subject.customerNumber,
            contactId: subject.contactId,
            userId: actor.userId,
            category: found.type.category,
            serviceType: found.type.code,
            serviceSubtype: found.subtype.code,
            title: propertyRequestTexts.kindLabels[body.kind],
            description: body.notes,
            answers,
            contactPhone: body.contact_phone,
            preferredOn: body.requested_date,
            expectedBy: expectedBy(now, found.subtype.promised, config.TIME_ZONE),
          },
          attachmentIds: body.attachment_ids,
          idempotencyRecord: idempotencyRecordOf(caller.idempotencyKey, { lots: body }),
        },
        authorship: { author, now, zone: config.TIME_ZONE },
      })
      if (opened.parent && opened.isNew) {
        await limitCases(services, tx, actor)
        await auditCase(tx, { actor, caller }, { row: opened.parent, action: 'case.createdForLots' })
      }
      return opened
    })
    return { parent_case_id: parent?.id ?? null, parent_case_no: parent?.number ?? null, results }
  })
}
