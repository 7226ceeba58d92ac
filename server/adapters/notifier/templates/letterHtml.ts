/**
 * Renders a letter as HTML for mail programs: tables instead of layout styles, styles in attributes for programs that
 * drop style sheets, and nothing that is loaded from elsewhere.
 */

import { dark, fontFamily, light } from '#shared/design/tokens'
import { officeAddress } from '#shared/desks/numbers'
import * as notificationTexts from '#shared/texts/customers/notifications'
import { escapeHtml } from '../../../escapeHtml'
import type { Letter } from './letter'

const font = escapeHtml(fontFamily)
/** Announcements contain addresses of pages, which may be wider than a phone. */
const breakLongWords = 'word-break:break-word'
const textStyle = `margin:0 0 16px;font:16px/1.5 ${font};color:${light.text};${breakLongWords}`
const quietStyle = `margin:0 0 4px;font:14px/1.5 ${font};color:${light.textSecondary}`

/** Email programs that know dark mode apply it; the others show the light colors. */
const style = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:${dark.page}!important}.card{background:${dark.surface}!important;border-color:${dark.line}!important}
.brand{background:${dark.brandPanel}!important}.brand p{color:${dark.onBrandPanel}!important}
.text{color:${dark.text}!important}.quiet{color:${dark.textSecondary}!important}.link{color:${dark.link}!important}
.button{background:${dark.accent}!important}.button a{color:${dark.onAccent}!important}}`

export const letterHtml = (letter: Letter): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(letter.subject)}</title>
<style>${style}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${light.page}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(letter.paragraphs[0] ?? '')}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${light.page}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:${light.surface};border:1px solid ${light.line};border-radius:12px;overflow:hidden">
<tr><td class="brand" style="padding:16px 24px;background:${light.brandPanel}"><p style="margin:0;font:500 16px/1.5 ${font};color:${light.onBrandPanel}">${escapeHtml(letter.brand)}</p></td></tr>
<tr><td style="padding:24px">
<h1 class="text" style="margin:0 0 16px;font:600 20px/1.2 ${font};color:${light.text};${breakLongWords}">${escapeHtml(letter.subject)}</h1>
${[letter.greeting, ...letter.paragraphs].map(paragraph).join('\n')}
${letter.action ? button(letter.action) : ''}
</td></tr>
</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px"><tr><td style="padding:16px 24px">
${footer(letter)}
</td></tr></table>
</td></tr>
</table>
</body>
</html>
`

const paragraph = (text: string): string =>
  `<p class="text" style="${textStyle}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`

/** A colored table cell, because many mail programs ignore padding on links. */
const button = ({ label, url }: { label: string; url: string }): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 16px"><tr><td class="button" style="border-radius:6px;background:${light.accent}"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;font:500 16px/1.5 ${font};color:${light.onAccent};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>
<p class="quiet" style="${quietStyle}">${escapeHtml(notificationTexts.buttonHint)}<br>${link(url, url)}</p>`

/** A phone number would break at its hyphen. */
const unbroken = (text: string): string => `<span style="white-space:nowrap">${escapeHtml(text)}</span>`

const link = (url: string, text: string): string =>
  `<a class="link" href="${escapeHtml(url)}" style="color:${light.link};${breakLongWords}">${escapeHtml(text)}</a>`

function footer({ brand, preferencesUrl, unsubscribeUrl }: Letter): string {
  const links = [
    ...(preferencesUrl === undefined ? [] : [link(preferencesUrl, notificationTexts.changePreferences)]),
    ...(unsubscribeUrl === undefined ? [] : [link(unsubscribeUrl, notificationTexts.unsubscribe)]),
  ]
  return [
    escapeHtml(`${brand} · ${officeAddress.join(', ')}`),
    notificationTexts.letterNumbers.map(unbroken).join(' · '),
    ...(links.length > 0 ? [links.join(' · ')] : []),
  ]
    .map((line) => `<p class="quiet" style="${quietStyle}">${line}</p>`)
    .join('\n')
}
