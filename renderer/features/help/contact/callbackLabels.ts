/** Labels for the topic, day and time of a callback. */

import { type CallbackTopic, callbackTopics } from '#shared/desks/callbacks'
import { timeText } from '#shared/desks/openingHours'
import { addDays } from '#shared/format/dates'
import { dateFormat } from '#shared/format/intl'
import * as deskTexts from '#shared/texts/cases/desks'
import * as helpTexts from '#shared/texts/cases/help'
import * as commonTexts from '#shared/texts/common'
import { dayText } from '../../../ui/format/days'

export const topicLabel = (topic: CallbackTopic): string => deskTexts.deskTitles[topic]

export const topicOptions = callbackTopics.map((topic) => ({ value: topic, label: topicLabel(topic) }))

/** "Today", "Tomorrow", "Monday, 03/16/2026" */
export function dayLabel(day: string, today: string): string {
  if (day === today) return commonTexts.today
  return day === addDays(today, 1)
    ? helpTexts.tomorrow
    : `${dateFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))}, ${dayText(day)}`
}

export const timesLabel = (from: number, to: number): string => `${timeText(from)} – ${timeText(to)}`
