/** Reads and changes the notification preferences of a billing group's contacts. */
import type { CommunicationPreferences, updateCommunicationPreferences } from '#shared/contract/customers/communication'
import { isLocked, type NotificationChannel } from '#shared/customers/notifications'
import type { ParsedOf } from '#shared/http/endpoint'
import { findContacts } from '../../directory/contacts/contacts.queries'
import { channelsOf, defaultSettings, quietHoursOf, unsubscribedBy } from '../../directory/contacts/rules'
import { findEmailOptOuts } from '../../directory/notifications/recipients.queries'
import { type NewOutboundEvent, recordEvents } from '../../directory/outboundEvents/recordEvent'
import type { Actor } from '../../http/actor'
import { invalidField, notFound } from '../../http/appError'
import { auditActor } from '../../http/customerScope'
import type { Caller } from '../../http/serve'
import type { Services } from '../../services'
import * as queries from './communication.queries'
import { resumeEmails } from './resumeEmails'
import { choiceProblem } from './rules'

type PreferenceServices = Pick<Services, 'db' | 'notifier'>

/** Voice calls, push notifications and letters are not sent by the portal. */
const availableChannels = ({ notifier: { channels } }: PreferenceServices): NotificationChannel[] =>
  (['email', 'sms'] as const).filter((channel) => channels[channel])

export async function preferencesOf(
  services: PreferenceServices,
  group: queries.BillingGroup,
): Promise<CommunicationPreferences> {
  const { db } = services
  const available = availableChannels(services)
  const [contacts, choices, paperless] = await Promise.all([
    findContacts(db, group),
    queries.findChoices(db, group.groupId),
    queries.findPaperless(db, group.groupId),
  ])
  const optOuts = await findEmailOptOuts(db, contacts)
  return {
    billing_group_id: group.groupId,
    paperless,
    available_channels: available,
    contacts: contacts.map((contact) => {
      const choice = choices.find(({ contactId }) => contactId === contact.contact_id)
      const settings = choice ?? defaultSettings
      const quiet = quietHoursOf(settings)
      return {
        contact_id: contact.contact_id,
        channels: channelsOf(contact, {
          selected: choice?.channels ?? {},
          group: { paperless },
          unsubscribed: unsubscribedBy(contact, optOuts),
          available,
        }),
        quiet_from: quiet?.from ?? null,
        quiet_until: quiet?.until ?? null,
        days_before_due: settings.daysBeforeDue,
        usage_threshold: settings.usageThreshold,
      }
    }),
  }
}

interface PreferenceChange {
  group: queries.BillingGroup
  actor: Actor
  changes: ParsedOf<typeof updateCommunicationPreferences>['body']
}

export async function changePreferences(
  services: Services,
  { group, actor, changes }: PreferenceChange,
  caller: Caller,
): Promise<CommunicationPreferences> {
  const { db, clock } = services
  const { contact_id: contactId, category, channels, paperless, ...settings } = changes
  const contact =
    contactId === undefined
      ? undefined
      : (await findContacts(db, group)).find(({ contact_id }) => contact_id === contactId)
  if (contactId !== undefined && !contact) throw notFound()
  const terms = { paperless: paperless ?? (await queries.findPaperless(db, group.groupId)) }
  const problem =
    contact && category && channels
      ? choiceProblem(contact, { category, channels, available: availableChannels(services), group: terms })
      : null
  if (problem) throw invalidField('channels', problem)

  await db.transaction(async (tx) => {
    if (contact) {
      await queries.storeChoice(tx, {
        groupId: group.groupId,
        contactId: contact.contact_id,
        channels: category && channels ? { [category]: channels } : {},
        quietFrom: settings.quiet_from,
        quietUntil: settings.quiet_until,
        quietHoursOff: settings.quiet_from === undefined ? undefined : settings.quiet_from === null,
        daysBeforeDue: settings.days_before_due,
        usageThreshold: settings.usage_threshold,
      })
    }
    if (contact && category && channels?.includes('email')) {
      // An email that can't be turned off does not show what the contact prefers.
      const isRequired = isLocked(contact, { category, channel: 'email', group: terms })
      if (!isRequired) await resumeEmails(tx, { contact, category, group })
    }
    if (paperless !== undefined) await queries.storeSettings(tx, group.groupId, { paperless })
    await recordEvents(tx, eventsOf({ group, changes, at: clock.now() }))
    await auditActor(
      tx,
      { actor, caller },
      {
        action: 'communicationPreferences.changed',
        customerNumber: group.customerNumber,
        details: { group: group.groupId, ...(category && { category }) },
      },
    )
  })
  return preferencesOf(services, group)
}

interface PreferenceEvent extends Pick<PreferenceChange, 'group' | 'changes'> {
  at: Date
}

/** Returns what other systems are told about the change. */
function eventsOf({ group: { groupId, customerNumber }, changes, at }: PreferenceEvent): NewOutboundEvent[] {
  const { contact_id, category, channels, paperless, quiet_from, quiet_until, days_before_due, usage_threshold } =
    changes
  const about = { customerNumber, at }
  const events: NewOutboundEvent[] = []
  if (paperless !== undefined) {
    events.push({ ...about, type: 'paperless.changed', data: { crm_billing_group_id: groupId, paperless } })
  }
  if (contact_id === undefined) return events
  const quietHours = quiet_from && quiet_until ? { from: quiet_from, until: quiet_until } : null
  events.push({
    ...about,
    type: 'preference.changed',
    data: {
      crm_contact_id: contact_id,
      crm_billing_group_id: groupId,
      category: category ?? null,
      channels: channels ?? null,
      unsubscribed: false,
      ...(quiet_from !== undefined && { quiet_hours: quietHours }),
      ...(days_before_due !== undefined && { days_before_due }),
      ...(usage_threshold !== undefined && { usage_threshold }),
    },
  })
  return events
}
