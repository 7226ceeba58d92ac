/**
 * Finishes the deletion of a payment method whose process died between the provider and the portal. It is enqueued before the
 * provider is asked, removed with the outcome, and otherwise only looks: it deletes nothing that the provider still has.
 */
import { z } from 'zod/mini'
import type { AuditJob } from '#shared/access/auditJobs'
import { findSavedMethod } from '../../directory/payments/savedMethods'
import { defineJob } from '../../jobs/job'
import { forgetMethod } from './forgetMethod'

export const deletedMethodJob = defineJob({
  name: 'finish deletion of payment method',
  payload: z.object({ customerNumber: z.string(), token: z.string(), userId: z.uuid() }),
  maxAttempts: 25,
  keyOf: ({ customerNumber, token }) => `${customerNumber} ${token}`,
  async run(services, deletion) {
    if (await findSavedMethod(services, deletion)) return
    const source: AuditJob = 'payment methods'
    await services.db.transaction((tx) => forgetMethod(services, tx, { ...deletion, source }))
  },
})
