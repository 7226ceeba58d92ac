/** Shows what customer care asked last, with fields to answer and to attach files. */
import { isStaff } from '#shared/access/access'
import { attachmentsPerCase } from '#shared/cases/cases'
import type { CaseDetails } from '#shared/contract/cases/cases'
import * as caseTexts from '#shared/texts/cases/cases'
import { useListCommentsInfiniteQuery } from '../../../api/cases/messages'
import { DateText } from '../../../ui/DateText'
import parts from '../../../ui/panels/parts.module.css'
import { Rich } from '../../../ui/Rich'
import { PageState } from '../../../ui/states/PageState'
import styles from '../cases.module.css'
import { AddFiles } from './CaseFiles'
import { NewComment } from './NewComment'

export function CustomerCareQuestion({ caseDetails, mayWrite }: { caseDetails: CaseDetails; mayWrite: boolean }) {
  const { case_id, attachments } = caseDetails
  return (
    <section className={styles.need} aria-labelledby="case-need">
      <h2 id="case-need">{caseTexts.waitingTitle}</h2>
      <LastQuestion caseDetails={caseDetails} />
      {mayWrite ? (
        <>
          <p className={parts.small}>{caseTexts.answerHint}</p>
          <NewComment caseId={case_id} label={caseTexts.yourAnswer} />
          {attachments.length < attachmentsPerCase && (
            <AddFiles caseId={case_id} attachmentCount={attachments.length} />
          )}
        </>
      ) : (
        <p className={parts.small}>{caseTexts.readOnlyNotice}</p>
      )}
    </section>
  )
}

function LastQuestion({ caseDetails: { contact_id, case_id, events } }: { caseDetails: CaseDetails }) {
  const query = useListCommentsInfiniteQuery({ crm_contact_id: contact_id, case_id })
  const note = events.findLast(({ status }) => status === 'waiting')?.note
  return (
    <PageState query={query} failedText={caseTexts.careQuestionNotLoaded} rows={1}>
      {({ pages }) => {
        const question = pages.flatMap(({ comments }) => comments).find(({ user_type }) => isStaff(user_type))
        if (!question) return <p>{note || caseTexts.noQuestionDetails}</p>
        return (
          <blockquote className={styles.asked}>
            <p className={parts.small}>
              <Rich
                text={caseTexts.questionOf}
                parts={{ name: question.user_name, date: <DateText value={question.created_date} withTime /> }}
              />
            </p>
            <p>{question.comments}</p>
          </blockquote>
        )
      }}
    </PageState>
  )
}
