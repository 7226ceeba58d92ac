/**
 * A speech engine for tests. It answers a text's bytes as its sound, or on command crashes, hangs, or tells how many
 * texts it has read.
 */
import { fileURLToPath } from 'node:url'

export const fragileEngine = {
  path: fileURLToPath(new URL('./fragileEngine.mjs', import.meta.url)),
  execArgv: [],
}
