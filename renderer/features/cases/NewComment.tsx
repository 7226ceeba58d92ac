import { useCreateCaseCommentMutation } from '../../api/messages'
import { useComment } from '../../session/useComment'
import { CommentBox } from '../../ui/cases/CommentBox'

export function NewComment({ caseId, label }: { caseId: string; label: string }) {
  const [create] = useCreateCaseCommentMutation()
  return <CommentBox label={label} {...useComment(caseId, create)} />
}
