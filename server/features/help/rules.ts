/** Limits, time windows and the mail of call-back requests. */
import type { Callback } from '#shared/contract/cases/help'
import { type CallbackTopic, type CallbackWindow, callbackWindows } from '#shared/desks/callbacks'
import { timeText, type WallClock } from '#shared/desks/openingHours'
import { formatDay } from '#shared/format/dates'

export const callbacksByUser = { limit: 5, windowMinutes: 60 }
/** No one reads this many answers; without a limit one user could fill the table. */
export const feedbackByUser = { limit: 60, windowMinutes: 15 }

/** Returns the requested window if the desk can still call then; null otherwise. */
export const windowAt = (
  { topic, day, from_minutes: from }: { topic: CallbackTopic; day: string; from_minutes: number },
  now: WallClock,
): CallbackWindow | null =>
  callbackWindows(topic, now).find((window) => window.day === day && window.from === from) ?? null

const formatPhone = (phone: string): string => `(${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`

const timeOf = ({ day, from_minutes, to_minutes }: Callback): string =>
  `${formatDay(day)}, ${timeText(from_minutes)} to ${timeText(to_minutes)}`

interface CallbackCaller {
  name: string
  email: string
  customerNumber: string | undefined
}

/** Builds the mail for customer care: whom to call, when, and about what. */
export function careMail(callback: Callback, kind: 'requested' | 'cancelled', caller: CallbackCaller) {
  const action = kind === 'requested' ? 'Call back' : 'Do not call back'
  return {
    subject: `${action}: ${callback.topic}, ${timeOf(callback)}`,
    text: [
      `${action} ${caller.name}`,
      `Number: ${formatPhone(callback.phone)}`,
      `Time: ${timeOf(callback)}`,
      `Topic: ${callback.topic}`,
      `Customer: ${caller.customerNumber ?? 'none yet'}`,
      `Email: ${caller.email}`,
    ].join('\n'),
  }
}
