/** Resolves the author of a case or comment, and the contact and place that it is about. */
import { isStaff, type UserType } from '#shared/access/access'
import * as caseTexts from '#shared/texts/cases/cases'
import type { Executor } from '../../db/database'
import { fullName } from '../../fullName'
import { type Actor, seesAllCustomers } from '../../http/actor'
import { invalidField, notFound } from '../../http/appError'
import { type CustomerScope, scopeOf } from '../../http/customerScope'
import { findContact, findContactOf, findCustomersOfContact } from './cases.queries'
import { openPlace } from './places.queries'

export interface Author {
  userId: string
  name: string
  userType: UserType
  isStaff: boolean
}

interface AuthorContact extends Author {
  contactId: string
  customerNumber: string
}

/** Returns the signed-in user with the name on file. */
export async function authorOf(db: Executor, actor: Actor): Promise<AuthorContact> {
  const contact = await findContactOf(db, actor.userId)
  if (!contact) throw notFound()
  return {
    userId: actor.userId,
    name: fullName(contact),
    userType: actor.userType,
    isStaff: isStaff(actor.userType),
    contactId: contact.id,
    customerNumber: contact.customerNumber,
  }
}

/** Returns a contact that the actor may read: their own, or one of a customer in scope. */
export async function requireContact(db: Executor, actor: Actor, contactId: string) {
  const contact = await findContact(db, { scope: scopeOf(actor), userId: actor.userId }, contactId)
  if (!contact) throw notFound()
  return contact
}

interface CaseSubjectInput {
  crm_contact_id?: string | undefined
  crm_premise_id?: string | undefined
  crm_service_account_id?: string | undefined
}

interface CaseSubject {
  contactId: string
  customerNumber: string
  premiseNumber: string | null
  serviceAccountId: string | null
}

interface ResolvedSubject {
  author: AuthorContact
  subject: CaseSubject
  /** The customers that the case may belong to; for staff, those of the contact. */
  scope: CustomerScope
}

/** Resolves whom and what a new case is about. Customers write for themselves, staff for the contact they name. */
export async function resolveSubject(db: Executor, actor: Actor, input: CaseSubjectInput): Promise<ResolvedSubject> {
  const author = await authorOf(db, actor)
  const { contact, scope } = seesAllCustomers(actor)
    ? await contactForStaff(db, actor, input.crm_contact_id)
    : { contact: ownContact(author, input.crm_contact_id), scope: scopeOf(actor) }
  const place = await openPlace(db, scope, {
    premiseNumber: input.crm_premise_id,
    serviceAccountId: input.crm_service_account_id,
  })
  return {
    author,
    scope,
    subject: {
      contactId: contact.id,
      customerNumber: place?.customerNumber ?? contact.customerNumber,
      premiseNumber: place?.premiseNumber ?? null,
      serviceAccountId: place?.serviceAccountId ?? null,
    },
  }
}

function ownContact(author: AuthorContact, contactId: string | undefined) {
  if (contactId !== undefined && contactId !== author.contactId) throw notFound()
  return { id: author.contactId, customerNumber: author.customerNumber }
}

async function contactForStaff(db: Executor, actor: Actor, contactId: string | undefined) {
  if (contactId === undefined) {
    throw invalidField('crm_contact_id', caseTexts.selectOneContact)
  }
  const contact = await requireContact(db, actor, contactId)
  const scope: CustomerScope = { kind: 'customers', numbers: await findCustomersOfContact(db, contact.id) }
  return { contact, scope }
}
