/** `npm run check`: runs all checks except the browser tests. */

import { main } from './terminal.mjs'
import { runChecks } from './test/checks.mjs'

await main(() => runChecks({ withBrowser: false }))
