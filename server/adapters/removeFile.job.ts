/** Removes files from the file store. They are enqueued in the transaction that deletes the last reference to them. */
import { z } from 'zod/mini'
import { defineJob } from '../jobs/job'

export const removeFileJob = defineJob({
  name: 'remove file',
  payload: z.object({ storageKey: z.string() }),
  maxAttempts: 25,
  keyOf: ({ storageKey }) => storageKey,
  isBulk: true,
  run: ({ files }, { storageKey }) => files.remove(storageKey),
})
