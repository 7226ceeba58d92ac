/** What a request waits for: what customer care asked last, with the answer and the files at hand. */
import { isStaff } from '#shared/access'
import { attachmentsPerCase } from '#shared/cases'
import type { CaseDetails } from '#shared/contract/cases'
import { useListCommentsInfiniteQuery } from '../../api/messages'
import { DateText } from '../../ui/DateText'
import { PageState } from '../../ui/states/PageState'
import { AddFiles } from './CaseFiles'
import styles from './cases.module.css'
import { NewComment } from './NewComment'
import * as requestTexts from '#shared/texts/requests'
import { Rich } from '../../ui/Rich'

export function WhatWeNeed({ found, mayWrite }: { found: CaseDetails; mayWrite: boolean }) {
  const { case_id, attachments } = found
  return (
    <section className={styles.need} aria-labelledby="case-need">
      <h2 id="case-need">{requestTexts.weNeedSomethingFromYou}</h2>
      <Asked found={found} />
      {mayWrite ? (
        <>
          <p className={styles.quiet}>{requestTexts.writeAnAnswerOrSend}</p>
          <NewComment caseId={case_id} label={requestTexts.yourAnswer} />
          {attachments.length < attachmentsPerCase && <AddFiles caseId={case_id} taken={attachments.length} />}
        </>
      ) : (
        <p className={styles.quiet}>{requestTexts.youCanViewThisRequest}</p>
      )}
    </section>
  )
}

function Asked({ found: { contact_id, case_id, events } }: { found: CaseDetails }) {
  const query = useListCommentsInfiniteQuery({ crm_contact_id: contact_id, case_id })
  const note = events.findLast(({ status }) => status === 'waiting')?.note
  return (
    <PageState query={query} what={requestTexts.whatWeAsked} rows={1}>
      {({ pages }) => {
        const asked = pages.flatMap(({ comments }) => comments).find(({ user_type }) => isStaff(user_type))
        if (!asked) return <p>{note || requestTexts.thereAreNoDetailsHere}</p>
        return (
          <blockquote className={styles.asked}>
            <p className={styles.quiet}>
              {asked.user_name}
              <Rich
                text={requestTexts.customerCare}
                parts={{ date: <DateText value={asked.created_date} withTime /> }}
              />
            </p>
            <p>{asked.comments}</p>
          </blockquote>
        )
      }}
    </PageState>
  )
}
