import type { CaseDetails } from '#shared/contract/cases/cases'
import * as caseTexts from '#shared/texts/cases/cases'
import * as commonTexts from '#shared/texts/common'
import { useListCommentsInfiniteQuery } from '../../../api/cases/messages'
import { CommentList } from '../../../domain/cases/comments/CommentList'
import { Button } from '../../../ui/Button'
import parts from '../../../ui/panels/parts.module.css'
import { PageState } from '../../../ui/states/PageState'
import styles from '../cases.module.css'
import { NewComment } from './NewComment'

export function CaseComments({ caseDetails, mayWrite }: { caseDetails: CaseDetails; mayWrite: boolean }) {
  const query = useListCommentsInfiniteQuery({ crm_contact_id: caseDetails.contact_id, case_id: caseDetails.case_id })
  return (
    <section className={styles.panel} aria-labelledby="case-comments">
      <h3 id="case-comments">{caseTexts.comments(caseDetails.comment_count)}</h3>
      {mayWrite && <NewComment caseId={caseDetails.case_id} label={caseTexts.commentLabel} />}
      <PageState
        query={query}
        failedText={commonTexts.commentsNotLoaded}
        isEmpty={({ pages }) => pages[0]?.total_count === 0}
        empty={<p className={parts.small}>{caseTexts.noCommentsYet}</p>}
      >
        {({ pages }) => (
          <>
            <CommentList comments={pages.flatMap((page) => page.comments)} />
            {query.hasNextPage && (
              <Button isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {commonTexts.showOlderComments}
              </Button>
            )}
          </>
        )}
      </PageState>
    </section>
  )
}
