/** `npm test`: runs all checks, the fastest first. */

import { main } from './terminal.mjs'
import { allSteps, runChecks } from './test/checks.mjs'

await main(() => runChecks(allSteps))
