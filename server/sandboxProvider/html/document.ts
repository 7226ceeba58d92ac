/** The HTML frame of every page of the provider. */
import { type Html, html } from './html'
import { style } from './style'

interface PageDocument {
  title: string
  /** The nonce of the page's own style and script. The policy allows no others. */
  nonce: string
  body: Html
}

export const renderDocument = ({ title, nonce, body }: PageDocument): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title} – Sandbox Payments</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`.text

/** Renders a page with a message only. */
export const renderNotice = (nonce: string, title: string, text: string): string =>
  renderDocument({ title, nonce, body: html`<h1>${title}</h1><p class="lead">${text}</p>` })
