import * as messageTexts from '#shared/texts/messages'
import { useCreateCaseCommentMutation } from '../../api/cases/messages'
import { CommentBox } from '../../domain/cases/CommentBox'
import { useCaseUploads } from '../../domain/cases/useCaseUploads'
import { useComment } from '../../domain/cases/useComment'
import { FilePicker } from '../../ui/forms/files/FilePicker'

export function CommentForm({ caseId, title }: { caseId: string; title: string }) {
  const [create] = useCreateCaseCommentMutation()
  const uploads = useCaseUploads({ form: `comment:${caseId}` })
  return (
    <CommentBox
      label={messageTexts.commentOn(title)}
      files={<FilePicker isInline label={messageTexts.attachFiles} uploads={uploads} />}
      {...useComment(caseId, create, { uploads })}
    />
  )
}
