/** `npm run check`: runs what a change needs before each commit. */

import { main } from './terminal.mjs'
import { quickSteps, runChecks } from './test/checks.mjs'

await main(() => runChecks(quickSteps))
