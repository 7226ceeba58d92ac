/** Renders the pages of a link in an email, which work without signing in and without scripts. */
import { factsOf, type NotificationCategory } from '#shared/customers/notifications'
import { dark, fontFamily, light } from '#shared/design/tokens'
import { paths } from '#shared/paths'
import * as notificationTexts from '#shared/texts/notifications'
import { escapeHtml } from '../../escapeHtml'

const style = `
:root { color-scheme: light dark }
body { font: 16px/1.5 ${fontFamily}; margin: 0; background: light-dark(${light.page}, ${dark.page}); color: light-dark(${light.text}, ${dark.text}) }
main { max-width: 32rem; margin: 10vh auto; padding: 24px; background: light-dark(${light.surface}, ${dark.surface}); border: 1px solid light-dark(${light.line}, ${dark.line}); border-radius: 12px }
h1 { font-size: 20px; line-height: 1.2; margin: 0 0 16px }
button { font: inherit; padding: 12px 24px; border: 0; border-radius: 6px; background: light-dark(${light.accent}, ${dark.accent}); color: light-dark(${light.onAccent}, ${dark.onAccent}) }
a { color: light-dark(${light.link}, ${dark.link}) }`

interface PageFrame {
  brand: string
  /** The nonce of the page's own style. The policy allows no other. */
  nonce: string
}

export const confirmationPage = (frame: PageFrame, category: NotificationCategory): string =>
  document(frame, {
    title: notificationTexts.stopEmailsAbout(factsOf(category).label),
    body: `<p>${escapeHtml(notificationTexts.stopEmailsEffect)}</p>
<form method="post"><button>${escapeHtml(notificationTexts.unsubscribe)}</button></form>`,
  })

export const unsubscribedPage = (
  frame: PageFrame,
  { category, isStillSent }: { category: NotificationCategory; isStillSent: boolean },
): string =>
  document(frame, {
    title: isStillSent
      ? notificationTexts.emailsStillSent(factsOf(category).label)
      : notificationTexts.emailsStopped(factsOf(category).label),
    body: `<p>${escapeHtml(isStillSent ? notificationTexts.whileBillingIsPaperless : notificationTexts.turnBackOn)}</p>
<p><a href="${paths.communicationPreference}">${escapeHtml(notificationTexts.changePreferences)}</a></p>`,
  })

export const invalidLinkPage = (frame: PageFrame): string =>
  document(frame, {
    title: notificationTexts.invalidLink,
    body: `<p><a href="${paths.communicationPreference}">${escapeHtml(notificationTexts.changePreferences)}</a></p>`,
  })

const document = (
  { brand, nonce }: PageFrame,
  { title, body }: { title: string; body: string },
): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(`${title} – ${brand}`)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style nonce="${nonce}">${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>
${body}
</main></body></html>
`
