/** Decisions about help. */
import type { Callback } from '#shared/contract/help'
import { formatDay } from '#shared/dates'
import { callbackWindows, type CallbackTopic, type CallbackWindow } from '#shared/desks/callbacks'
import { timeText, type WallClock } from '#shared/openingHours'

export const callbacksByUser = { limit: 5, windowMinutes: 60 }
/** More than anybody reads; without it a person could fill the table. */
export const feedbackByUser = { limit: 60, windowMinutes: 15 }

/** The time that was asked for, when the desk can still call then. */
export const windowAt = (
  { topic, day, from_minutes: from }: { topic: CallbackTopic; day: string; from_minutes: number },
  now: WallClock,
): CallbackWindow | null =>
  callbackWindows(topic, now).find((window) => window.day === day && window.from === from) ?? null

const dialled = (phone: string): string => `(${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`

const timeOf = ({ day, from_minutes, to_minutes }: Callback): string =>
  `${formatDay(day)}, ${timeText(from_minutes)} to ${timeText(to_minutes)}`

interface Caller {
  name: string
  email: string
  customerNumber: string | undefined
}

/** What the provider's people read: whom to call, when and about what. */
export function careMail(callback: Callback, kind: 'requested' | 'cancelled', caller: Caller) {
  const what = kind === 'requested' ? 'Call back' : 'Do not call back'
  return {
    subject: `${what}: ${callback.topic}, ${timeOf(callback)}`,
    text: [
      `${what} ${caller.name}`,
      `Number: ${dialled(callback.phone)}`,
      `Time: ${timeOf(callback)}`,
      `Topic: ${callback.topic}`,
      `Customer: ${caller.customerNumber ?? 'none yet'}`,
      `Email: ${caller.email}`,
    ].join('\n'),
  }
}
