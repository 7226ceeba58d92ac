/** The customers of the load, some of whom get text messages, and some of those not at this time of day. */
import { updateCommunicationPreferences } from '#shared/contract/customers/communication'
import { wallClock } from '#shared/desks/openingHours'
import { defaultTimeZone } from '#shared/format/timeZone'
import { addMethod } from '../../support/data/payments/payments'
import { type Account, addAccount, addPerson, type Person } from '../../support/data/people'
import { callForSure, type Sender, signIn } from './calls'

/** When a customer gets text messages: `later` after quiet hours that last longer than the load. */
type Texts = 'none' | 'immediately' | 'later'

export interface Customer {
  person: Person
  account: Account
  method: string
  token: string
  texts: Texts
}

const hour = (now: Date, later: number): string =>
  `${String((Math.floor(wallClock(now, defaultTimeZone).minutes / 60) + 24 + later) % 24).padStart(2, '0')}:00`

const choose = (sender: Sender, { person, account, token }: Omit<Customer, 'texts'>, choice: object) =>
  callForSure(sender, {
    ...updateCommunicationPreferences,
    token,
    body: { billing_group_id: account.billingGroupId, contact_id: person.contactId, ...choice },
  })

async function chooseTexts(sender: Sender, { texts, ...customer }: Customer): Promise<void> {
  const now = new Date()
  const quiet =
    texts === 'later'
      ? { quiet_from: hour(now, 0), quiet_until: hour(now, 12) }
      : { quiet_from: null, quiet_until: null }
  await choose(sender, customer, { category: 'new_message', channels: ['email', 'sms'], ...quiet })
  await choose(sender, customer, { category: 'case_update', channels: ['email', 'sms'] })
}

export async function addCustomer(sender: Sender, texts: Texts): Promise<Customer> {
  const { database, provider } = sender.world
  const person = await addPerson(database.db, { hasVerifiedPhone: true })
  const account = await addAccount(database.db, person.customerNumber, { balance: 100_000_000 })
  const method = await addMethod({ url: provider.url }, person.customerNumber)
  const customer = { person, account, method, token: await signIn(sender, person), texts }
  await choose(sender, customer, { category: 'offers', channels: ['email'] })
  if (texts !== 'none') await chooseTexts(sender, customer)
  return customer
}

/** Lets the text messages that wait for the end of quiet hours be sent. */
export async function endQuietHours(sender: Sender, customers: readonly Customer[]): Promise<void> {
  for (const customer of customers.filter(({ texts }) => texts === 'later')) {
    await choose(sender, customer, { quiet_from: null, quiet_until: null })
  }
}
