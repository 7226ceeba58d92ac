import { useCreateCaseCommentMutation } from '../../../api/cases/messages'
import { CommentBox } from '../../../domain/cases/comments/CommentBox'
import { useComment } from '../../../domain/cases/comments/useComment'

export function NewComment({ caseId, label }: { caseId: string; label: string }) {
  const [create] = useCreateCaseCommentMutation()
  return <CommentBox label={label} {...useComment(caseId, create)} />
}
