/** Labels for the topic, day and time of a callback. */

import { type CallbackTopic, callbackTopics } from '#shared/desks/callbacks'
import { timeText, weekdayOf } from '#shared/desks/openingHours'
import { addDays } from '#shared/format/dates'
import { rangeText } from '#shared/format/rangeText'
import * as deskTexts from '#shared/texts/cases/desks'
import * as helpTexts from '#shared/texts/cases/help'
import * as commonTexts from '#shared/texts/common'
import * as openingHourTexts from '#shared/texts/openingHours'
import { dayText } from '../../../ui/format/days'

export const topicLabel = (topic: CallbackTopic): string => deskTexts.deskTitles[topic]

export const topicOptions = callbackTopics.map((topic) => ({ value: topic, label: topicLabel(topic) }))

/** "Today", "Tomorrow", "Monday, 03/16/2026" */
export function dayLabel(day: string, today: string): string {
  if (day === today) return commonTexts.today
  return day === addDays(today, 1)
    ? helpTexts.tomorrow
    : helpTexts.weekdayAndDay(openingHourTexts.weekdays[weekdayOf(day)] ?? '', dayText(day))
}

export const timesLabel = (from: number, to: number): string => rangeText(timeText(from), timeText(to))
