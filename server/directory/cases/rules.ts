/** Decides what may happen to a case and by when it is answered. */

import type { Feature } from '#shared/access/features'
import { type CaseKind, type CaseStatus, isFinishedCase, type VisitWindow, windowEndHours } from '#shared/cases/cases'
import type { Question } from '#shared/contract/cases/caseCatalog'
import type { Appointment } from '#shared/contract/cases/cases'
import { officeDay, officeHours } from '#shared/desks/officeHours'
import { addOpenMinutes, momentOf } from '#shared/desks/openingHours'
import { daysAfter } from '#shared/format/moments'
import { reopenDays } from '#shared/http/limits'
import * as caseTexts from '#shared/texts/cases/cases'
import type { ResponsePromise } from './catalog/entries'

export const caseNumber = (year: number, count: number): string => `C-${year}-${String(count).padStart(6, '0')}`

export const featureOf = (kind: CaseKind): Feature => (kind === 'message' ? 'MESSAGEBOX' : 'SERVICETICKET')

/** Staff answer a message within one working day. */
export const messagePromise: ResponsePromise = 'workingDay'

const promiseMinutes: Record<Exclude<ResponsePromise, 'hour'>, number> = {
  workingHours: 8 * 60,
  workingDay: officeDay.to - officeDay.from,
}

const hourMs = 3_600_000

/** Returns the promised time of the first answer: one hour around the clock, or a number of office hours. */
export function expectedBy(now: Date, promised: ResponsePromise, zone: string): Date {
  if (promised === 'hour') return new Date(now.getTime() + hourMs)
  return addOpenMinutes({ from: now, minutes: promiseMinutes[promised] }, officeHours, zone)
}

type AnswerInput = { code: string; answer: string }[]
type AnswerValidation =
  | { answers: { question: string; answer: string }[]; fields?: undefined }
  | { answers?: undefined; fields: Record<string, string> }

/** Returns the answers in the order of the questions, or an error for each that is missing or invalid. */
export function validateAnswers(questions: readonly Question[], input: AnswerInput): AnswerValidation {
  const byCode = new Map(input.map(({ code, answer }) => [code, answer]))
  const fields: Record<string, string> = {}
  for (const question of questions) {
    const problem = answerProblem(question, byCode.get(question.code) ?? '')
    if (problem) fields[`answers.${question.code}`] = problem
  }
  for (const { code } of input) {
    if (!questions.some((question) => question.code === code)) fields[`answers.${code}`] = caseTexts.unknownQuestion
  }
  if (Object.keys(fields).length > 0) return { fields }
  const answers = questions.flatMap(({ code, label }) => {
    const answer = byCode.get(code)
    return answer ? [{ question: label, answer }] : []
  })
  return { answers }
}

function answerProblem({ kind, options, is_required }: Question, answer: string): string | null {
  if (answer === '') return is_required ? caseTexts.unanswered[kind] : null
  if (kind === 'choice' && !options.includes(answer)) return caseTexts.answerMissing
  if (kind === 'day' && !/^\d{4}-\d{2}-\d{2}$/.test(answer)) return caseTexts.enterADate
  if (kind === 'reading' && !/^\d{1,6}$/.test(answer)) return caseTexts.meterDigits
  return null
}

/** The customer is promised a visit until the end of the appointment. */
export const appointmentChange = ({ date, window }: Appointment, zone: string) => ({
  appointmentOn: date,
  appointmentWindow: window,
  appointmentConfirmedAt: null,
  answerDueAt: endOfAppointment({ date, window }, zone),
})

export const noAppointment = { appointmentOn: null, appointmentWindow: null, appointmentConfirmedAt: null }

export const appointmentOf = (date: string | null, window: VisitWindow | null): Appointment | null =>
  date && window ? { date, window } : null

/** Returns the end of an appointment, by which the technician has promised to be there. */
export const endOfAppointment = ({ date, window }: Appointment, zone: string): Date =>
  momentOf({ day: date, minutes: windowEndHours[window] * 60 }, zone)

/** Returns until when a case can be reopened; null while it is open and after that time. */
export function reopenUntil(
  { status, closedAt }: { status: CaseStatus; closedAt: Date | null },
  now: Date,
): Date | null {
  if (!isFinishedCase(status) || status === 'cancelled' || !closedAt) return null
  const until = daysAfter(closedAt, reopenDays)
  return until > now ? until : null
}
