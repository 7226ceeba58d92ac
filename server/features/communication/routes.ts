/** Contacts, preferences and mailing address of a billing group, and mail to its people. */
import { phoneDigits } from '#shared/phoneNumber'
import {
  addCommunicationContact,
  confirmContactCode,
  getCommunicationAddress,
  getCommunicationContacts,
  getCommunicationPreferences,
  sendContactCode,
  sendEmail,
  updateCommunicationAddress,
  updateCommunicationContact,
  updateCommunicationPreferences,
} from '#shared/contract/communication'
import type { Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { audit, reachOf, recordLook, type AuditEntry } from '../../http/ownership'
import { serve, type Caller, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import type { Executor } from '../../db/database'
import { lockCustomer } from '../people/queries'
import { sendAddressCode, takeAddressCode } from '../profile/addressCodes'
import { mayTry } from '../session/throttle'
import { newContactId } from './contactId'
import { changePreferences, preferencesOf } from './preferences'
import * as queries from './queries'
import { addressRemarks, contactRemarks, mailsByCustomer } from './rules'
import * as communicationTexts from '#shared/texts/communication'

export function communicationRoutes(mounting: Mounting, services: Services): void {
  const { db } = services

  /** The group, with a record when staff look. */
  const open = async (actor: Actor, groupId: string, { address }: Caller) => {
    const group = await queries.findGroup(db, reachOf(actor), groupId)
    if (!group) throw notFound()
    await recordLook(db, actor, { customerNumber: group.customerNumber, address, what: 'communication' })
    return group
  }

  serve(mounting, getCommunicationContacts, async ({ query, actor }, caller) =>
    queries.findContacts(db, await open(actor, query.billing_group_id, caller)),
  )

  serve(mounting, getCommunicationPreferences, async ({ query, actor }, caller) =>
    preferencesOf(db, await open(actor, query.billing_group_id, caller)),
  )

  serve(mounting, getCommunicationAddress, async ({ query, actor }, caller) => {
    const { groupId } = await open(actor, query.billing_group_id, caller)
    return queries.findAddress(db, groupId)
  })

  serve(mounting, updateCommunicationPreferences, async ({ body, actor }, caller) => {
    const group = await queries.findGroup(db, reachOf(actor), body.billing_group_id)
    if (!group) throw notFound()
    const changed = await changePreferences(services, { group, actor, changes: body }, caller)
    caller.say(communicationTexts.preferencesUpdated)
    return changed
  })

  serve(mounting, updateCommunicationAddress, async ({ query, body, actor }, caller) => {
    const group = await queries.findGroup(db, reachOf(actor), query.billing_group_id)
    if (!group) throw notFound()
    const remarks = addressRemarks(body)
    const [first] = Object.values(remarks)
    if (first) throw new AppError('invalid_input', first, remarks)
    const { same_as_service: sameAsService, street_address: streetAddress, state, ...rest } = body
    await db.transaction(async (tx) => {
      const settings = { sameAsService, streetAddress, state: state.toUpperCase(), ...rest }
      await queries.storeSettings(tx, group.groupId, sameAsService ? { sameAsService } : settings)
      await audit(tx, changeBy(actor, caller, { ...group, action: 'mailingAddress.changed' }))
    })
    caller.say(communicationTexts.addressUpdated)
    return queries.findAddress(db, group.groupId)
  })

  serve(mounting, sendEmail, async ({ body, actor }, caller) => {
    const group = await queries.findGroup(db, reachOf(actor), body.billing_group_id)
    if (!group) throw notFound()
    await sendToContact(services, { group, actor, ...body }, caller)
    caller.say(communicationTexts.emailSent)
    return null
  })

  contactRoutes(mounting, services)
}

function contactRoutes(mounting: Mounting, services: Services): void {
  const { db, clock } = services

  const find = async (actor: Actor, contactId: string, executor: Executor = db) => {
    const contact = await queries.findContact(executor, reachOf(actor), contactId)
    if (!contact) throw notFound()
    return contact
  }

  serve(mounting, addCommunicationContact, async ({ body, actor }, caller) => {
    const { billing_group_id, ...details } = body
    const group = await queries.findGroup(db, reachOf(actor), billing_group_id)
    if (!group) throw notFound()
    const id = newContactId()
    await db.transaction(async (tx) => {
      const { customerNumber } = group
      await queries.insertContact(tx, {
        id,
        customerNumber,
        details: { ...details, phone: phoneDigits(details.phone) },
      })
      await audit(tx, changeBy(actor, caller, { customerNumber, action: 'contact.added', contact: id }))
    })
    caller.say(communicationTexts.contactAdded)
    return find(actor, id)
  })

  serve(mounting, updateCommunicationContact, async ({ query, body, actor }, caller) => {
    const { customerNumber, contact_id } = await find(actor, query.contact_id)
    await db.transaction(async (tx) => {
      // Whoever accepts an invitation at this moment signs in from now on: what is theirs is looked at again.
      await lockCustomer(tx, { number: customerNumber })
      const details = { ...body, phone: phoneDigits(body.phone) }
      const remarks = contactRemarks(await find(actor, contact_id, tx), details)
      const [first] = Object.values(remarks)
      if (first) throw new AppError('invalid_input', first, remarks)
      await queries.updateContact(tx, contact_id, details)
      await audit(tx, changeBy(actor, caller, { customerNumber, action: 'contact.changed', contact: contact_id }))
    })
    caller.say(communicationTexts.contactUpdated)
    return find(actor, query.contact_id)
  })

  serve(mounting, sendContactCode, async ({ body, actor }, caller) => {
    const contact = await find(actor, body.contact_id)
    const target = contact[body.channel]
    if (target === '') {
      throw new AppError(
        'invalid_input',
        `No ${body.channel === 'email' ? 'email address' : 'phone number'} is on file.`,
      )
    }
    const purpose = body.channel === 'email' ? 'contact_email' : 'contact_phone'
    const code = { userId: actor.userId, purpose, contactId: contact.contact_id, target } as const
    await sendAddressCode(services, code, caller)
    return null
  })

  serve(mounting, confirmContactCode, async ({ body, actor }, caller) => {
    const contact = await find(actor, body.contact_id)
    const { contact_id: contactId, customerNumber } = contact
    const purpose = body.channel === 'email' ? 'contact_email' : 'contact_phone'
    const asked = { userId: actor.userId, purposes: [purpose], contactId, typed: body.otp } as const
    const { target } = await takeAddressCode(services, asked, caller)
    await db.transaction(async (tx) => {
      const isMarked = await queries.markVerified(tx, { contactId, channel: body.channel, target, now: clock.now() })
      if (!isMarked) throw new AppError('conflict', 'The address changed after this code was sent. Ask for a new code.')
      await audit(tx, changeBy(actor, caller, { customerNumber, action: 'contact.verified', contact: contactId }))
    })
    return find(actor, contactId)
  })
}

interface Change {
  customerNumber: string
  action: string
  contact?: string
}

const changeBy = (actor: Actor, { address }: Caller, { customerNumber, action, contact }: Change): AuditEntry => ({
  userId: actor.userId,
  action,
  customerNumber,
  address,
  details: contact === undefined ? {} : { contact },
})

interface Mail {
  group: queries.FoundGroup
  actor: Actor
  email: string
  subject: string
  message: string
}

/** Only to people of the account, only so often, and with the sender's name: nobody else can be written to through us. */
async function sendToContact(services: Services, mail: Mail, caller: Caller): Promise<void> {
  const { db, notifier, config } = services
  const { group, actor } = mail
  const contacts = await queries.findContacts(db, group)
  const recipient = contacts.find(({ email }) => email !== '' && email.toLowerCase() === mail.email.toLowerCase())
  if (!recipient) {
    throw new AppError('invalid_input', communicationTexts.notOnFile, { email: communicationTexts.notOnFile })
  }
  const textFor = communicationTexts.mailThrottled
  await mayTry(services, `mail:customer:${group.customerNumber}`, { rule: mailsByCustomer, textFor })
  const text = `${mail.message}\n\nSent by ${actor.email} through the ${config.BRAND_NAME} account portal.`
  await notifier.sendMail({ to: recipient.email, subject: mail.subject, text }).catch((error: unknown) => {
    services.log.error({ err: error }, 'a mail to a contact could not be sent')
    throw new AppError('unavailable', communicationTexts.emailFailed)
  })
  const { customerNumber } = group
  await audit(db, changeBy(actor, caller, { customerNumber, action: 'mail.sent', contact: recipient.contact_id }))
}
