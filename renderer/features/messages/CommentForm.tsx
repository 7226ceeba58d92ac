import { attachmentsPerCase } from '#shared/cases/cases'
import * as messageTexts from '#shared/texts/cases/messages'
import { useCreateCaseCommentMutation } from '../../api/cases/messages'
import { AttachmentPicker } from '../../domain/cases/AttachmentPicker'
import { CommentBox } from '../../domain/cases/CommentBox'
import { useCaseUploads } from '../../domain/cases/useCaseUploads'
import { useComment } from '../../domain/cases/useComment'

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
