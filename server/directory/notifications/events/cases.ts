/**
 * Notifications about replies of staff and changes of requests, and surveys about requests that ended. A notification of a
 * reply says that there is one and where, never its content.
 */

import type { Appointment } from '#shared/contract/cases/cases'
import { addressLine } from '#shared/customers/addresses'
import type { LetterText } from '#shared/customers/letterText'
import { paths } from '#shared/paths'
import * as appointmentTexts from '#shared/texts/cases/appointments'
import * as caseNotificationTexts from '#shared/texts/cases/caseNotifications'
import type { Executor } from '../../../db/database'
import { appointmentOf, endOfAppointment } from '../../cases/rules'
import type { EventOf } from '../events'
import type { Notification, NotificationServices } from '../notification'
import { findGroupsOfCases, findReplies, findRequestChanges, findUnratedRequests } from './cases.queries'

export async function replyNotifications(
  _services: NotificationServices,
  tx: Executor,
  events: readonly EventOf<'reply'>[],
): Promise<Notification[]> {
  const replies = await findReplies(
    tx,
    events.map(({ commentId }) => commentId),
  )
  const groups = await findGroupsOfCases(tx, replies)
  return replies.map(({ commentId, caseId, kind, number, title, customerNumber }) => {
    const isMessage = kind === 'message'
    const content = caseNotificationTexts.reply({ isMessage, number, title })
    return {
      eventKey: `reply:${commentId}`,
      category: isMessage ? 'new_message' : 'case_update',
      customerNumber,
      groupIds: groups.get(caseId) ?? [],
      content,
      text: caseNotificationTexts.replyText(content.subject),
      // A message opens in the message center; a request has its own page.
      path: isMessage ? paths.messageCenter : `${paths.serviceTicketView}?case=${caseId}`,
    }
  })
}

/** A technician who left this long ago has arrived. */
const travelMs = 2 * 60 * 60_000

type ChangeEvent = EventOf<'request_changed'>
type ChangedRequest = Awaited<ReturnType<typeof findRequestChanges>>[number]
type ChangeNotification = Omit<Notification, 'customerNumber' | 'groupIds'>

const visitChanges: readonly ChangeEvent['change'][] = ['scheduled', 'rescheduled', 'departed']

/** The notification says what changed and where to read about it, never what staff wrote. */
export async function requestChangeNotifications(
  { config }: NotificationServices,
  tx: Executor,
  events: readonly ChangeEvent[],
): Promise<Notification[]> {
  const eventById = new Map(events.map((event) => [event.eventId, event]))
  const requests = await findRequestChanges(tx, [...eventById.keys()])
  const groups = await findGroupsOfCases(tx, requests)
  return requests.flatMap((request) => {
    const event = eventById.get(request.eventId)
    if (!event) return []
    const { customerNumber, caseId } = request
    return changeNotifications(event, request, config.TIME_ZONE).map((notification) => ({
      ...notification,
      customerNumber,
      groupIds: groups.get(caseId) ?? [],
    }))
  })
}

/**
 * A change that cancels a visit has two notifications. A recipient of both gets only the first, because they have the
 * same key.
 */
function changeNotifications(event: ChangeEvent, request: ChangedRequest, zone: string): ChangeNotification[] {
  const { change, canceledAppointment } = event
  const { eventId, caseId, number, title, appointmentOn, appointmentWindow } = request
  const appointment = appointmentOf(appointmentOn, appointmentWindow)
  if (isOutdated(event, appointment)) return []
  const shared = { eventKey: `request_changed:${eventId}`, event, path: `${paths.serviceTicketView}?case=${caseId}` }
  const { letter, text } = caseNotificationTexts.requestChanged[change]({ number, title, ...timeOf(appointment) })
  const expiresAt = relevantUntil(change, { changedAt: request.changedAt, appointment }, zone)
  const isAboutVisit = visitChanges.includes(change)
  const changed: ChangeNotification = {
    ...shared,
    category: isAboutVisit ? 'appointment' : 'case_update',
    // The visit follows within the hour.
    ...(change === 'departed' && { isImmediate: true }),
    ...(expiresAt && { expiresAt }),
    content: isAboutVisit ? withAddress(letter, request) : letter,
    text,
  }
  if (!canceledAppointment) return [changed]
  const time = timeOf(canceledAppointment)
  const canceledToo = caseNotificationTexts.appointmentCanceledToo(time)
  const canceled = caseNotificationTexts.appointmentCanceled({ number, title, ...time })
  return [
    {
      ...changed,
      content: { ...letter, paragraphs: [...letter.paragraphs, canceledToo] },
      text: `${canceledToo} ${text}`,
    },
    {
      ...shared,
      category: 'appointment',
      expiresAt: endOfAppointment(canceledAppointment, zone),
      content: withAddress(canceled.letter, request),
      text: canceled.text,
    },
  ]
}

/** Customers may have services at several addresses. A request about none of them has no address. */
const withAddress = (letter: LetterText, { streetAddress, unit }: ChangedRequest): LetterText =>
  streetAddress === null
    ? letter
    : {
        ...letter,
        paragraphs: [...letter.paragraphs, caseNotificationTexts.visitAddress(addressLine(streetAddress, unit ?? ''))],
      }

/** Returns whether the appointment has been moved or canceled since. */
function isOutdated({ change, appointment: made }: ChangeEvent, current: Appointment | null): boolean {
  if (change !== 'scheduled' && change !== 'rescheduled') return false
  if (current === null) return true
  return made !== undefined && (made.date !== current.date || made.window !== current.window)
}

/** Returns the day and the hours for a text; empty without an appointment. */
const timeOf = (appointment: Appointment | null) => ({
  day: appointment?.date ?? '',
  window: appointment ? appointmentTexts.windowLabels[appointment.window] : '',
})

/** Returns until when a change is news; undefined if it always is. */
function relevantUntil(
  change: ChangeEvent['change'],
  { changedAt, appointment }: { changedAt: Date; appointment: Appointment | null },
  zone: string,
): Date | undefined {
  if (change === 'departed') return new Date(changedAt.getTime() + travelMs)
  return visitChanges.includes(change) && appointment ? endOfAppointment(appointment, zone) : undefined
}

/** No notification is sent about a request that was rated or reopened after the event. */
export async function surveyNotifications(
  _services: NotificationServices,
  tx: Executor,
  events: readonly EventOf<'request_finished'>[],
): Promise<Notification[]> {
  const requests = await findUnratedRequests(
    tx,
    events.map(({ caseId }) => caseId),
  )
  const groups = await findGroupsOfCases(tx, requests)
  return requests.map(({ caseId, number, title, customerNumber }) => ({
    eventKey: `request_finished:${caseId}`,
    event: { kind: 'request_finished', caseId },
    category: 'surveys',
    customerNumber,
    groupIds: groups.get(caseId) ?? [],
    content: caseNotificationTexts.survey({ number, title }),
    text: caseNotificationTexts.surveyText(number),
    path: `${paths.serviceTicketView}?case=${caseId}`,
  }))
}
