/** What may happen to a case, and by when it is answered. */
import { reopenDays, isOver, type CaseKind, type CaseStatus } from '#shared/cases'
import type { Question } from '#shared/contract/cases'
import type { Feature } from '#shared/features'
import { addDays } from '#shared/dates'
import { officeDay, officeHours } from '#shared/desks/officeHours'
import { afterMinutesOpen, holidayOn, isWorkday } from '#shared/openingHours'
import type { Promised } from './catalog/entries'

export const caseNumber = (year: number, count: number): string => `C-${year}-${String(count).padStart(6, '0')}`

export const featureOf = (kind: CaseKind): Feature => (kind === 'message' ? 'MESSAGEBOX' : 'SERVICETICKET')

/** We answer a message within one working day. */
export const messagePromise: Promised = 'workingDay'

const promisedMinutes: Record<Exclude<Promised, 'hour'>, number> = {
  workingHours: 8 * 60,
  workingDay: officeDay.to - officeDay.from,
}

const hourMs = 3_600_000

/** The moment by which the first answer is promised: an hour at any time, or so much time of the office. */
export function expectedBy(now: Date, promised: Promised, zone: string): Date {
  if (promised === 'hour') return new Date(now.getTime() + hourMs)
  return afterMinutesOpen({ from: now, minutes: promisedMinutes[promised] }, officeHours, zone)
}

type Given = { code: string; answer: string }[]
type Checked =
  | { answers: { question: string; answer: string }[]; fields?: undefined }
  | { answers?: undefined; fields: Record<string, string> }

/** The answers in the order of the questions, or a remark for each that is missing or not one of the choices. */
export function answersTo(questions: readonly Question[], given: Given): Checked {
  const byCode = new Map(given.map(({ code, answer }) => [code, answer]))
  const fields: Record<string, string> = {}
  for (const question of questions) {
    const problem = answerProblem(question, byCode.get(question.code) ?? '')
    if (problem) fields[`answers.${question.code}`] = problem
  }
  for (const { code } of given) {
    if (!questions.some((question) => question.code === code)) fields[`answers.${code}`] = 'This question is not known'
  }
  if (Object.keys(fields).length > 0) return { fields }
  const answers = questions.flatMap(({ code, label }) => {
    const answer = byCode.get(code)
    return answer ? [{ question: label, answer }] : []
  })
  return { answers }
}

function answerProblem({ kind, options, is_required }: Question, answer: string): string | null {
  if (answer === '') return is_required ? 'Answer this question' : null
  if (kind === 'choice' && !options.includes(answer)) return 'Choose one of the answers'
  if (kind === 'day' && !/^\d{4}-\d{2}-\d{2}$/.test(answer)) return 'Enter a date'
  if (kind === 'reading' && !/^\d{1,6}$/.test(answer)) return 'Enter the digits shown on the meter'
  return null
}

/** Nobody has been sent yet, so nothing has to be called off. */
export const isCancelledAtOnce = (status: CaseStatus): boolean => status === 'received' || status === 'assigned'

const dayMs = 24 * hourMs

/** Until when a case can be taken up again; null while it runs and when that time is over. */
export function reopenUntil(
  { status, closedAt }: { status: CaseStatus; closedAt: Date | null },
  now: Date,
): Date | null {
  if (!isOver(status) || status === 'cancelled' || !closedAt) return null
  const until = new Date(closedAt.getTime() + reopenDays * dayMs)
  return until > now ? until : null
}

const bookableDays = 60

/** Somebody can come on working days from tomorrow on, for the next two months. */
export function appointmentProblem(day: string, today: string): string | null {
  if (day <= today) return 'Choose tomorrow or a later day'
  if (day > addDays(today, bookableDays)) return `Choose a day within the next ${bookableDays} days`
  if (isWorkday(day)) return null
  const holiday = holidayOn(day)
  return holiday ? `We’re closed on ${holiday}. Choose another day` : 'Choose a day from Monday to Friday'
}
