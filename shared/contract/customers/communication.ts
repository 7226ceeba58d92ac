/**
 * Defines whom the provider notifies about a billing group, about what and by which channels, and its mailing address.
 */
import { z } from 'zod/mini'
import { OneTimeCode } from '../../access/credentials'
import {
  maxDaysBeforeDue,
  NotificationCategory,
  notificationCategories,
  notificationChannels,
} from '../../customers/notifications'
import { Email, PhoneNumber } from '../../fields/contactFields'
import { Line, RequiredLine } from '../../fields/textFields'
import { usAddress } from '../../fields/usAddress'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'
import * as fieldTexts from '../../texts/fields'
import * as httpTexts from '../../texts/http'
import { listSentMessages, sendEmail } from './sentMessages'

/** The value is empty if there is none. */
const EmailOrNone = z.union([z.literal(''), Email])
const PhoneOrNone = z.union([z.literal(''), PhoneNumber])

export const contactFields = {
  first_name: RequiredLine({ name: fieldTexts.firstName, max: 60 }),
  last_name: RequiredLine({ name: fieldTexts.lastName, max: 60 }),
  relation: z._default(Line({ name: fieldTexts.relation, max: 40 }), ''),
  email: EmailOrNone,
  phone: PhoneOrNone,
}

export const CommunicationContact = z.object({
  contact_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  relation: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  /** A mail server rejected the address for good. A changed or verified address counts as working again. */
  email_undeliverable: z.boolean(),
  /** The number has ten digits. */
  phone: z.string(),
  phone_verified: z.boolean(),
  /** Someone replied STOP from this number, so it gets no text messages. */
  phone_stopped: z.boolean(),
  /** The contact signs in to the portal, so only they can change their address. */
  signs_in: z.boolean(),
  /** The contact is responsible for the account. */
  is_holder: z.boolean(),
})
export type CommunicationContact = z.infer<typeof CommunicationContact>

export const getCommunicationContacts = endpoint({
  method: 'GET',
  path: '/api/v1/communication/get-communication-contacts',
  summary: 'Lists the contacts of a billing group.',
  access: 'ACCOUNTPREF.read',
  reads: ['Communication', 'People'],
  query: z.object({ billing_group_id: Id }),
  response: z.array(CommunicationContact),
})

export const addCommunicationContact = endpoint({
  method: 'POST',
  path: '/api/v1/communication/add-communication-contacts',
  summary: 'Adds a contact without a login to a billing group.',
  access: 'MANAGECONTACT.write',
  changes: ['People', 'Communication'],
  body: z.strictObject({ billing_group_id: Id, ...contactFields }),
  response: CommunicationContact,
})

export const updateCommunicationContact = endpoint({
  method: 'POST',
  path: '/api/v1/communication/update-communication-contacts',
  summary: 'Changes a contact. A changed email address or phone number must be verified again.',
  access: 'MANAGECONTACT.write',
  changes: ['People', 'Communication', 'Profile', 'Person'],
  query: z.object({ contact_id: Id }),
  body: z.strictObject(contactFields),
  response: CommunicationContact,
})

export const sendContactCode = endpoint({
  method: 'POST',
  path: '/api/v1/communication/send-contact-code',
  summary: 'Sends a one-time code to the email address or phone number of a contact.',
  access: 'ACCOUNTPREF.write',
  changes: [],
  body: z.strictObject({ contact_id: Id, channel: z.enum(['email', 'phone']) }),
  response: z.null(),
})

export const confirmContactCode = endpoint({
  method: 'POST',
  path: '/api/v1/communication/confirm-contact-code',
  summary: 'Verifies the email address or phone number of a contact with the code sent to it.',
  access: 'ACCOUNTPREF.write',
  changes: ['People', 'Communication', 'Profile'],
  body: z.strictObject({
    contact_id: Id,
    channel: z.enum(['email', 'phone']),
    otp: OneTimeCode,
  }),
  response: CommunicationContact,
})

const Channels = z.array(z.enum(notificationChannels)).check(z.maxLength(notificationChannels.length))
const Time = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: fieldTexts.invalidTime }))
const Days = z.int().check(z.gte(1), z.lte(maxDaysBeforeDue))
const Threshold = z.int().check(z.gte(50), z.lte(300))

export const ContactPreferences = z.object({
  contact_id: z.string(),
  channels: z.array(z.object({ category: NotificationCategory, channels: Channels })),
  /** Both are null if the contact may get text messages at any time. */
  quiet_from: z.nullable(Time),
  quiet_until: z.nullable(Time),
  days_before_due: Days,
  /** This is a percentage of the usual month. */
  usage_threshold: Threshold,
})
export type ContactPreferences = z.infer<typeof ContactPreferences>

export const CommunicationPreferences = z.object({
  billing_group_id: z.string(),
  paperless: z.boolean(),
  /** The channels that the provider can use now. Only these can be turned on. */
  available_channels: Channels,
  contacts: z.array(ContactPreferences),
})
export type CommunicationPreferences = z.infer<typeof CommunicationPreferences>

export const getCommunicationPreferences = endpoint({
  method: 'GET',
  path: '/api/v1/communication/get-user-communication-preferences',
  summary: 'Returns the notification preferences of a billing group, by contact.',
  access: 'ACCOUNTPREF.read',
  reads: ['Communication'],
  query: z.object({ billing_group_id: Id }),
  response: CommunicationPreferences,
})

interface PreferenceChanges {
  contact_id?: unknown
  category?: unknown
  channels?: unknown
  quiet_from?: unknown
  quiet_until?: unknown
  days_before_due?: unknown
  usage_threshold?: unknown
}

/** Returns whether preferences of a contact come with the contact's id. */
const namesContact = ({
  contact_id,
  category,
  channels,
  quiet_from,
  quiet_until,
  days_before_due,
  usage_threshold,
}: PreferenceChanges): boolean =>
  contact_id !== undefined ||
  [category, channels, quiet_from, quiet_until, days_before_due, usage_threshold].every((part) => part === undefined)

const namesCategory = ({ category, channels }: PreferenceChanges): boolean =>
  (category === undefined) === (channels === undefined)

/** Quiet hours need a start and an end, or neither. */
const hasBothEnds = ({ quiet_from, quiet_until }: PreferenceChanges): boolean =>
  typeof quiet_from === typeof quiet_until && (quiet_from === null) === (quiet_until === null)

export const updateCommunicationPreferences = endpoint({
  method: 'POST',
  path: '/api/v1/communication/update-user-communication-preferences',
  summary:
    'Changes the given preferences: the channels of one category for a contact, a contact’s other preferences, or paperless billing for the billing group.',
  access: 'ACCOUNTPREF.write',
  changes: ['Communication', 'ServiceAccounts', 'Accounts'],
  body: z
    .strictObject({
      billing_group_id: Id,
      contact_id: z.optional(Id),
      category: z.optional(z.enum(notificationCategories)),
      channels: z.optional(Channels),
      quiet_from: z.optional(z.nullable(Time)),
      quiet_until: z.optional(z.nullable(Time)),
      days_before_due: z.optional(Days),
      usage_threshold: z.optional(Threshold),
      paperless: z.optional(z.boolean()),
    })
    .check(
      z.refine(namesContact, { path: ['contact_id'], error: httpTexts.contactRequired }),
      z.refine(namesCategory, { path: ['channels'], error: httpTexts.channelsIncomplete }),
      z.refine(hasBothEnds, { path: ['quiet_from'], error: httpTexts.quietHoursIncomplete }),
    ),
  response: CommunicationPreferences,
})

const addressFields = {
  same_as_service: z.boolean(),
  street_address: Line({ name: fieldTexts.streetAddress, max: 100 }),
  unit: Line({ name: fieldTexts.unit, max: 40 }),
  city: Line({ name: fieldTexts.city, max: 60 }),
  state: Line({ name: fieldTexts.state, max: 2 }),
  zip: Line({ name: fieldTexts.zipCode, max: 10 }),
}

export const CommunicationAddress = z.object({
  billing_group_id: z.string(),
  ...addressFields,
  /** This is the address of the services on one line. */
  service_address: z.string(),
})
export type CommunicationAddress = z.infer<typeof CommunicationAddress>

export const getCommunicationAddress = endpoint({
  method: 'GET',
  path: '/api/v1/communication/get-communication-address',
  summary: 'Returns the mailing address of a billing group.',
  access: 'ACCOUNTPREF.read',
  reads: ['MailingAddress'],
  query: z.object({ billing_group_id: Id }),
  response: CommunicationAddress,
})

export const updateCommunicationAddress = endpoint({
  method: 'POST',
  path: '/api/v1/communication/update-communication-address',
  summary: 'Changes the mailing address of a billing group, or resets it to the service address.',
  access: 'ACCOUNTPREF.write',
  changes: ['MailingAddress'],
  query: z.object({ billing_group_id: Id }),
  body: z.strictObject(addressFields).check(
    // Mail to the service address needs no other one.
    z.superRefine((address, context) => {
      if (address.same_as_service) return
      const { error } = z.object(usAddress).safeParse(address)
      for (const { path, message } of error?.issues ?? []) {
        context.addIssue({ code: 'custom', path, message, input: address })
      }
    }),
  ),
  response: CommunicationAddress,
})

export const communication = {
  getCommunicationContacts,
  addCommunicationContact,
  updateCommunicationContact,
  sendContactCode,
  confirmContactCode,
  getCommunicationPreferences,
  updateCommunicationPreferences,
  getCommunicationAddress,
  updateCommunicationAddress,
  sendEmail,
  listSentMessages,
}
