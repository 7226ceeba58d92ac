/** Renders the pages of the link in an email that stops such emails. */
import type { NotificationCategory } from '#shared/customers/notifications'
import { paths } from '#shared/paths'
import * as notificationTexts from '#shared/texts/customers/notifications'
import { escapeHtml } from '../../escapeHtml'
import { type PageFrame, plainPage } from '../../http/plainPage'

export const confirmationPage = (frame: PageFrame, category: NotificationCategory): string =>
  plainPage(frame, {
    title: notificationTexts.stopEmailsAbout(notificationTexts.categoryLabels[category]),
    body: `<p>${escapeHtml(notificationTexts.stopEmailsEffect)}</p>
<form method="post"><button>${escapeHtml(notificationTexts.unsubscribe)}</button></form>`,
  })

export const unsubscribedPage = (
  frame: PageFrame,
  { category, isStillSent }: { category: NotificationCategory; isStillSent: boolean },
): string =>
  plainPage(frame, {
    title: isStillSent
      ? notificationTexts.emailsStillSent(notificationTexts.categoryLabels[category])
      : notificationTexts.emailsStopped(notificationTexts.categoryLabels[category]),
    body: `<p>${escapeHtml(isStillSent ? notificationTexts.paperlessEffect : notificationTexts.turnBackOn)}</p>
<p><a href="${paths.communicationPreference}">${escapeHtml(notificationTexts.changePreferences)}</a></p>`,
  })

export const invalidLinkPage = (frame: PageFrame): string =>
  plainPage(frame, {
    title: notificationTexts.invalidLink,
    body: `<p><a href="${paths.communicationPreference}">${escapeHtml(notificationTexts.changePreferences)}</a></p>`,
  })
