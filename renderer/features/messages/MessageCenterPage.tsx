/** /messageCenter: what the customer wrote to the provider, and what was answered. Search, page and drawer live in the address. */
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { isStaff } from '#shared/access'
import { isUuid } from '#shared/ids'
import { pageSizes } from '#shared/limits'
import { useListMessagesQuery } from '../../api/messages'
import { useMay } from '../../session/useMay'
import { useSignedIn } from '../../session/SignedIn'
import { PageState } from '../../ui/states/PageState'
import { PaginationBar } from '../../ui/lists/PaginationBar'
import { SearchBox } from '../../ui/forms/SearchBox'
import { MessageDrawer } from './MessageDrawer'
import { MessageItem } from './MessageItem'
import { NewMessageDialog } from './NewMessageDialog'
import { StaffPlaceholder } from './StaffPlaceholder'
import styles from './messages.module.css'

/** `queue` is the way to the messages of all customers, where there is one. */
export function MessageCenterPage({ queue }: { queue?: ReactNode }) {
  const { user } = useSignedIn()
  return isStaff(user.userTypeCode) ? <StaffPlaceholder queue={queue} /> : <Messages contactId={user.crm_contact_id} />
}

const initialSize = 20

function filterOf(search: URLSearchParams) {
  return {
    search: (search.get('search') ?? '').slice(0, 200),
    page_number: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
    page_size: pageSizes.find((size) => String(size) === search.get('size')) ?? initialSize,
  }
}

type Changes = Record<string, string | number | null>

function changed(search: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name)
    else next.set(name, String(value))
  }
  return next
}

function Messages({ contactId }: { contactId: string }) {
  const [search, setSearch] = useSearchParams()
  const [expanded, setExpanded] = useState<string | null>(null)
  const mayWrite = useMay('MESSAGEBOX.write')
  const { search: words, page_number, page_size } = filterOf(search)
  const query = useListMessagesQuery({
    query: { crm_contact_id: contactId, page_number, page_size, ...(words === '' ? {} : { search: words }) },
  })
  const lastPage = Math.max(1, Math.ceil((query.data?.total_count ?? 0) / page_size))
  const named = search.get('case')
  const isPastTheEnd = query.isSuccess && !query.isFetching && page_number > lastPage
  const show = (changes: Changes, replace = false): void => setSearch((before) => changed(before, changes), { replace })

  if (isPastTheEnd) return <Navigate to={`?${changed(search, { page: lastPage })}`} replace />
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <SearchBox
          id="message-search"
          label="Search by Topic/Title"
          words={words}
          onChange={(text) => show({ search: text, page: null }, true)}
        />
        {mayWrite && (
          <Button type="primary" onClick={() => show({ new: 1 })}>
            + New Message
          </Button>
        )}
      </div>
      <PageState
        query={query}
        what="Your messages"
        isEmpty={({ total_count }) => total_count === 0}
        empty={<NoMessages words={words} mayWrite={mayWrite} />}
      >
        {({ messages, total_count }) => (
          <>
            <ul className={styles.list} data-stale={query.isFetching || undefined}>
              {messages.map((message) => (
                <MessageItem
                  key={message.case_id}
                  message={message}
                  isExpanded={expanded === message.case_id}
                  mayWrite={mayWrite}
                  onToggle={() => setExpanded(expanded === message.case_id ? null : message.case_id)}
                  onViewAll={() => show({ case: message.case_id })}
                />
              ))}
            </ul>
            <PaginationBar
              currentPage={page_number}
              itemsPerPage={page_size}
              totalCount={total_count}
              onChange={(page, size) => show({ page, size })}
            />
          </>
        )}
      </PageState>
      <MessageDrawer
        contactId={contactId}
        caseId={isUuid(named) ? named : null}
        mayWrite={mayWrite}
        onClose={() => show({ case: null })}
      />
      {mayWrite && <NewMessageDialog isOpen={search.has('new')} onClose={() => show({ new: null })} />}
    </div>
  )
}

function NoMessages({ words, mayWrite }: { words: string; mayWrite: boolean }) {
  return (
    <p className={styles.empty}>
      {words !== ''
        ? `No message has “${words}” in its title or description. Capital letters count.`
        : mayWrite
          ? 'You have not written to us yet. Write your first message with + New Message.'
          : 'No message has been written yet.'}
    </p>
  )
}
