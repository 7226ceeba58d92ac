/** Runs the jobs of one billing account one after another. */
import { createHash } from 'node:crypto'

/** The library looks at every queue for each job, so accounts share a few of them. */
const queueCount = 32

export function accountQueue(billingAccountNumber: string): string {
  const hash = createHash('sha256').update(billingAccountNumber).digest()
  return `billing accounts ${hash.readUInt32BE() % queueCount}`
}
