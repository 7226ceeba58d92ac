/** `npm run check`: runs all checks except the browser tests. */
import { runChecks } from './test/checks.mjs'
import { main } from './terminal.mjs'

await main(() => runChecks({ withBrowser: false }))
