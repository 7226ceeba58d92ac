/** Puts a customer together: who they are, who signs in for them, what they have and what they were billed. */
import type { UserType } from '#shared/access'
import { addressLine } from '#shared/addresses'
import { addDays } from '#shared/dates'
import type { ServiceGroup, ServiceType } from '#shared/services'
import { monthlyBills, type ChargedProduct, type ChargedService } from './charges'
import { addDataUsage } from './homeData'
import { addDevices } from './homeDevices'
import { addBoxes } from './homeTv'
import { addLines } from './homeVoice'
import { opaqueId } from './identifiers'
import { keepLedger } from './ledger'
import type { Household } from './openHousehold'
import type { Habit } from './payers'
import { billingPeriods } from './periods'
import type { NewProfile } from './profiles'
import type { RoleName } from './roles'
import type { PremiseRow } from './rows'

export interface Person {
  firstName: string
  lastName: string
  /** Empty when none is on file. */
  email: string
  phone: string
  /** To the account holder. */
  relation?: string
  /** Without a verified number no text messages are sent. */
  hasUnverifiedPhone?: true
}

export interface SignIn {
  userType: UserType
  role: RoleName
}

/** The same whatever the day: contacts do not change from one demo to the next. */
const verifiedAt = new Date('2024-05-06T16:00:00Z')

/** A contact of the customer; with a sign-in, also a portal user. Answers the user's id. */
export function addPerson(household: Household, person: Person, signIn?: SignIn): string | null {
  const { world, random, rows, number } = household
  const contactId = opaqueId('003', random)
  const { relation = '', hasUnverifiedPhone, ...details } = person
  rows.contacts.push({
    id: contactId,
    customerNumber: number,
    ...details,
    relation,
    phoneType: 'mobile',
    language: 'en',
    emailVerifiedAt: signIn ? verifiedAt : null,
    phoneVerifiedAt: signIn && person.phone !== '' && !hasUnverifiedPhone ? verifiedAt : null,
    removedAt: null,
  })
  if (!signIn) return null

  const id = random.uuid()
  rows.users.push({
    id,
    email: person.email,
    passwordHash: world.passwordHash,
    userType: signIn.userType,
    contactId,
    roleId: world.roleIds[signIn.role],
    status: 'active',
    createdAt: new Date(`${addDays(world.today, -random.integer(30, 900))}T15:00:00Z`),
    lastSignInAt: null,
    preferredName: '',
    totpSecret: null,
    totpSince: null,
    mustChangePassword: false,
    totpLastStep: null,
  })
  rows.userCustomers.push({ userId: id, customerNumber: number, roleId: null })
  if (signIn.userType === 'CENTRIC') world.staff.push({ userId: id, role: signIn.role })
  return id
}

export function addPremise(household: Household, premise: PremiseRow): PremiseRow {
  household.rows.premises.push(premise)
  return premise
}

/** A saved payment method; answers its token. */
export function addProfile(household: Household, profile: NewProfile): string {
  const { profiles, number } = household
  const holder = household.rows.contacts[0]
  const token = `tok_demo_${number.slice(3)}_${profiles.length + 1}`
  profiles.push({
    expiry: null,
    behavior: 'ok',
    ...profile,
    customerNumber: number,
    token,
    holderName: holder ? `${holder.firstName} ${holder.lastName}` : '',
  })
  return token
}

export interface ServicePlan {
  type: ServiceType
  premise: PremiseRow
  /** Product codes, the plan first; a product that came later or has ended tells when. */
  products: (string | ChargedProduct)[]
  startedOn: string
  homeFactor?: number
}

export interface BillPlan {
  group: ServiceGroup
  services: ServicePlan[]
  /** The last day that has been billed; null before the first statement. */
  lastEnd: string | null
  habit: Habit
  autopayToken?: string | null
  /** The last day of service; the account is closed since. */
  closedOn?: string
  /** Bills come by mail; those of the fiber group then cost a fee. */
  isOnPaper?: true
  userId?: string | null
}

const monthsOfHistory = 24

const paperless = {
  paperless: true,
  sameAsService: true,
  streetAddress: '',
  unit: '',
  city: '',
  state: '',
  zip: '',
}

/** A billing account with its services and its history. */
export function addBill(household: Household, plan: BillPlan): void {
  const { world, rows } = household
  const closedOn = plan.closedOn ?? null
  const number = world.ids.billingAccountNumber()
  const services = plan.services.map((service) => chargedService(household, service, plan))
  const startedOn = services.map((service) => service.startedOn).reduce((first, day) => (day < first ? day : first))
  const random = household.random.fork(`${plan.group} ${number}`)
  const { isOnPaper = false } = plan
  const ledger = keepLedger(
    {
      billingAccountNumber: number,
      serviceGroup: plan.group,
      periods: plan.lastEnd === null ? [] : billingPeriods(plan.lastEnd, monthsOfHistory, startedOn),
      bill: monthlyBills(services, { hasPaperBillFee: plan.group === 'FIBER' && isOnPaper, random }),
      habit: plan.habit,
      userId: plan.userId ?? null,
      receiptEmail: receiptEmailOf(household, plan.userId ?? null),
      today: world.today,
    },
    world.ids,
    random,
  )
  const groupId = world.ids.billingGroupId()
  rows.billingAccounts.push({
    number,
    groupId,
    customerNumber: household.number,
    serviceGroup: plan.group,
    status: closedOn ? 'closed' : 'active',
    balance: ledger.balance,
    dueOn: ledger.dueOn,
    autopayToken: plan.autopayToken ?? null,
  })
  if (!isOnPaper) rows.communicationSettings.push({ ...paperless, billingGroupId: groupId })
  // Appended one by one: a builder's years of statements are too many to spread into one call.
  for (const statement of ledger.statements) rows.statements.push(statement)
  for (const reading of ledger.readings) rows.gasReadings.push(reading)
  for (const payment of ledger.payments) rows.payments.push(payment)
  plan.services.forEach(({ premise }, index) => {
    const service = services[index]
    if (service) addService(household, service, { billingAccountNumber: number, premise })
  })
}

/** The one who pays, or else somebody at the customer. */
function receiptEmailOf({ rows }: Household, userId: string | null): string | null {
  const payer = rows.users.find(({ id }) => id === userId)
  return payer?.email ?? rows.contacts.find(({ email }) => email !== '')?.email ?? null
}

function chargedService(
  { random }: Household,
  { type, premise, startedOn, homeFactor = 1, products }: ServicePlan,
  plan: Pick<BillPlan, 'services' | 'closedOn'>,
): ChargedService {
  const closedOn = plan.closedOn ?? null
  const hasOnePlace = plan.services.every((service) => service.premise === premise)
  return {
    id: opaqueId('02i', random),
    type,
    place: hasOnePlace ? '' : addressLine(premise.streetAddress, premise.unit),
    startedOn,
    closedOn,
    products: products.map((product) =>
      typeof product === 'string' ? { code: product, startedOn, endedOn: closedOn } : product,
    ),
    homeFactor,
  }
}

function addService(
  household: Household,
  service: ChargedService,
  { billingAccountNumber, premise }: { billingAccountNumber: string; premise: PremiseRow },
): void {
  const { world, random, rows } = household
  rows.serviceAccounts.push({
    id: service.id,
    number: world.ids.serviceAccountNumber(),
    billingAccountNumber,
    premiseNumber: premise.number,
    serviceType: service.type,
    status: service.closedOn ? 'closed' : 'active',
    startedOn: service.startedOn,
  })
  for (const { code, startedOn, endedOn } of service.products) {
    rows.subscriptions.push({ id: random.uuid(), serviceAccountId: service.id, productCode: code, startedOn, endedOn })
  }
  const { id: serviceAccountId, startedOn, closedOn } = service
  if (service.type === 'FIBER') addDataUsage(household, { serviceAccountId, startedOn, closedOn })
  if (closedOn) return
  const productCodes = service.products.filter(({ endedOn }) => endedOn === null).map(({ code }) => code)
  const home = { serviceAccountId, startedOn, productCodes }
  if (service.type === 'FIBER') addDevices(household, home)
  if (service.type === 'TV') addBoxes(household, home)
  if (service.type === 'VOIP') addLines(household, { ...home, premise })
}
