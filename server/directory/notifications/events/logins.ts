/** Notices about a user's own login. They go only to that user, at once. */
import { dateFormat } from '#shared/format/intl'
import { paths } from '#shared/paths'
import * as loginEmailTexts from '#shared/texts/loginEmails'
import * as notificationTexts from '#shared/texts/notifications'
import type { Executor } from '../../../db/database'
import type { EventOf } from '../events'
import type { Notice, NoticeServices } from '../notice'
import { findLogins, type Login } from './logins.queries'

export async function loginChangeNotices(
  _services: NoticeServices,
  tx: Executor,
  events: readonly EventOf<'login_changed'>[],
): Promise<Notice[]> {
  const logins = await findLogins(
    tx,
    events.map(({ userId }) => userId),
  )
  return events.flatMap(({ userId, change, at }) => {
    const login = logins.get(userId)
    const subject = loginEmailTexts.loginChanges[change]
    if (!login) return []
    return {
      ...noticeTo(login),
      eventKey: `login_changed:${userId}:${change}:${at}`,
      content: loginEmailTexts.loginChanged(subject),
      text: notificationTexts.loginChangedText(subject),
      path: paths.securitySettings,
    }
  })
}

export async function newDeviceNotices(
  { config }: NoticeServices,
  tx: Executor,
  events: readonly EventOf<'new_device'>[],
): Promise<Notice[]> {
  const logins = await findLogins(
    tx,
    events.map(({ userId }) => userId),
  )
  const moments = dateFormat('en-US', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: config.TIME_ZONE,
  })
  return events.flatMap(({ userId, device, at }) => {
    const login = logins.get(userId)
    if (!login) return []
    return {
      ...noticeTo(login),
      eventKey: `new_device:${userId}:${at}`,
      content: loginEmailTexts.newDevice(device, moments.format(new Date(at))),
      text: notificationTexts.newDeviceText(device),
      path: paths.securitySettings,
    }
  })
}

const noticeTo = ({ customerNumber, groupIds, ...addressee }: Login) =>
  ({ category: 'security', customerNumber, groupIds, addressee, isOnlyForAddressee: true }) as const
