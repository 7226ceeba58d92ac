import { lazy, Suspense } from 'react'
import type { CaseAttachment } from '#shared/contract/cases/caseAttachments'

/** Loaded on demand, because few messages have files. */
const AttachmentList = lazy(async () => ({ default: (await import('./AttachmentList')).AttachmentList }))

/** The files that were sent with a message or a comment, if there are any. */
export const Attachments = ({ files }: { files: readonly CaseAttachment[] }) =>
  files.length > 0 && (
    <Suspense fallback={null}>
      <AttachmentList files={files} />
    </Suspense>
  )
