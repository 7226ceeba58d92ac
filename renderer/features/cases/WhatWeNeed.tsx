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

export function WhatWeNeed({ found, mayWrite }: { found: CaseDetails; mayWrite: boolean }) {
  const { case_id, attachments } = found
  return (
    <section className={styles.need} aria-labelledby="case-need">
      <h2 id="case-need">We need something from you</h2>
      <Asked found={found} />
      {mayWrite ? (
        <>
          <p className={styles.quiet}>Write an answer or send a file: each reaches customer care at once.</p>
          <NewComment caseId={case_id} label="Your answer" />
          {attachments.length < attachmentsPerCase && <AddFiles caseId={case_id} taken={attachments.length} />}
        </>
      ) : (
        <p className={styles.quiet}>Your sign-in can read this request but not answer it. Ask the account holder.</p>
      )}
    </section>
  )
}

function Asked({ found: { contact_id, case_id, events } }: { found: CaseDetails }) {
  const query = useListCommentsInfiniteQuery({ crm_contact_id: contact_id, case_id })
  const note = events.findLast(({ status }) => status === 'waiting')?.note
  return (
    <PageState query={query} what="What we asked" rows={1}>
      {({ pages }) => {
        const asked = pages.flatMap(({ comments }) => comments).find(({ user_type }) => isStaff(user_type))
        if (!asked) return <p>{note || 'Nothing is written here about it. Ask us below what we need.'}</p>
        return (
          <blockquote className={styles.asked}>
            <p className={styles.quiet}>
              {asked.user_name}, customer care · <DateText value={asked.created_date} withTime />
            </p>
            <p>{asked.comments}</p>
          </blockquote>
        )
      }}
    </PageState>
  )
}
