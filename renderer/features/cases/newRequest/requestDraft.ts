/** Defines the draft of a request that the tab stores, its validation, and the request that is sent. */
import { z } from 'zod/mini'
import { contactWindows, visitWindows } from '#shared/cases/cases'
import { needsDescription } from '#shared/cases/needsDescription'
import type { Question, ServiceSubtype } from '#shared/contract/cases/caseCatalog'
import * as appointmentTexts from '#shared/texts/cases/appointments'
import * as caseTexts from '#shared/texts/cases/cases'
import * as fieldTexts from '#shared/texts/fields'
import { type AnsweredCheck, AnsweredChecks, parseStoredJson } from '../../../domain/drafts/storedJson'
import { removeCoveredChecks } from './selfCheckSteps'

export const emptyDraft = {
  type: '',
  subtype: '',
  /** The service account that the request is about, or all services of a premise; empty for the account in general. */
  service: '',
  description: '',
  /** The answers by question code, as JSON. */
  answers: '{}',
  /** The completed checks with their answers, as JSON. */
  checks: '[]',
  date: '',
  window: '',
  phone: '',
  /** The preferred time for a call; empty if none was selected. */
  contactWindow: '',
  /** The request that this one follows up on. */
  parent: '',
  /** The idempotency key. A changed request gets a new one. */
  key: '',
  /** The ids of the files that were sent with the key. */
  keyFor: '',
}

export type RequestDraft = typeof emptyDraft

const premisePrefix = 'premise:'

/** The value of the field for a request about all services of a premise. */
export const allServicesOf = (premiseId: string): string => `${premisePrefix}${premiseId}`

/** Returns what the field for the service selects: a service, all services of a premise, or neither. */
export function selectedPlace(service: string): { serviceId?: string; premiseId?: string } {
  if (service.startsWith(premisePrefix)) return { premiseId: service.slice(premisePrefix.length) }
  return service === '' ? {} : { serviceId: service }
}

const Answers = z.record(z.string(), z.string())

export const parseAnswers = (draft: RequestDraft): Record<string, string> => parseStoredJson(Answers, draft.answers, {})
export const parseChecks = (draft: RequestDraft): AnsweredCheck[] => parseStoredJson(AnsweredChecks, draft.checks, [])

export const fieldId = (name: string): string => `request-${name}`
export const questionId = ({ code }: Pick<Question, 'code'>): string => fieldId(`answers.${code}`)

/** Returns the field ids in the order in which the form shows them. */
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

export type RequestErrors = Record<string, string | undefined>

function answerProblem({ code, kind, is_required, options }: Question, answer: string): string | undefined {
  if (answer.trim() === '') {
    return is_required ? (caseTexts.unansweredByCode[code] ?? caseTexts.unanswered[kind]) : undefined
  }
  if (kind === 'choice' && !options.includes(answer)) {
    return caseTexts.answerOutdated(answer)
  }
  return kind === 'reading' && !/^\d{1,6}$/.test(answer.trim()) ? caseTexts.meterDigits : undefined
}

/** Returns the errors of the questions and of the visit, which the call's schema does not know. */
export function validateRequest(draft: RequestDraft, subtype: ServiceSubtype): RequestErrors {
  const answers = parseAnswers(draft)
  const errors: RequestErrors = {}
  for (const question of subtype.questions) {
    errors[questionId(question)] = answerProblem(question, answers[question.code] ?? '')
  }
  if (draft.description.trim() === '' && needsDescription(subtype.questions)) {
    errors[fieldId('description')] = fieldTexts.required(fieldTexts.description)
  }
  if (draft.date !== '' && draft.window === '') errors[fieldId('window')] = appointmentTexts.hoursMissing
  if (draft.window !== '' && draft.date === '') errors[fieldId('date')] = appointmentTexts.dayMissing
  return errors
}

/** Returns the errors that still apply after a change. */
export function removeChangedErrors(
  errors: RequestErrors,
  draft: RequestDraft,
  changes: Partial<RequestDraft>,
): RequestErrors {
  const [before, after] = [parseAnswers(draft), parseAnswers({ ...draft, ...changes })]
  const changed = new Set([
    ...Object.keys(changes).map(fieldId),
    ...Object.keys(after)
      .filter((code) => after[code] !== before[code])
      .map((code) => questionId({ code })),
  ])
  return Object.fromEntries(Object.entries(errors).filter(([id]) => id !== 'form' && !changed.has(id)))
}

/** Maps the server's field errors to the form's field ids. */
export const toFormErrors = (fieldErrors: Record<string, string>): RequestErrors =>
  Object.fromEntries(
    Object.entries(fieldErrors).map(([name, text]) => [
      fieldId(
        { preferred_date: 'date', preferred_window: 'window', contact_phone: 'phone', service_subtype: 'subtype' }[
          name
        ] ?? name,
      ),
      text,
    ]),
  )

/** Builds the request body. */
export function buildRequest(draft: RequestDraft, subtype: ServiceSubtype, ids: RequestIds) {
  const answers = parseAnswers(draft)
  const window = visitWindows.find((candidate) => candidate === draft.window)
  const contactWindow = contactWindows.find((candidate) => candidate === draft.contactWindow)
  return {
    crm_contact_id: ids.contactId,
    ...(ids.premiseId && { crm_premise_id: ids.premiseId }),
    ...(ids.serviceId && { crm_service_account_id: ids.serviceId }),
    service_type: subtype.service_type,
    service_subtype: subtype.service_subtype,
    description: draft.description.trim(),
    answers: subtype.questions.flatMap(({ code }) => {
      const answer = answers[code]?.trim()
      return answer ? [{ code, answer }] : []
    }),
    checks: removeCoveredChecks(parseChecks(draft), subtype.questions),
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
  serviceId: string | undefined
  attachmentIds: string[]
}
