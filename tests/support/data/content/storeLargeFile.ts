/**
 * Stores 100 kB in the folder given as its argument, and prints the code of the failure. It runs as a separate program.
 */
import { createFileStore } from '../../../../server/adapters/fileStore'

const store = await createFileStore({ FILES_DIR: process.argv[2] ?? '', FILES_S3_REGION: '' })
const code = await store.put('cases/large', Buffer.alloc(100_000)).then(
  () => 'stored',
  (error: unknown) => (error instanceof Error && error.cause instanceof Error ? error.cause : error),
)
process.stdout.write(code instanceof Error && 'code' in code ? String(code.code) : String(code))
