import { Button } from 'antd'
import type { CaseDetails } from '#shared/contract/cases'
import { messageSnackbarMs } from '#shared/limits'
import { useListCommentsInfiniteQuery } from '../../api/messages'
import { useComment } from '../../api/useComment'
import { CommentBox } from '../../ui/cases/CommentBox'
import { CommentList } from '../../ui/cases/CommentList'
import { PageState } from '../../ui/states/PageState'
import { useNotify } from '../../ui/notices/useNotify'
import styles from './cases.module.css'

export function CaseComments({ found, mayWrite }: { found: CaseDetails; mayWrite: boolean }) {
  const query = useListCommentsInfiniteQuery({ crm_contact_id: found.contact_id, case_id: found.case_id })
  return (
    <section className={styles.panel} aria-labelledby="case-comments">
      <h3 id="case-comments">Comments ({found.comment_count})</h3>
      {mayWrite && <NewComment caseId={found.case_id} />}
      <PageState
        query={query}
        what="The comments"
        isEmpty={({ pages }) => pages[0]?.total_count === 0}
        empty={<p className={styles.quiet}>Nobody has commented yet.</p>}
      >
        {({ pages }) => (
          <>
            <CommentList comments={pages.flatMap((page) => page.comments)} />
            {query.hasNextPage && (
              <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                Show older comments
              </Button>
            )}
          </>
        )}
      </PageState>
    </section>
  )
}

function NewComment({ caseId }: { caseId: string }) {
  const { snackbar } = useNotify()
  const comment = useComment(caseId, (text) => snackbar(text, { hideMs: messageSnackbarMs }))
  return <CommentBox label="Comment on this request" {...comment} />
}
