/**
 * A notice of a reply as an earlier version stored it. A migration dropped what it refers to, and the reply itself is in
 * the portal. Without a handler it would wait forever.
 */
import { z } from 'zod/mini'
import { defineJob } from '../../../jobs/job'

export const formerCommentNoticeJob = defineJob({
  name: 'comment notice',
  payload: z.object({ id: z.uuid() }),
  maxAttempts: 16,
  run: async ({ log }, { id }) => log.warn({ noticeId: id }, 'a notice of a reply by an earlier version was dropped'),
})
