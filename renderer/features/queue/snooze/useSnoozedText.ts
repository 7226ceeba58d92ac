/** Returns a function that says until when a message is snoozed, in the provider's time zone. */
import * as snoozeTexts from '#shared/texts/cases/snooze'
import { useRuntimeConfig } from '../../../api/useRuntimeConfig'
import { dayOfMoment, dayText, timeOfMoment } from '../../../ui/format/days'

export function useSnoozedText(): (until: string) => string {
  const { timeZone } = useRuntimeConfig()
  return (until) =>
    snoozeTexts.snoozedUntil(`${dayText(dayOfMoment(until, timeZone))} ${timeOfMoment(until, timeZone)}`)
}
