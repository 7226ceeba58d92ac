/** Types and builders that keep the entries of the service request catalog short. */
import { type UserType, userTypes } from '#shared/access/access'
import type { CaseCategory } from '#shared/cases/cases'
import type { Question } from '#shared/contract/cases/caseCatalog'
import type { ServiceType } from '#shared/services/services'

/** The time within which the first answer is promised. */
export type ResponsePromise = 'hour' | 'workingHours' | 'workingDay'

export interface CatalogSubtype {
  code: string
  label: string
  questions: Question[]
  needsVisit: boolean
  promised: ResponsePromise
  /** Requests of this kind report that the service is out. */
  reportedService?: ServiceType
}

export interface CatalogType {
  code: string
  label: string
  description: string
  category: CaseCategory
  /** Without this list the category implies the services. */
  services?: readonly ServiceType[]
  userTypes: readonly UserType[]
  subtypes: CatalogSubtype[]
}

export const allUserTypes: readonly UserType[] = userTypes
/** Builders and developers, and staff, who act for them. */
export const builderUserTypes: readonly UserType[] = ['BUILDER', 'DEVELOPER', 'CENTRIC']

const question = (
  kind: Question['kind'],
  [code, label]: [string, string],
  { options = [], isRequired = true }: { options?: string[]; isRequired?: boolean } = {},
): Question => ({ code, label, kind, options, is_required: isRequired })

export const choice = (code: string, label: string, options: string[]): Question =>
  question('choice', [code, label], { options })
export const text = (code: string, label: string): Question => question('text', [code, label])
export const optionalText = (code: string, label: string): Question =>
  question('text', [code, label], { isRequired: false })
export const day = (code: string, label: string): Question => question('day', [code, label])
export const reading = (code: string, label: string): Question => question('reading', [code, label])

export const yesNo = ['Yes', 'No']
export const yesNoUnsure = ['Yes', 'No', 'I don’t know']

type SubtypeOptions = Partial<Pick<CatalogSubtype, 'needsVisit' | 'promised' | 'questions' | 'reportedService'>>

export const subtype = (code: string, label: string, options: SubtypeOptions = {}): CatalogSubtype => ({
  code,
  label,
  questions: [],
  needsVisit: false,
  promised: 'workingDay',
  ...options,
})

/** Returns a subtype that requires a technician to visit. */
export const visit = (code: string, label: string, options: SubtypeOptions = {}): CatalogSubtype =>
  subtype(code, label, { needsVisit: true, ...options })
