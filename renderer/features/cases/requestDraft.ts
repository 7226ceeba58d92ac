/** What a person has filled in of a request, kept in this tab, and how it reads as a form. */
import { z } from 'zod/mini'
import { contactWindows, descriptionLimit, visitWindows } from '#shared/cases'
import type { Question, ServiceSubtype } from '#shared/contract/cases'
import { fieldProblem } from '#shared/fieldRules'
import { Checks, keptJson, type Check } from '../../session/keptJson'
import { checksBeside } from './selfCheckSteps'
import * as commonTexts from '#shared/texts/common'
import * as requestTexts from '#shared/texts/requests'

export const emptyDraft = {
  type: '',
  subtype: '',
  /** The service account it is about; empty for the account in general. */
  service: '',
  description: '',
  /** JSON: the answers by the question's code. */
  answers: '{}',
  /** JSON: what was tried before, question by question. */
  checks: '[]',
  date: '',
  window: '',
  phone: '',
  /** When a call suits; empty when nothing was said. */
  contactWindow: '',
  /** The request that this one follows. */
  parent: '',
  /** Of one sending: a changed request is another one. */
  key: '',
  /** The files that were sent under the key. */
  keyFiles: '',
}

export type RequestDraft = typeof emptyDraft

const Answers = z.record(z.string(), z.string())

export const answersIn = (draft: RequestDraft): Record<string, string> => keptJson(Answers, draft.answers, {})
export const checksIn = (draft: RequestDraft): Check[] => keptJson(Checks, draft.checks, [])

export const fieldId = (name: string): string => `request-${name}`
export const questionId = ({ code }: Pick<Question, 'code'>): string => fieldId(`answers.${code}`)

/** The order in which the form shows its fields. */
export const fieldsOf = (subtype: ServiceSubtype): string[] => [
  fieldId('subtype'),
  fieldId('service'),
  ...subtype.questions.map(questionId),
  fieldId('description'),
  fieldId('files'),
  fieldId('date'),
  fieldId('window'),
  fieldId('phone'),
]

export type Errors = Record<string, string | undefined>

function answerProblem({ kind, is_required, options }: Question, answer: string): string | undefined {
  if (answer.trim() === '') return is_required ? requestTexts.answerThisQuestion : undefined
  if (kind === 'choice' && !options.includes(answer)) {
    return requestTexts.youAnsweredBeforeWhichDoesnt(answer)
  }
  return kind === 'reading' && !/^\d{1,6}$/.test(answer.trim()) ? requestTexts.enterTheDigitsShownOn : undefined
}

/** The first failing rule of each field. */
export function errorsIn(draft: RequestDraft, subtype: ServiceSubtype): Errors {
  const answers = answersIn(draft)
  const errors: Errors = {
    [fieldId('description')]:
      fieldProblem(draft.description, {
        name: requestTexts.description,
        required: true,
        maxLength: descriptionLimit,
      }) ?? undefined,
    [fieldId('phone')]: fieldProblem(draft.phone, { name: commonTexts.phone, minDigits: 10 }) ?? undefined,
  }
  for (const question of subtype.questions) {
    errors[questionId(question)] = answerProblem(question, answers[question.code] ?? '')
  }
  if (draft.date !== '' && draft.window === '') errors[fieldId('window')] = requestTexts.chooseTheHoursToo
  if (draft.window !== '' && draft.date === '') errors[fieldId('date')] = requestTexts.chooseADayToo
  return errors
}

/** The remarks that still hold after a change. */
export function withoutChanged(errors: Errors, draft: RequestDraft, changes: Partial<RequestDraft>): Errors {
  const [before, after] = [answersIn(draft), answersIn({ ...draft, ...changes })]
  const changed = new Set([
    ...Object.keys(changes).map(fieldId),
    ...Object.keys(after)
      .filter((code) => after[code] !== before[code])
      .map((code) => questionId({ code })),
  ])
  return Object.fromEntries(Object.entries(errors).filter(([id]) => id !== 'form' && !changed.has(id)))
}

/** The server's remarks under the fields that they are about. */
export const errorsOf = (remarks: Record<string, string>): Errors =>
  Object.fromEntries(
    Object.entries(remarks).map(([name, text]) => [
      fieldId(
        { preferred_date: 'date', preferred_window: 'window', contact_phone: 'phone', service_subtype: 'subtype' }[
          name
        ] ?? name,
      ),
      text,
    ]),
  )

/** What the server is sent. */
export function requestOf(draft: RequestDraft, subtype: ServiceSubtype, ids: RequestIds) {
  const answers = answersIn(draft)
  const window = visitWindows.find((known) => known === draft.window)
  const contactWindow = contactWindows.find((known) => known === draft.contactWindow)
  return {
    crm_contact_id: ids.contactId,
    ...(ids.premiseId && { crm_premise_id: ids.premiseId }),
    ...(draft.service && { crm_service_account_id: draft.service }),
    service_type: subtype.service_type,
    service_subtype: subtype.service_subtype,
    description: draft.description.trim(),
    answers: subtype.questions.flatMap(({ code }) => {
      const answer = answers[code]?.trim()
      return answer ? [{ code, answer }] : []
    }),
    checks: checksBeside(checksIn(draft), subtype.questions),
    attachment_ids: ids.attachmentIds,
    ...(draft.date && window && { preferred_date: draft.date, preferred_window: window }),
    ...(draft.phone && { contact_phone: draft.phone }),
    ...(contactWindow && { contact_window: contactWindow }),
    ...(draft.parent && { parent_case_id: draft.parent }),
  }
}

interface RequestIds {
  contactId: string
  premiseId: string | undefined
  attachmentIds: string[]
}
