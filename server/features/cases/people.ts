/** Who writes about whom: the author of a case or comment, the contact it belongs to, and the place it is about. */
import { isStaff, type UserType } from '#shared/access'
import type { Executor } from '../../db/database'
import { reachesAll, type Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { reachOf, type Reach } from '../../http/ownership'
import { findPlace } from './places/queries'
import { findContact, findContactOf, findCustomersOfContact } from './queries'

export interface Author {
  userId: string
  name: string
  userType: UserType
  isStaff: boolean
}

export interface Own extends Author {
  contactId: string
  customerNumber: string
}

/** The person signed in, by the name on file. */
export async function authorOf(db: Executor, actor: Actor): Promise<Own> {
  const contact = await findContactOf(db, actor.userId)
  if (!contact) throw notFound()
  return {
    userId: actor.userId,
    name: `${contact.firstName} ${contact.lastName}`,
    userType: actor.userType,
    isStaff: isStaff(actor.userType),
    contactId: contact.id,
    customerNumber: contact.customerNumber,
  }
}

/** A contact that may be read: one's own, or one of a customer within reach. */
export async function openContact(db: Executor, actor: Actor, contactId: string) {
  const contact = await findContact(db, { reach: reachOf(actor), userId: actor.userId }, contactId)
  if (!contact) throw notFound()
  return contact
}

interface Named {
  crm_contact_id?: string | undefined
  crm_premise_id?: string | undefined
  crm_service_account_id?: string | undefined
}

export interface Subject {
  contactId: string
  customerNumber: string
  premiseNumber: string | null
  serviceAccountId: string | null
}

interface Written {
  author: Own
  subject: Subject
  /** The customers that the case may be of: for staff, those of the contact. */
  reach: Reach
}

/** Whom and what a new case is about: customers write for themselves, staff for the contact they name. */
export async function subjectOf(db: Executor, actor: Actor, named: Named): Promise<Written> {
  const author = await authorOf(db, actor)
  const { contact, reach } = reachesAll(actor)
    ? await contactForStaff(db, actor, named.crm_contact_id)
    : { contact: ownContact(author, named.crm_contact_id), reach: reachOf(actor) }
  const place = await findPlace(db, reach, {
    premiseNumber: named.crm_premise_id,
    serviceAccountId: named.crm_service_account_id,
  })
  if (place === 'unknown') throw notFound()
  return {
    author,
    reach,
    subject: {
      contactId: contact.id,
      customerNumber: place?.customerNumber ?? contact.customerNumber,
      premiseNumber: place?.premiseNumber ?? null,
      serviceAccountId: place?.serviceAccountId ?? null,
    },
  }
}

function ownContact(author: Own, named: string | undefined) {
  if (named !== undefined && named !== author.contactId) throw notFound()
  return { id: author.contactId, customerNumber: author.customerNumber }
}

async function contactForStaff(db: Executor, actor: Actor, named: string | undefined) {
  if (named === undefined) {
    const message = 'Staff open a case for one contact'
    throw new AppError('invalid_input', message, { crm_contact_id: message })
  }
  const contact = await openContact(db, actor, named)
  const reach: Reach = { kind: 'customers', numbers: await findCustomersOfContact(db, contact.id) }
  return { contact, reach }
}
