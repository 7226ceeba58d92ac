/**
 * Shows the request's number and when to expect an answer. A reload shows it again, because it comes from the server.
 */
import { Link } from 'react-router-dom'
import { paths } from '#shared/paths'
import * as caseTexts from '#shared/texts/cases/cases'
import { useGetCaseQuery } from '../../../api/cases/cases'
import { useRuntimeConfig } from '../../../api/useRuntimeConfig'
import { Button } from '../../../ui/Button'
import { CopyButton } from '../../../ui/CopyButton'
import parts from '../../../ui/panels/parts.module.css'
import { Rich } from '../../../ui/Rich'
import { PageState } from '../../../ui/states/PageState'
import { CasePromise } from '../CasePromise'
import styles from '../cases.module.css'

export function SentStep({ caseId, onAnother }: { caseId: string; onAnother: () => void }) {
  const { timeZone } = useRuntimeConfig()
  const query = useGetCaseQuery({ query: { case_id: caseId } })
  return (
    <section className={styles.panel} aria-label={caseTexts.yourRequest}>
      <PageState query={query} failedText={caseTexts.requestNotLoaded} rows={3}>
        {({ case_no, title, expected_by }) => (
          <>
            <h2>{caseTexts.sentTitle}</h2>
            <p className={styles.number}>
              {case_no} <CopyButton text={case_no} label={caseTexts.copyNumber} />
            </p>
            <p>{title}</p>
            {expected_by && (
              <p>
                <Rich
                  text={caseTexts.firstReplyExpected}
                  parts={{ promise: <CasePromise promisedAt={expected_by} timeZone={timeZone} /> }}
                />
              </p>
            )}
            <div className={parts.wideActions}>
              <Link to={`${paths.serviceTicketView}?case=${caseId}`}>{caseTexts.seeTheRequest}</Link>
              <Link to={paths.serviceTicket}>{caseTexts.allMyRequests}</Link>
              <Button onClick={onAnother}>{caseTexts.openAnotherRequest}</Button>
            </div>
          </>
        )}
      </PageState>
    </section>
  )
}
