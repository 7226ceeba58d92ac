import { attachmentsPerCase } from '#shared/cases/cases'
import * as messageTexts from '#shared/texts/cases/messages'
import { useCreateCaseCommentMutation } from '../../api/cases/messages'
import { AttachmentPicker } from '../../domain/cases/attachments/AttachmentPicker'
import { useCaseUploads } from '../../domain/cases/attachments/useCaseUploads'
import { CommentBox } from '../../domain/cases/comments/CommentBox'
import { useComment } from '../../domain/cases/comments/useComment'

const filesHint = messageTexts.filesHint(attachmentsPerCase)

export function CommentForm({ caseId, title }: { caseId: string; title: string }) {
  const [create] = useCreateCaseCommentMutation()
  const uploads = useCaseUploads({ form: `comment:${caseId}` })
  return (
    <CommentBox label={messageTexts.commentOn(title)} {...useComment(caseId, create, { uploads })}>
      <AttachmentPicker isInline label={messageTexts.attachFiles} hint={filesHint} uploads={uploads} />
    </CommentBox>
  )
}
