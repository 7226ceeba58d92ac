/** Reads and stores preferences and mailing addresses of billing groups, limited to customers in scope. */
import { and, asc, eq, sql } from 'drizzle-orm'
import type { CommunicationAddress } from '#shared/contract/customers/communication'
import { addressLine, cityLine } from '#shared/customers/addresses'
import type { NotificationCategory, NotificationChannel } from '#shared/customers/notifications'
import { markDeliverable } from '../../adapters/notifier/undeliverableEmails.queries'
import type { Executor } from '../../db/database'
import { billingAccounts, contacts, premises, serviceAccounts } from '../../db/schema/customers/accounts'
import { communicationPreferences, communicationSettings } from '../../db/schema/customers/communication'
import { defaultSettings } from '../../directory/contacts/rules'
import { type CustomerScope, inScope } from '../../http/customerScope'

export interface BillingGroup {
  groupId: string
  customerNumber: string
}

export async function findGroup(db: Executor, scope: CustomerScope, groupId: string): Promise<BillingGroup | null> {
  const [group] = await db
    .select({ groupId: billingAccounts.groupId, customerNumber: billingAccounts.customerNumber })
    .from(billingAccounts)
    .where(and(eq(billingAccounts.groupId, groupId), inScope(scope, billingAccounts.customerNumber)))
  return group ?? null
}

export async function findGroupsOf(db: Executor, customerNumber: string): Promise<string[]> {
  const groups = await db
    .select({ groupId: billingAccounts.groupId })
    .from(billingAccounts)
    .where(eq(billingAccounts.customerNumber, customerNumber))
  return groups.map(({ groupId }) => groupId)
}

/** Marks an address as verified by a code, unless it has changed since; returns whether it did. */
export async function markVerified(
  db: Executor,
  { contactId, channel, target, now }: { contactId: string; channel: 'email' | 'phone'; target: string; now: Date },
): Promise<boolean> {
  const isOnFile = channel === 'email' ? eq(contacts.email, target) : eq(contacts.phone, target)
  const verified = await db
    .update(contacts)
    .set(channel === 'email' ? { emailVerifiedAt: now } : { phoneVerifiedAt: now })
    .where(and(eq(contacts.id, contactId), isOnFile))
    .returning({ id: contacts.id })
  if (verified.length === 1 && channel === 'email') await markDeliverable(db, target)
  return verified.length === 1
}

export async function findChoices(db: Executor, groupId: string) {
  return db.select().from(communicationPreferences).where(eq(communicationPreferences.billingGroupId, groupId))
}

interface SettingsChanges {
  quietFrom: string | null | undefined
  quietUntil: string | null | undefined
  quietHoursOff: boolean | undefined
  daysBeforeDue: number | undefined
  usageThreshold: number | undefined
}

interface ContactChanges extends SettingsChanges {
  groupId: string
  contactId: string
  channels: Partial<Record<NotificationCategory, NotificationChannel[]>>
}

export const unchangedSettings: SettingsChanges = {
  quietFrom: undefined,
  quietUntil: undefined,
  quietHoursOff: undefined,
  daysBeforeDue: undefined,
  usageThreshold: undefined,
}

/** Changes only the given fields and merges channels, so that two rows saved immediately do not overwrite each other. */
export async function storeChoice(
  db: Executor,
  { groupId, contactId, channels, ...rest }: ContactChanges,
): Promise<void> {
  const changedColumns = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  await db
    .insert(communicationPreferences)
    .values({ billingGroupId: groupId, contactId, channels, ...defaultSettings, ...changedColumns })
    .onConflictDoUpdate({
      target: [communicationPreferences.billingGroupId, communicationPreferences.contactId],
      set: { ...changedColumns, channels: sql`${communicationPreferences.channels} || excluded.channels` },
    })
}

export async function findPaperless(db: Executor, groupId: string): Promise<boolean> {
  const [row] = await db
    .select({ paperless: communicationSettings.paperless })
    .from(communicationSettings)
    .where(eq(communicationSettings.billingGroupId, groupId))
  return row?.paperless ?? false
}

type SettingsColumns = Partial<Omit<typeof communicationSettings.$inferInsert, 'billingGroupId'>>

export async function storeSettings(db: Executor, groupId: string, settings: SettingsColumns): Promise<void> {
  await db
    .insert(communicationSettings)
    .values({ billingGroupId: groupId, ...settings })
    .onConflictDoUpdate({ target: communicationSettings.billingGroupId, set: settings })
}

export async function findAddress(db: Executor, groupId: string): Promise<CommunicationAddress> {
  const [[settings], [place]] = await Promise.all([
    db.select().from(communicationSettings).where(eq(communicationSettings.billingGroupId, groupId)),
    db
      .select({ premise: premises })
      .from(premises)
      .innerJoin(serviceAccounts, eq(serviceAccounts.premiseNumber, premises.number))
      .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
      .where(eq(billingAccounts.groupId, groupId))
      .orderBy(asc(serviceAccounts.startedOn), asc(premises.number))
      .limit(1),
  ])
  const premise = place?.premise
  return {
    billing_group_id: groupId,
    same_as_service: settings?.sameAsService ?? true,
    street_address: settings?.streetAddress ?? '',
    unit: settings?.unit ?? '',
    city: settings?.city ?? '',
    state: settings?.state ?? '',
    zip: settings?.zip ?? '',
    service_address: premise ? `${addressLine(premise.streetAddress, premise.unit)}, ${cityLine(premise)}` : '',
  }
}
