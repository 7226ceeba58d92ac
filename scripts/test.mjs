/** `npm test`: runs all checks, the fastest first. */

import { main } from './terminal.mjs'
import { runChecks } from './test/checks.mjs'

await main(() => runChecks({ withBrowser: true }))
