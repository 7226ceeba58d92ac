/** A speech engine for tests: a program that answers each text's letters as its sound, crashes or hangs when told to. */
import { fileURLToPath } from 'node:url'

export const fragileEngine = {
  path: fileURLToPath(new URL('./fragileEngine.mjs', import.meta.url)),
  execArgv: [],
}
