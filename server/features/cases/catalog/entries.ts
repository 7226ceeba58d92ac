/** What an entry of the catalog of service requests is made of, in the shortest form that can be read. */
import { userTypes, type UserType } from '#shared/access'
import type { CaseCategory } from '#shared/cases'
import type { Question } from '#shared/contract/cases'
import type { ServiceType } from '#shared/services'

/** When the first answer is promised. */
export type Promised = 'hour' | 'workingHours' | 'workingDay'

export interface Subtype {
  code: string
  label: string
  questions: Question[]
  needsVisit: boolean
  promised: Promised
}

export interface Type {
  code: string
  label: string
  description: string
  category: CaseCategory
  /** Left out, the category says whose it is. */
  services?: readonly ServiceType[]
  userTypes: readonly UserType[]
  subtypes: Subtype[]
}

export const everybody: readonly UserType[] = userTypes
/** Those who build: staff act for them. */
export const builders: readonly UserType[] = ['BUILDER', 'DEVELOPER', 'CENTRIC']

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

type Rest = Partial<Pick<Subtype, 'needsVisit' | 'promised' | 'questions'>>

export const subtype = (code: string, label: string, rest: Rest = {}): Subtype => ({
  code,
  label,
  questions: [],
  needsVisit: false,
  promised: 'workingDay',
  ...rest,
})

/** Somebody has to come. */
export const visit = (code: string, label: string, rest: Rest = {}): Subtype =>
  subtype(code, label, { needsVisit: true, ...rest })
