/** Lists the open customer's messages, whichever of their users wrote them. Search and open message are in the URL. */
import { lazy, Suspense, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import type { QueuedMessage } from '#shared/contract/cases/queue'
import { isUuid } from '#shared/http/ids'
import { paths } from '#shared/paths'
import * as queueTexts from '#shared/texts/cases/queue'
import { useCachedMessage, useCustomerQueue } from '../../../api/cases/queue'
import { useCurrentMinute } from '../../../domain/cases/useCurrentMinute'
import { useSignedIn } from '../../../session/SignedIn'
import { Button } from '../../../ui/Button'
import { SearchBox } from '../../../ui/forms/SearchBox'
import { type SearchChanges, withChanges } from '../../../ui/lists/listSearch'
import { EmptyPanel, PageStack } from '../../../ui/panels/Panel'
import parts from '../../../ui/panels/parts.module.css'
import { PageState } from '../../../ui/states/PageState'
import { QueueRow } from '../list/QueueRow'
import rows from '../list/queueRow.module.css'
import { MessageDialog } from '../queueDetails/MessageDialog'
import { readTopic } from '../search/queueSearch'

const LabelChoice = lazy(async () => ({ default: (await import('../messageLabels/LabelChoice')).LabelChoice }))

export function CustomerMessages({ customerNumber }: { customerNumber: string }) {
  const [search, setSearch] = useSearchParams()
  const words = readTopic(search)
  const caseParam = search.get('case')
  const query = useCustomerQueue({ crm_customer_id: customerNumber, search: words })
  const show = (changes: SearchChanges, replace = false): void =>
    setSearch((before) => withChanges(before, changes), { replace })
  const [closedId, setClosedId] = useState<string | null>(null)
  const openCaseId = isUuid(caseParam) ? caseParam : null
  const [isLabeling, setLabeling] = useState(false)
  const details = useCachedMessage(openCaseId)
  // Opens another customer's message in the queue, so that it is not handled under this customer's name.
  if (details && details.crm_customer_id !== customerNumber)
    return <Navigate replace to={`${paths.messageQueue}?case=${details.case_id}`} />
  return (
    <PageStack>
      <div className={parts.toolbar}>
        <SearchBox
          id="customer-message-search"
          label={queueTexts.searchLabel}
          words={words}
          onChange={(search) => show({ search }, true)}
        />
      </div>
      <PageState
        query={query}
        failedText={queueTexts.messagesNotLoaded}
        isEmpty={({ pages }) => pages.every(({ messages }) => messages.length === 0)}
        empty={
          <EmptyPanel>
            <p>{words === '' ? queueTexts.noCustomerMessages : queueTexts.noMatch(words)}</p>
          </EmptyPanel>
        }
      >
        {({ pages }) => (
          <>
            <MessageRows
              messages={pages.flatMap(({ messages }) => messages)}
              closedId={closedId}
              onFocus={() => setClosedId(null)}
              onOpen={(caseId) => show({ case: caseId })}
            />
            {query.hasNextPage && (
              <div>
                <Button isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  {queueTexts.showOlderMessages}
                </Button>
              </div>
            )}
          </>
        )}
      </PageState>
      <MessageDialog
        caseId={openCaseId}
        isReplying={false}
        onChooseSplit={null}
        onNext={null}
        onLabel={() => setLabeling(true)}
        onClose={() => show({ case: null }, true)}
        onClosed={setClosedId}
      />
      <Suspense fallback={null}>
        {isLabeling && details && (
          <LabelChoice message={details} onClose={() => setLabeling(false)} onEditLabels={null} />
        )}
      </Suspense>
    </PageStack>
  )
}

interface MessageRowsProps {
  messages: readonly QueuedMessage[]
  /** The message whose dialog was closed, and whose row takes the focus. */
  closedId: string | null
  onFocus: () => void
  onOpen: (caseId: string) => void
}

function MessageRows({ messages, closedId, onFocus, onOpen }: MessageRowsProps) {
  const { person } = useSignedIn()
  const now = useCurrentMinute()
  return (
    <ul className={rows.ofCustomer} aria-label={queueTexts.messagesNewestFirst}>
      {messages.map((message) => (
        <li key={message.case_id}>
          <QueueRow
            message={message}
            layout="comfortable"
            ownId={person.user_id}
            now={now}
            shouldFocus={message.case_id === closedId}
            onFocus={onFocus}
            selection={null}
            onOpen={() => onOpen(message.case_id)}
          />
        </li>
      ))}
    </ul>
  )
}
