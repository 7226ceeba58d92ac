/** Builds a customer: contacts, logins, services and bills. */
import type { UserType } from '#shared/access/access'
import { addressLine } from '#shared/customers/addresses'
import { addDays } from '#shared/format/dates'
import type { ServiceGroup, ServiceType } from '#shared/services/services'
import { fullName } from '../../../fullName'
import type { RoleName } from '../../startingRoles'
import { buildLedger } from '../billing/billHistory'
import { type ChargedProduct, type ChargedService, monthlyBills } from '../billing/charges'
import type { PaymentHabit } from '../billing/payers'
import { billingPeriods } from '../billing/periods'
import type { NewProfile } from '../billing/savedMethods'
import { opaqueId } from '../identifiers'
import type { GasReadingRow, PremiseRow } from '../rows'
import { addDataUsage } from '../services/dataUsage'
import { addDevices } from '../services/fiberDevices'
import { addBoxes } from '../services/tvBoxes'
import { addDataDays, addGasDays } from '../services/usageDays'
import { addLines } from '../services/voipLines'
import type { Household } from './createHousehold'

export interface Person {
  firstName: string
  lastName: string
  /** Empty when the contact has no email address. */
  email: string
  phone: string
  /** The relation to the account holder. */
  relation?: string
  /** Text messages are only sent to verified numbers. */
  hasUnverifiedPhone?: true
}

interface SignIn {
  userType: UserType
  role: RoleName
}

/** Does not depend on today: contacts stay the same in every demo. */
const verifiedAt = new Date('2024-05-06T16:00:00Z')

/** Adds a contact, and a portal user if `signIn` is given. Returns the user's id. */
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
    delivered: null,
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

/** Adds a saved payment method and returns its token. */
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
    holderName: holder ? fullName(holder) : '',
  })
  return token
}

export interface ServicePlan {
  type: ServiceType
  premise: PremiseRow
  /** Product codes, the plan first. A product that started later or has ended gives its dates. */
  products: (string | ChargedProduct)[]
  startedOn: string
  homeFactor?: number
}

export interface BillPlan {
  group: ServiceGroup
  services: ServicePlan[]
  /** The last billed day; null before the first statement. */
  lastEnd: string | null
  habit: PaymentHabit
  autopayToken?: string | null
  /** The last day of service. The account is closed since then. */
  closedOn?: string
  /** The gas meter and the fiber line report every day. */
  hasDailyUsage?: true
  /** Bills are sent by mail, which costs a fee for the fiber group. */
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

/** Adds a billing account with its services and its history. */
export function addBill(household: Household, plan: BillPlan): void {
  const { world, rows } = household
  const closedOn = plan.closedOn ?? null
  const number = world.ids.billingAccountNumber()
  const services = plan.services.map((service) => toChargedService(household, service, plan))
  const startedOn = services.map((service) => service.startedOn).reduce((first, day) => (day < first ? day : first))
  const random = household.random.fork(`${plan.group} ${number}`)
  const { isOnPaper = false } = plan
  const ledger = buildLedger(
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
  // Pushes one by one, because a builder's years of statements exceed the argument limit of a spread call.
  for (const statement of ledger.statements) rows.statements.push(statement)
  for (const reading of ledger.readings) rows.gasReadings.push(reading)
  for (const payment of ledger.payments) rows.payments.push(payment)
  plan.services.forEach(({ premise }, index) => {
    const service = services[index]
    if (!service) return
    addService(household, service, { billingAccountNumber: number, premise })
    if (plan.hasDailyUsage) addUsageDays(household, { service, readings: ledger.readings })
  })
}

function addUsageDays(
  household: Household,
  { service, readings }: { service: ChargedService; readings: readonly GasReadingRow[] },
): void {
  const ownReadings = readings.filter(({ serviceAccountId }) => serviceAccountId === service.id)
  if (service.type === 'GAS') addGasDays(household, { service, readings: ownReadings })
  if (service.type === 'FIBER') addDataDays(household, service)
}

/** Returns the payer's address, or else that of any contact with an email address. */
function receiptEmailOf({ rows }: Household, userId: string | null): string | null {
  const payer = rows.users.find(({ id }) => id === userId)
  return payer?.email ?? rows.contacts.find(({ email }) => email !== '')?.email ?? null
}

function toChargedService(
  { random }: Household,
  { type, premise, startedOn, homeFactor = 1, products }: ServicePlan,
  plan: Pick<BillPlan, 'services' | 'closedOn'>,
): ChargedService {
  const closedOn = plan.closedOn ?? null
  const hasOneAddress = plan.services.every((service) => service.premise === premise)
  return {
    id: opaqueId('02i', random),
    type,
    place: hasOneAddress ? '' : addressLine(premise.streetAddress, premise.unit),
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
