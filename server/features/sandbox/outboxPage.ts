/** Renders the outbox as an HTML page. */
import { escapeHtml } from '../../escapeHtml'
import type { OutboxMessage } from './sandbox.queries'

const style = `
:root { color-scheme: light dark; --line: light-dark(#c5ced5, #3a4650); --quiet: light-dark(#4d5a63, #a9b6bf) }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.35rem } article { border: 1px solid var(--line); border-radius: 8px; padding: .75rem 1rem; margin: 1rem 0 }
h2 { font-size: 1rem; margin: 0 } p { margin: .25rem 0; color: var(--quiet) } pre { font: inherit; white-space: pre-wrap; margin: .5rem 0 0 }`

const renderMessage = (message: OutboxMessage): string => `<article>
<h2>${escapeHtml(message.subject || 'SMS')}</h2>
<p>${message.channel === 'email' ? 'Email' : 'SMS'} to ${escapeHtml(message.to)} · <time>${message.sent_at}</time></p>
<pre>${escapeHtml(message.body)}</pre>
</article>`

export const renderOutboxPage = (messages: OutboxMessage[], nonce: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Outbox</title><meta name="viewport" content="width=device-width, initial-scale=1">
<style nonce="${nonce}">${style}</style></head>
<body><main><h1>Outbox</h1>
<p>No mail or SMS gateway is configured, so messages stay here. Reload to see new ones.</p>
${messages.map(renderMessage).join('\n') || '<p>Nothing has been sent yet.</p>'}
</main></body></html>`
