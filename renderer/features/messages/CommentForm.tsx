import * as messageTexts from '#shared/texts/messages'
import { useCreateCaseCommentMutation } from '../../api/cases/messages'
import { CommentBox } from '../../domain/cases/CommentBox'
import { useComment } from '../../domain/cases/useComment'

export function CommentForm({ caseId, title }: { caseId: string; title: string }) {
  const [create] = useCreateCaseCommentMutation()
  return <CommentBox label={messageTexts.commentOn(title)} {...useComment(caseId, create)} />
}
