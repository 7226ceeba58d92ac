/** Limits, time windows and the email of callback requests. */

import type { Callback } from '#shared/contract/cases/help'
import { type CallbackTopic, type CallbackWindow, callbackWindows } from '#shared/desks/callbacks'
import { timeText, type WallClock } from '#shared/desks/openingHours'
import { formatDay } from '#shared/format/formatDay'
import { formatPhoneNumber } from '#shared/services/voip'
import * as helpTexts from '#shared/texts/cases/help'

export const callbacksByUser = { limit: 5, windowMinutes: 60 }
/** No one reads this many answers; without a limit one user could fill the table. */
export const feedbackByUser = { limit: 60, windowMinutes: 15 }

/** Returns the requested window if the desk can still call then; null otherwise. */
export const windowAt = (
  { topic, day, from_minutes: from }: { topic: CallbackTopic; day: string; from_minutes: number },
  now: WallClock,
): CallbackWindow | null =>
  callbackWindows(topic, now).find((window) => window.day === day && window.from === from) ?? null

const timeOf = ({ day, from_minutes, to_minutes }: Callback): string =>
  helpTexts.callbackTime({ day: formatDay(day), from: timeText(from_minutes), to: timeText(to_minutes) })

interface CallbackCaller {
  name: string
  email: string
  customerNumber: string | undefined
}

/** Builds the email to customer care: whom to call, when, and about what. */
export const careMail = (callback: Callback, kind: 'requested' | 'cancelled', caller: CallbackCaller) =>
  helpTexts.careCallback({
    ...caller,
    isRequested: kind === 'requested',
    topic: callback.topic,
    time: timeOf(callback),
    phone: formatPhoneNumber(callback.phone),
  })
