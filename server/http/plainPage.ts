/** Renders pages that work without signing in and without scripts, such as those of links in emails. */
import { dark, fontFamily, light } from '#shared/design/tokens'
import * as commonTexts from '#shared/texts/common'
import { escapeHtml } from '../escapeHtml'

const style = `
:root { color-scheme: light dark }
body { font: 16px/1.5 ${fontFamily}; margin: 0; background: light-dark(${light.page}, ${dark.page}); color: light-dark(${light.text}, ${dark.text}) }
main { max-width: 32rem; margin: 10vh auto; padding: 24px; background: light-dark(${light.surface}, ${dark.surface}); border: 1px solid light-dark(${light.line}, ${dark.line}); border-radius: 12px }
h1 { font-size: 20px; line-height: 1.2; margin: 0 0 16px }
button, .button { display: inline-block; font: inherit; padding: 12px 24px; border: 0; border-radius: 6px; text-decoration: none; background: light-dark(${light.accent}, ${dark.accent}); color: light-dark(${light.onAccent}, ${dark.onAccent}) }
a { color: light-dark(${light.link}, ${dark.link}) }`

export interface PageFrame {
  brand: string
  /** The nonce of the page's own style. The policy allows no other. */
  nonce: string
}

/** The policy of such a page. Its forms may only be sent to the portal. */
export const plainPagePolicy = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'`

export const plainPage = (
  { brand, nonce }: PageFrame,
  { title, body }: { title: string; body: string },
): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(commonTexts.pageTitle(title, brand))}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style nonce="${nonce}">${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>
${body}
</main></body></html>
`
