/**
 * Notifications about replies of staff and changes of requests, and surveys about requests that ended. A notification of a
 * reply says that there is one and where, never its content.
 */

import type { Appointment } from '#shared/contract/cases/cases'
import { paths } from '#shared/paths'
import * as requestTexts from '#shared/texts/cases/requests'
import * as notificationTexts from '#shared/texts/customers/notifications'
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
    const content = notificationTexts.reply({ isMessage, number, title })
    return {
      eventKey: `reply:${commentId}`,
      category: isMessage ? 'new_message' : 'case_update',
      customerNumber,
      groupIds: groups.get(caseId) ?? [],
      content,
      text: notificationTexts.replyText(content.subject),
      // A message opens in the message center; a request has its own page.
      path: isMessage ? paths.messageCenter : `${paths.serviceTicketView}?case=${caseId}`,
    }
  })
}

/** A technician who left this long ago has arrived. */
const travelMs = 2 * 60 * 60_000

/** Returns until when a change is news; undefined if it always is. */
function relevantUntil(
  change: EventOf<'request_changed'>['change'],
  { changedAt, appointment }: { changedAt: Date; appointment: Appointment | null },
  zone: string,
): Date | undefined {
  if (change === 'departed') return new Date(changedAt.getTime() + travelMs)
  return change === 'scheduled' && appointment ? endOfAppointment(appointment, zone) : undefined
}

/** The notification says what changed and where to read about it, never what staff wrote. */
export async function requestChangeNotifications(
  { config }: NotificationServices,
  tx: Executor,
  events: readonly EventOf<'request_changed'>[],
): Promise<Notification[]> {
  const changes = new Map(events.map(({ eventId, change }) => [eventId, change]))
  const requests = await findRequestChanges(tx, [...changes.keys()])
  const groups = await findGroupsOfCases(tx, requests)
  return requests.flatMap(
    ({ eventId, changedAt, caseId, number, title, customerNumber, appointmentOn: day, appointmentWindow }) => {
      const change = changes.get(eventId)
      if (change === undefined) return []
      // The visit that was moved has been canceled since.
      if (change === 'scheduled' && day === null) return []
      const window = appointmentWindow === null ? '' : requestTexts.windowLabels[appointmentWindow]
      const appointment = appointmentOf(day, appointmentWindow)
      const expiresAt = relevantUntil(change, { changedAt, appointment }, config.TIME_ZONE)
      const { letter, text } = notificationTexts.requestChanged[change]({ number, title, day: day ?? '', window })
      return {
        eventKey: `request_changed:${eventId}`,
        category: 'case_update',
        customerNumber,
        groupIds: groups.get(caseId) ?? [],
        // The visit follows within the hour.
        ...(change === 'departed' && { isImmediate: true }),
        ...(expiresAt && { expiresAt }),
        content: letter,
        text,
        path: `${paths.serviceTicketView}?case=${caseId}`,
      }
    },
  )
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
    category: 'surveys',
    customerNumber,
    groupIds: groups.get(caseId) ?? [],
    content: notificationTexts.survey({ number, title }),
    text: notificationTexts.surveyText(number),
    path: `${paths.serviceTicketView}?case=${caseId}`,
  }))
}
