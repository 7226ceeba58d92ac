/** Writes the service status into the pages that the server sends: a strip above the sign-in form, without a script. */
import * as frameTexts from '#shared/texts/frame'
import { escapeHtml } from '../escapeHtml'

export interface StatusLine {
  /** A problem is an outage or planned work; everything else is a notice. */
  kind: 'problem' | 'notice'
  text: string
}

const rootElement = '<div id="root">'
const endOfBody = '</body>'
/** It shows that the browser has read the whole document. */
const endMark = '<template id="document-end"></template>'
/**
 * The page changes without a new document, so the status is shown by CSS only while the sign-in form's "keep me signed
 * in" box exists. The document of the sign-in page shows it from the start, because the form would move when it appears.
 */
const signInShown = 'body:has(input[name=keep])'
const signInExpected = 'body:is(:has(input[name=keep]),:not(:has(#document-end)))'

const statusStyle = (body: string): string =>
  `#service-status{display:none}${body}{display:flex;flex-direction:column;min-height:100dvh}` +
  `${body} #service-status{display:block;padding:.625rem 1.5rem;border-bottom:1px solid var(--warning-line);background:var(--warning-soft);color:var(--text);font-size:.875rem;line-height:1.25rem}` +
  '#service-status ul{display:grid;gap:.375rem;margin:0;padding:0;list-style:none}' +
  '#service-status li{display:flex;gap:.5rem;align-items:start}' +
  '#service-status svg{flex:none;width:1.25rem;height:1.25rem;fill:none;stroke:var(--text-secondary);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}' +
  '#service-status .problem{font-weight:500}#service-status .problem svg{stroke:var(--warning)}' +
  `${body} #root{flex:1;display:grid}${body} #root>div{min-width:0;min-height:0}`

/** The drawings are Lucide's, as everywhere on the website. */
const drawings: Record<StatusLine['kind'], string> = {
  problem: 'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
  notice: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 16v-4M12 8h.01',
}

const lineItem = ({ kind, text }: StatusLine): string =>
  `<li class="${kind}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${drawings[kind]}"/></svg><span>${escapeHtml(text)}</span></li>`

export function insertServiceStatus(
  html: string,
  { lines, isSignIn }: { lines: readonly StatusLine[]; isSignIn: boolean },
): string {
  if (lines.length === 0) return html
  // Announcement text may contain the nonce placeholder, so its underscores are escaped.
  const list = `<ul>${lines.map(lineItem).join('').replaceAll('_', '&#95;')}</ul>`
  const style = statusStyle(isSignIn ? signInExpected : signInShown)
  const strip = `<style nonce="__CSP_NONCE__">${style}</style><aside id="service-status" aria-label="${frameTexts.serviceStatus}">${list}</aside>`
  return html.replace(rootElement, () => strip + rootElement).replace(endOfBody, () => endMark + endOfBody)
}
