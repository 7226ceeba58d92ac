/** Defines the crews that visit customers. */
import { z } from 'zod/mini'
import { caseCategories, caseStatuses, visitWindows } from '../../cases/cases'
import { crewNameLimit, crewWeekdays } from '../../cases/crews'
import { selectionOf } from '../../fields/selectionOf'
import { RequiredLine } from '../../fields/textFields'
import { Day } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'
import { maxCommunities, maxVisitsPerWindow } from '../../http/limits'
import * as crewTexts from '../../texts/cases/crews'
import * as communityTexts from '../../texts/customers/communities'
import * as fieldTexts from '../../texts/fields'
import { CaseCategory } from './caseCatalog'

const Window = z.enum(visitWindows)

export const Crew = z.object({
  crew_id: z.uuid(),
  name: z.string(),
  /** The crew works on requests of these categories. */
  categories: z.array(CaseCategory),
  /** The crew drives to these communities. */
  community_ids: z.array(z.string()),
  /** Days of the week, counted from Sunday, which is 0. */
  weekdays: z.array(z.int()),
  windows: z.array(Window),
  visits_per_window: z.int(),
  /** A crew that is not active takes no more visits. Its booked visits remain. */
  is_active: z.boolean(),
  /** The version increases with every change. A change has to contain the version that it is based on. */
  version: z.int(),
})
export type Crew = z.infer<typeof Crew>

export const listCrews = endpoint({
  method: 'GET',
  path: '/api/v1/servicecase/crews',
  summary: 'Lists the crews by name, those that take no more visits included.',
  access: 'staff:SERVICETICKET.read',
  reads: ['Crews'],
  response: z.array(Crew),
})

const visitsError = { error: crewTexts.visitsOutOfRange }

const writableFields = {
  name: RequiredLine({ name: fieldTexts.name, max: crewNameLimit }),
  categories: selectionOf(CaseCategory, crewTexts.categoryMissing, caseCategories.length),
  community_ids: selectionOf(Id, communityTexts.communityMissing, maxCommunities),
  weekdays: selectionOf(z.literal(crewWeekdays), crewTexts.weekdayMissing, crewWeekdays.length),
  windows: selectionOf(Window, crewTexts.windowMissing, visitWindows.length),
  visits_per_window: z.int(visitsError).check(z.gte(1, visitsError), z.lte(maxVisitsPerWindow, visitsError)),
  is_active: z.boolean(),
}

export const createCrew = endpoint({
  method: 'POST',
  path: '/api/v1/servicecase/crews',
  summary: 'Adds a crew. 409 if the name exists; an identical request returns the existing crew.',
  access: 'staff:SERVICETICKET.write',
  changes: ['Crews'],
  body: z.strictObject(writableFields),
  response: Crew,
})

export const updateCrew = endpoint({
  method: 'PUT',
  path: '/api/v1/servicecase/crews/:crew_id',
  summary: 'Changes a crew. Its booked visits remain. 409 if it was changed in the meantime.',
  access: 'staff:SERVICETICKET.write',
  changes: ['Crews'],
  params: z.object({ crew_id: z.uuid() }),
  body: z.strictObject({ ...writableFields, version: z.int() }),
  response: Crew,
})

export const DayVisit = z.object({
  case_id: z.uuid(),
  case_no: z.string(),
  title: z.string(),
  category: z.nullable(CaseCategory),
  status: z.enum(caseStatuses),
  window: Window,
  /** The customer confirmed the appointment. */
  is_confirmed: z.boolean(),
  customer_name: z.string(),
  contact_name: z.string(),
  /** The number for questions about the request, or else that of the contact. It is empty without one. */
  phone: z.string(),
  /** A bulk request has the addresses of its lots. */
  addresses: z.array(z.string()),
  description: z.string(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
})
export type DayVisit = z.infer<typeof DayVisit>

export const getDaySheet = endpoint({
  method: 'GET',
  path: '/api/v1/servicecase/day-sheet',
  summary: 'Returns a crew’s visits of a day by time and address. Each customer’s audit log records it.',
  access: 'staff:SERVICETICKET.read',
  // Nothing refreshes the answer, because every fetch records accesses to accounts.
  reads: [],
  query: z.object({ crew_id: z.uuid(), day: Day }),
  response: z.array(DayVisit),
})

export const crews = { listCrews, createCrew, updateCrew, getDaySheet }
