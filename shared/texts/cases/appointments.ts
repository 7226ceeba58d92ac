/** Texts about the appointments of service requests. */
import type { VisitWindow } from '../../cases/cases'
import type { Appointment } from '../../contract/cases/cases'
import { dayInProse } from '../../format/dates'
import { bookableDays } from '../../http/limits'

export const visitTaken = 'This time was just taken. Choose another one.'
export const visitIsToday = 'It’s too late to change this visit online. Call us instead.'
export const visitMoved = ({ date, window }: Appointment) =>
  `The visit was moved to ${dayInProse(date)}, ${windowLabels[window]}, after you opened it. Check whether it still needs to change.`
export const visitCanceled = 'The visit was canceled after you opened this request.'
export const notScheduled = 'No visit is scheduled for this request anymore.'
export const moveTheAppointment = 'Reschedule the appointment'
export const nextAppointment = 'Next appointment'
export const movedEvent = 'The appointment was moved'
export const appointmentWasConfirmed = 'The appointment was confirmed'
export const appointment = 'Appointment'
export const preferredAppointment = 'Preferred appointment'
export const movedToast = 'The appointment has been moved.'
export const move = 'Reschedule'
export const chooseADay = 'Choose a day'
export const visitDaysHint = 'Monday to Friday, starting tomorrow.'
export const hours = 'Hours'
export const keepAppointment = (appointment: string) => `Keep ${appointment}`
export const currentAppointment = (appointment: string) => `Your appointment is on ${appointment}.`
export const confirmAppointment = 'Confirm the appointment'
export const appointmentConfirmedToast = 'Thanks. We’ll see you then.'
export const confirmed = 'Confirmed'
export const availableTimes = 'Available times'
export const weekdayAndDay = (weekday: string, day: string) => `${weekday} ${day}`
export const availableTime = (weekday: string, appointment: string) => `${weekday} ${appointment}`
export const availableTimesNotLoaded = 'We couldn’t load the available times.'
export const showMoreTimes = 'Show more times'
export const bookedTime = (time: string) => `${time} (booked)`
export const chooseAnotherTime = 'Choose a different time'
export const chooseATime = 'Choose one of the available times'
export const noAvailableTimes = `No technician is free in the next ${bookableDays} days. Call us, and we’ll find a time.`
export const preferredTimeUnavailable = (appointment: string) => `The preferred time, ${appointment}, isn’t available.`
export const anyBusinessDay = 'Choose the day and hours that suit you.'
export const hoursMissing = 'Choose the hours too'
export const dayMissing = 'Choose a day too'

/** An appointment as it is named in tables and fields. */
export const appointmentAt = (day: string, window: VisitWindow) => `${day}, ${windowLabels[window]}`

export const windowLabels: Record<VisitWindow, string> = {
  '8-10': '8–10 AM',
  '10-12': '10 AM–12 PM',
  '1-3': '1–3 PM',
  '3-5': '3–5 PM',
}
