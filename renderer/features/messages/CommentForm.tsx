import { attachmentsPerCase } from '#shared/cases/cases'
import * as messageTexts from '#shared/texts/cases/messages'
import { useCreateCaseCommentMutation } from '../../api/cases/messages'
import { CommentBox } from '../../domain/cases/CommentBox'
import { useCaseUploads } from '../../domain/cases/useCaseUploads'
import { useComment } from '../../domain/cases/useComment'
import { FilePicker } from '../../ui/forms/files/FilePicker'

const filesHint = messageTexts.filesHint(attachmentsPerCase)

export function CommentForm({ caseId, title }: { caseId: string; title: string }) {
  const [create] = useCreateCaseCommentMutation()
  const uploads = useCaseUploads({ form: `comment:${caseId}` })
  return (
    <CommentBox label={messageTexts.commentOn(title)} {...useComment(caseId, create, { uploads })}>
      <FilePicker isInline label={messageTexts.attachFiles} hint={filesHint} uploads={uploads} />
    </CommentBox>
  )
}
