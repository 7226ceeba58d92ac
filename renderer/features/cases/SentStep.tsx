/** The request's number, and by when it is answered. Read from the server, so that a reload shows it again. */
import { Button } from 'antd'
import { Link } from 'react-router-dom'
import { useGetCaseQuery } from '../../api/cases'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { paths } from '../../paths'
import { CopyButton } from '../../ui/CopyButton'
import { PromiseText } from '../../ui/PromiseText'
import { PageState } from '../../ui/states/PageState'
import styles from './cases.module.css'

export function SentStep({ caseId, onAnother }: { caseId: string; onAnother: () => void }) {
  const { timeZone } = useRuntimeConfig()
  const query = useGetCaseQuery({ query: { case_id: caseId } })
  return (
    <section className={styles.panel} aria-label="Your request">
      <PageState query={query} what="The request" rows={3}>
        {({ case_no, title, expected_by }) => (
          <>
            <h2>We have your request.</h2>
            <p className={styles.number}>
              {case_no} <CopyButton text={case_no} label="Copy the request number" />
            </p>
            <p>{title}</p>
            {expected_by && (
              <p>
                Expect our first reply by <PromiseText by={expected_by} timeZone={timeZone} />. You’ll see it with the
                request and in your menu.
              </p>
            )}
            <div className={styles.actions}>
              <Link to={`${paths.serviceTicketView}?case=${caseId}`}>See the request</Link>
              <Link to={paths.serviceTicket}>All my requests</Link>
              <Button onClick={onAnother}>Open another request</Button>
            </div>
          </>
        )}
      </PageState>
    </section>
  )
}
