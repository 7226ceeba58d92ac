/** The settings of the main demo customer: notifications, the mailing address, and an invited contact. */
import { addDays, addMonths } from '#shared/format/dates'
import type { Household } from '../households/createHousehold'
import { addPerson } from '../households/household'

export function addPreferences(household: Household, userId: string | null): void {
  const { rows, world, random, number } = household
  const [fiber, gas] = rows.billingAccounts
  const holder = rows.contacts[0]
  if (!fiber || !gas || !holder || !userId) return
  // Gas bills are sent on paper to a separate mailbox.
  rows.communicationSettings.push({
    billingGroupId: gas.groupId,
    paperless: false,
    sameAsService: false,
    streetAddress: 'PO Box 118',
    unit: '',
    city: 'Quillmere',
    state: 'TX',
    zip: '00141',
  })
  rows.communicationPreferences.push({
    billingGroupId: fiber.groupId,
    contactId: holder.id,
    channels: { payment_due: ['email', 'sms'], outage: ['email', 'sms'], usage_alert: ['email'] },
    quietFrom: '21:00',
    quietUntil: '08:00',
    quietHoursOff: false,
    daysBeforeDue: 3,
    usageThreshold: 120,
  })

  rows.contactPhones.push({
    id: random.fork('a number at work').uuid(),
    contactId: holder.id,
    type: 'work',
    number: '2905550144',
    addedAt: new Date(`${addDays(world.today, -210)}T16:30:00Z`),
  })

  // The counters of one month were lost, which the chart shows as a gap.
  const lostMonth = addMonths(`${world.today.slice(0, 7)}-01`, -7).slice(0, 7)
  rows.dataUsage = rows.dataUsage.filter(({ month }) => month !== lostMonth)

  const invited = { firstName: 'Tamsin', lastName: 'Ellery', email: 'tamsin.ellery@example.com', phone: '2905550112' }
  addPerson(household, { ...invited, relation: 'Sister' })
  const contact = rows.contacts.at(-1)
  if (!contact) return
  rows.invitations.push({
    id: random.uuid(),
    customerNumber: number,
    contactId: contact.id,
    email: contact.email,
    roleId: world.roleIds['Authorized – billing'],
    // No one has the invitation's link. Sending the invitation again creates a new one.
    tokenHash: Buffer.from(random.uuid().replaceAll('-', '').repeat(2), 'hex'),
    invitedBy: userId,
    createdAt: new Date(`${addDays(world.today, -2)}T17:00:00Z`),
    expiresAt: new Date(`${addDays(world.today, 5)}T17:00:00Z`),
  })
}
