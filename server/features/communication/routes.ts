/** Serves contacts, preferences and mailing address of a billing group, and sends emails to its contacts. */

import type { AuditAction } from '#shared/access/auditActions'
import {
  addCommunicationContact,
  confirmContactCode,
  getCommunicationAddress,
  getCommunicationContacts,
  getCommunicationPreferences,
  sendContactCode,
  updateCommunicationAddress,
  updateCommunicationContact,
  updateCommunicationPreferences,
} from '#shared/contract/customers/communication'
import { listSentMessages, sendEmail } from '#shared/contract/customers/sentMessages'
import { phoneDigits } from '#shared/fields/phoneNumber'
import * as commonTexts from '#shared/texts/common'
import * as communicationTexts from '#shared/texts/customers/communication'
import { enqueueLetter } from '../../adapters/notifier/sendMessage.job'
import type { Executor } from '../../db/database'
import { recordContactChange } from '../../directory/contacts/contactEvents.queries'
import { newContactId } from '../../directory/contacts/contactId'
import { findContact, findContacts, insertContact, updateContact } from '../../directory/contacts/contacts.queries'
import { lockCustomer } from '../../directory/customers/customers.queries'
import { resolveCustomer } from '../../directory/customers/resolveCustomer'
import { recordEvent } from '../../directory/outboundEvents/recordEvent'
import { consumeAddressCode, sendAddressCode } from '../../directory/signIn/addressCodes'
import { limitAttempts } from '../../directory/signIn/throttle'
import type { Actor } from '../../http/actor'
import { AppError, invalidField, notFound } from '../../http/appError'
import { auditActor, recordAccess, scopeOf } from '../../http/customerScope'
import { type CallContext, type Caller, type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import * as queries from './communication.queries'
import { changePreferences, preferencesOf } from './preferences'
import { contactFieldErrors, mailsByCustomer } from './rules'
import { findSentMessages } from './sentMessages.queries'

export function communicationRoutes(routeContext: RouteContext, services: Services): void {
  const { db } = services

  /** Returns the group and records the access of staff. */
  const openGroup = async (actor: Actor, groupId: string, { ip }: Caller) => {
    const group = await requireGroup(db, actor, groupId)
    await recordAccess(db, actor, { customerNumber: group.customerNumber, ip, what: 'communication' })
    return group
  }

  serve(routeContext, getCommunicationContacts, async ({ query, actor }, caller) =>
    findContacts(db, await openGroup(actor, query.billing_group_id, caller)),
  )

  serve(routeContext, getCommunicationPreferences, async ({ query, actor }, caller) =>
    preferencesOf(services, await openGroup(actor, query.billing_group_id, caller)),
  )

  serve(routeContext, getCommunicationAddress, async ({ query, actor }, caller) => {
    const { groupId } = await openGroup(actor, query.billing_group_id, caller)
    return queries.findAddress(db, groupId)
  })

  serve(routeContext, listSentMessages, async ({ query, actor }, caller) => {
    const { number: customerNumber } = await resolveCustomer(db, actor, query.crm_customer_id)
    await recordAccess(db, actor, { customerNumber, ip: caller.ip, what: 'communication' })
    return findSentMessages(db, { customerNumber, actor, ...query })
  })

  serve(routeContext, updateCommunicationPreferences, async ({ body, actor }, caller) => {
    const group = await requireGroup(db, actor, body.billing_group_id)
    const changed = await changePreferences(services, { group, actor, changes: body }, caller)
    caller.addMessage(communicationTexts.preferencesUpdated)
    return changed
  })

  serve(routeContext, updateCommunicationAddress, async ({ query, body, actor }, caller) => {
    const group = await requireGroup(db, actor, query.billing_group_id)
    const { same_as_service: sameAsService, street_address: streetAddress, state, ...rest } = body
    await db.transaction(async (tx) => {
      const settings = { sameAsService, streetAddress, state: state.toUpperCase(), ...rest }
      await queries.storeSettings(tx, group.groupId, sameAsService ? { sameAsService } : settings)
      await recordEvent(tx, {
        type: 'address.changed',
        customerNumber: group.customerNumber,
        at: services.clock.now(),
        data: {
          crm_billing_group_id: group.groupId,
          mailing_address: sameAsService ? null : { street_address: streetAddress, state: settings.state, ...rest },
        },
      })
      await auditContact(tx, { actor, caller }, { ...group, action: 'mailingAddress.changed' })
    })
    caller.addMessage(communicationTexts.addressUpdated)
    return queries.findAddress(db, group.groupId)
  })

  serve(routeContext, sendEmail, async ({ body, actor }, caller) => {
    const group = await requireGroup(db, actor, body.billing_group_id)
    await sendToContact(services, { group, actor, ...body }, caller)
    caller.addMessage(communicationTexts.emailSent)
    return null
  })

  contactRoutes(routeContext, services)
}

async function requireGroup(db: Executor, actor: Actor, groupId: string): Promise<queries.BillingGroup> {
  const group = await queries.findGroup(db, scopeOf(actor), groupId)
  if (!group) throw notFound()
  return group
}

function contactRoutes(routeContext: RouteContext, services: Services): void {
  const { db, clock } = services

  const requireContact = async (actor: Actor, contactId: string, executor: Executor = db) => {
    const contact = await findContact(executor, scopeOf(actor), contactId)
    if (!contact) throw notFound()
    return contact
  }

  serve(routeContext, addCommunicationContact, async ({ body, actor }, caller) => {
    const { billing_group_id, ...details } = body
    const group = await requireGroup(db, actor, billing_group_id)
    const id = newContactId()
    await db.transaction(async (tx) => {
      const { customerNumber } = group
      await insertContact(tx, {
        id,
        customerNumber,
        details: { ...details, phone: phoneDigits(details.phone) },
      })
      await recordContactChange(tx, { contactId: id, change: 'added', at: clock.now() })
      await auditContact(tx, { actor, caller }, { customerNumber, action: 'contact.added', contact: id })
    })
    caller.addMessage(communicationTexts.contactAdded)
    return requireContact(actor, id)
  })

  serve(routeContext, updateCommunicationContact, async ({ query, body, actor }, caller) => {
    const { customerNumber, contact_id } = await requireContact(actor, query.contact_id)
    await db.transaction(async (tx) => {
      // The contact may accept an invitation at the same time; the lock makes this check see that they can sign in.
      await lockCustomer(tx, { number: customerNumber })
      const details = { ...body, phone: phoneDigits(body.phone) }
      const fieldErrors = contactFieldErrors(await requireContact(actor, contact_id, tx), details)
      const [firstError] = Object.values(fieldErrors)
      if (firstError) throw new AppError('invalid_input', firstError, fieldErrors)
      await updateContact(tx, contact_id, details)
      await recordContactChange(tx, { contactId: contact_id, change: 'changed', at: clock.now() })
      await auditContact(tx, { actor, caller }, { customerNumber, action: 'contact.changed', contact: contact_id })
    })
    caller.addMessage(communicationTexts.contactUpdated)
    return requireContact(actor, query.contact_id)
  })

  serve(routeContext, sendContactCode, async ({ body, actor }, caller) => {
    const contact = await requireContact(actor, body.contact_id)
    const target = contact[body.channel]
    if (target === '') {
      throw new AppError(
        'invalid_input',
        body.channel === 'email' ? commonTexts.noEmailOnFile : communicationTexts.noPhoneOnFile,
      )
    }
    const purpose = body.channel === 'email' ? 'contact_email' : 'contact_phone'
    const code = { userId: actor.userId, purpose, contactId: contact.contact_id, target } as const
    await sendAddressCode(services, code, caller)
    return null
  })

  serve(routeContext, confirmContactCode, async ({ body, actor }, caller) => {
    const contact = await requireContact(actor, body.contact_id)
    const { contact_id: contactId, customerNumber } = contact
    const purpose = body.channel === 'email' ? 'contact_email' : 'contact_phone'
    const codeCheck = { userId: actor.userId, purposes: [purpose], contactId, typed: body.otp } as const
    const { target } = await consumeAddressCode(services, codeCheck, caller)
    await db.transaction(async (tx) => {
      const isVerified = await queries.markVerified(tx, { contactId, channel: body.channel, target, now: clock.now() })
      if (!isVerified) throw new AppError('conflict', communicationTexts.addressChanged)
      await auditContact(tx, { actor, caller }, { customerNumber, action: 'contact.verified', contact: contactId })
    })
    return requireContact(actor, contactId)
  })
}

interface ContactChange {
  customerNumber: string
  action: AuditAction
  contact?: string
}

const auditContact = (
  db: Executor,
  context: CallContext,
  { customerNumber, action, contact }: ContactChange,
): Promise<void> =>
  auditActor(db, context, { action, customerNumber, details: contact === undefined ? {} : { contact } })

interface ContactMail {
  group: queries.BillingGroup
  actor: Actor
  email: string
  subject: string
  message: string
}

/**
 * Sends only to contacts of the account, at a limited rate and with the sender's name, so that it can't be abused for
 * spam.
 */
async function sendToContact(services: Services, mail: ContactMail, caller: Caller): Promise<void> {
  const { db, config, notifier } = services
  const { group, actor } = mail
  if (!notifier.channels.email) throw new AppError('unavailable', communicationTexts.emailFailed)
  const contacts = await findContacts(db, group)
  const recipient = contacts.find(({ email }) => email !== '' && email.toLowerCase() === mail.email.toLowerCase())
  if (!recipient) {
    throw invalidField('email', communicationTexts.notOnFile)
  }
  const textFor = communicationTexts.mailThrottled
  await limitAttempts(services, `mail:customer:${group.customerNumber}`, { rule: mailsByCustomer, textFor })
  const { customerNumber } = group
  const { contact_id: contactId, first_name: firstName } = recipient
  const paragraphs = [...mail.message.split(/\n{2,}/), communicationTexts.sentBy(actor.email, config.BRAND_NAME)]
  await db.transaction(async (tx) => {
    await enqueueLetter(services, tx, {
      to: recipient.email,
      firstName,
      category: 'service',
      customerNumber,
      contactId,
      content: { subject: mail.subject, paragraphs },
    })
    await auditContact(tx, { actor, caller }, { customerNumber, action: 'mail.sent', contact: contactId })
  })
}
