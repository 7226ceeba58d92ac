/** `npm test`: everything, in the order of how soon it tells. */
import { runChecks } from './checks.mjs'
import { main } from './say.mjs'

await main(() => runChecks({ withBrowser: true }))
