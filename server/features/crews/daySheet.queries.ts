/** Reads the visits of a crew on a day. */
import { and, asc, eq, inArray } from 'drizzle-orm'
import { visitWindows } from '#shared/cases/cases'
import type { DayVisit } from '#shared/contract/cases/crews'
import { addressLine } from '#shared/customers/addresses'
import { groupBy } from '#shared/groupBy'
import type { Executor } from '../../db/database'
import { cases } from '../../db/schema/cases/cases'
import { crews, crewVisits } from '../../db/schema/cases/crews'
import { contacts, customers, premises } from '../../db/schema/customers/accounts'
import { byStreet } from '../../directory/premises.queries'
import { fullName } from '../../fullName'

export async function isCrew(db: Executor, id: string): Promise<boolean> {
  return (await db.select({ id: crews.id }).from(crews).where(eq(crews.id, id))).length > 0
}

/** Returns the visits in the order of their windows and addresses, each with the number of its customer. */
export async function findDayVisits(
  db: Executor,
  { crewId, day }: { crewId: string; day: string },
): Promise<{ customerNumber: string; visit: DayVisit }[]> {
  const rows = await db
    .select({ row: cases, window: crewVisits.visitWindow, premise: premises, customer: customers, contact: contacts })
    .from(crewVisits)
    .innerJoin(cases, eq(cases.id, crewVisits.caseId))
    .innerJoin(customers, eq(customers.number, cases.customerNumber))
    .innerJoin(contacts, eq(contacts.id, cases.contactId))
    .leftJoin(premises, eq(premises.number, cases.premiseNumber))
    .where(and(eq(crewVisits.crewId, crewId), eq(crewVisits.visitOn, day)))
    .orderBy(...byStreet, asc(cases.number))
  const lots = await findLotAddresses(
    db,
    rows.map(({ row }) => row.id),
  )
  const visits = rows.map(({ row, window, premise, customer, contact }) => ({
    customerNumber: row.customerNumber,
    visit: {
      case_id: row.id,
      case_no: row.number,
      title: row.title,
      category: row.category,
      status: row.status,
      window,
      is_confirmed: row.appointmentConfirmedAt !== null,
      customer_name: customer.name,
      contact_name: fullName(contact),
      phone: row.contactPhone || contact.phone,
      addresses: premise ? [visitAddress(premise)] : (lots.get(row.id) ?? []),
      description: row.description,
      answers: row.answers,
    },
  }))
  return visitWindows.flatMap((window) => visits.filter(({ visit }) => visit.window === window))
}

type PremiseAddress = Pick<typeof premises.$inferSelect, 'streetAddress' | 'unit' | 'city'>

const visitAddress = ({ streetAddress, unit, city }: PremiseAddress): string =>
  `${addressLine(streetAddress, unit)}, ${city}`

async function findLotAddresses(db: Executor, parentIds: string[]): Promise<Map<string, string[]>> {
  const lots = await db
    .select({ parentId: cases.parentId, premise: premises })
    .from(cases)
    .innerJoin(premises, eq(premises.number, cases.premiseNumber))
    .where(and(inArray(cases.parentId, parentIds), eq(cases.isPart, true)))
    .orderBy(...byStreet)
  return new Map(
    [...groupBy(lots, ({ parentId }) => parentId ?? '')].map(([parentId, group]) => [
      parentId,
      group.map(({ premise }) => visitAddress(premise)),
    ]),
  )
}
