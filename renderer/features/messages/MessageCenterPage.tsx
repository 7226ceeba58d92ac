/** /messageCenter: the customer's messages and their answers. Search, page and drawer are in the URL. */
import { useState } from 'react'
import { isStaff } from '#shared/access/access'
import * as messageTexts from '#shared/texts/cases/messages'
import * as commonTexts from '#shared/texts/common'
import { type MessageAuthors, useMessagesOf } from '../../api/cases/messages'
import { useSignedIn } from '../../session/SignedIn'
import { useHasRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { SearchBox } from '../../ui/forms/SearchBox'
import { ListPages } from '../../ui/lists/ListPages'
import { useLastPage } from '../../ui/lists/useLastPage'
import { EmptyPanel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { LazyBoundary } from '../../ui/states/LazyBoundary'
import { PageState } from '../../ui/states/PageState'
import { lazyThemed } from '../../ui/theme/lazyThemed'
import { CommandButton } from './CommandButton'
import { MessageItem } from './MessageItem'
import styles from './messages.module.css'
import { StaffPlaceholder } from './StaffPlaceholder'
import { useMessageSearch } from './useMessageSearch'

/** Loaded after the list, so that the dialogs are ready when one is opened. */
const MessageDialogs = lazyThemed(async () => (await import('./MessageDialogs')).MessageDialogs)

export function MessageCenterPage() {
  const { person } = useSignedIn()
  return isStaff(person.userTypeCode) ? (
    <StaffPlaceholder />
  ) : (
    <MessageList authors={{ kind: 'contact', contactId: person.crm_contact_id }} />
  )
}

/** Lists the person's own messages, or those of the customer whom an agent has opened. */
export function MessageList({ authors }: { authors: MessageAuthors }) {
  const { words, page, caseId, isWriting, show, open } = useMessageSearch()
  const [expanded, setExpanded] = useState<string | null>(null)
  /** The subject that a command named. It is not in the URL, because the browser history would store it. */
  const [subject, setSubject] = useState('')
  const mayWrite = useHasRight('MESSAGEBOX.write')
  const isOwn = useSignedIn().customer === null
  const query = useMessagesOf(authors, { ...page, ...(words === '' ? {} : { search: words }) })
  useLastPage(page, query)

  return (
    <div className={styles.page}>
      <div className={parts.toolbar}>
        <SearchBox
          id="message-search"
          label={messageTexts.searchLabel}
          words={words}
          onChange={(text) => show({ search: text }, true)}
        />
        {mayWrite && (
          <CommandButton
            kind="primary"
            command="Create Message"
            onPress={(dispatched) => {
              setSubject(dispatched?.Parameters.Subject ?? '')
              open({ new: 1 })
            }}
          >
            {messageTexts.newMessage}
          </CommandButton>
        )}
      </div>
      <PageState
        query={query}
        failedText={isOwn ? messageTexts.yourMessagesNotLoaded : messageTexts.messagesNotLoaded}
        isEmpty={({ total_count }) => total_count === 0}
        empty={
          <NoMessages
            {...{ words, mayWrite, isOwn }}
            onClear={() => show({ search: null }, true)}
            onWrite={() => open({ new: 1 })}
          />
        }
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
                  isInDrawer={caseId === message.case_id}
                  onToggle={() => setExpanded(expanded === message.case_id ? null : message.case_id)}
                  onViewAll={() => open({ case: message.case_id })}
                />
              ))}
            </ul>
            <ListPages page={page} totalCount={total_count} keepsControls />
          </>
        )}
      </PageState>
      {(query.data || query.isError || caseId !== null || isWriting) && (
        <LazyBoundary failedText={messageTexts.messageFormNotLoaded} onFailed={() => open({ case: null, new: null })}>
          <MessageDialogs
            authors={authors}
            caseId={caseId}
            mayWrite={mayWrite}
            isWriting={isWriting}
            subject={subject}
            onCloseCase={() => open({ case: null })}
            onCloseNew={() => {
              setSubject('')
              open({ new: null })
            }}
          />
        </LazyBoundary>
      )}
    </div>
  )
}

interface NoMessagesProps {
  words: string
  mayWrite: boolean
  isOwn: boolean
  onClear: () => void
  onWrite: () => void
}

function NoMessages({ words, mayWrite, isOwn, onClear, onWrite }: NoMessagesProps) {
  if (words !== '') {
    return (
      <EmptyPanel picture="search" action={<Button onClick={onClear}>{commonTexts.clearSearch}</Button>}>
        {messageTexts.noMatch(words)}
      </EmptyPanel>
    )
  }
  if (!isOwn || !mayWrite) return <EmptyPanel picture="messages">{messageTexts.noMessagesYet}</EmptyPanel>
  return (
    <EmptyPanel picture="messages" action={<Button onClick={onWrite}>{messageTexts.writeFirstMessage}</Button>}>
      {messageTexts.noOwnMessages}
    </EmptyPanel>
  )
}
