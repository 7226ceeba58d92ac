/** Notifications about a user's own login. They go only to that user, at once. */
import { dayAndTimeInProse } from '#shared/format/moments'
import { paths } from '#shared/paths'
import * as notificationTexts from '#shared/texts/customers/notifications'
import * as loginEmailTexts from '#shared/texts/signIn/loginEmails'
import type { Executor } from '../../../db/database'
import type { EventOf } from '../events'
import type { Notification, NotificationServices } from '../notification'
import { findLogins, type Login } from './logins.queries'

export async function loginChangeNotifications(
  _services: NotificationServices,
  tx: Executor,
  events: readonly EventOf<'login_changed'>[],
): Promise<Notification[]> {
  const logins = await findLogins(
    tx,
    events.map(({ userId }) => userId),
  )
  return events.flatMap(({ userId, change, at }) => {
    const login = logins.get(userId)
    if (!login) return []
    return {
      ...addressedTo(login),
      eventKey: `login_changed:${userId}:${change}:${at}`,
      ...(change === 'temporaryPassword' ? setPassword(login) : ownChange(change)),
      // The email goes to the previous address.
      ...(change === 'emailChanged' && { onlyTexts: 'ifChosen' }),
    }
  })
}

type LoginTexts = Pick<Notification, 'content' | 'text' | 'path'>

function ownChange(change: EventOf<'login_changed'>['change']): LoginTexts {
  const subject = loginEmailTexts.loginChanges[change]
  return {
    content: loginEmailTexts.loginChanged(subject),
    text: notificationTexts.loginChangedText(subject),
    path: paths.securitySettings,
  }
}

/** Customer care set the password. */
const setPassword = ({ email }: Login): LoginTexts => ({
  content: loginEmailTexts.temporaryPassword(email),
  text: notificationTexts.temporaryPasswordText,
  path: paths.login,
})

export async function newDeviceNotifications(
  { config }: NotificationServices,
  tx: Executor,
  events: readonly EventOf<'new_device'>[],
): Promise<Notification[]> {
  const logins = await findLogins(
    tx,
    events.map(({ userId }) => userId),
  )
  return events.flatMap(({ userId, device, at }) => {
    const login = logins.get(userId)
    if (!login) return []
    return {
      ...addressedTo(login),
      eventKey: `new_device:${userId}:${at}`,
      content: loginEmailTexts.newDevice(device, dayAndTimeInProse(new Date(at), config.TIME_ZONE)),
      text: notificationTexts.newDeviceText(device),
      path: paths.securitySettings,
    }
  })
}

const addressedTo = ({ customerNumber, groupIds, ...addressee }: Login) =>
  ({ category: 'security', customerNumber, groupIds, addressee, isOnlyForAddressee: true }) as const
