/**
 * Makes all runs of one commit try the same values in property-based tests. `PROPERTY_SEED` chooses other ones; a failed
 * test prints the seed that it used.
 */
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) })
