/** `npm test`: runs all checks, the fastest first. */
import { runChecks } from './test/checks.mjs'
import { main } from './terminal.mjs'

await main(() => runChecks({ withBrowser: true }))
