/** /messageCenter: what the customer wrote to the provider, and what was answered. Search, page and drawer live in the address. */
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isStaff } from '#shared/access'
import { isUuid } from '#shared/ids'
import { useMessagesOf, type Writers } from '../../api/messages'
import { useMay } from '../../session/useMay'
import { useSignedIn } from '../../session/SignedIn'
import { CommandButton } from '../../ui/commands/CommandButton'
import { changed, pageIn, type Changes } from '../../ui/lists/listAddress'
import { PageState } from '../../ui/states/PageState'
import { ListPages } from '../../ui/lists/ListPages'
import { useLastPage } from '../../ui/lists/useLastPage'
import { SearchBox } from '../../ui/forms/SearchBox'
import { EmptyPanel } from '../../ui/panels/Panel'
import { MessageDrawer } from './MessageDrawer'
import { MessageItem } from './MessageItem'
import { NewMessageDialog } from './NewMessageDialog'
import { StaffPlaceholder } from './StaffPlaceholder'
import styles from './messages.module.css'
import * as messageTexts from '#shared/texts/messages'

export function MessageCenterPage() {
  const { person } = useSignedIn()
  return isStaff(person.userTypeCode) ? (
    <StaffPlaceholder />
  ) : (
    <MessageList of={{ kind: 'contact', contactId: person.crm_contact_id }} />
  )
}

/** Messages of one's own, or of the customer whom staff have opened. */
export function MessageList({ of }: { of: Writers }) {
  const [search, setSearch] = useSearchParams()
  const [expanded, setExpanded] = useState<string | null>(null)
  /** As it was said: not in the address, which the browser keeps. */
  const [subject, setSubject] = useState('')
  const mayWrite = useMay('MESSAGEBOX.write')
  const isOwn = useSignedIn().customer === null
  const words = (search.get('search') ?? '').slice(0, 200)
  const page = pageIn(search)
  const query = useMessagesOf(of, { ...page, ...(words === '' ? {} : { search: words }) })
  useLastPage(page, query)
  const named = search.get('case')
  const show = (changes: Changes, replace = false): void => setSearch((before) => changed(before, changes), { replace })
  /** What opens beside the list leaves it at its page. */
  const open = (changes: Changes): void => show({ ...changes, page: search.get('page') })

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <SearchBox
          id="message-search"
          label={messageTexts.searchByTopicTitle}
          words={words}
          onChange={(text) => show({ search: text }, true)}
        />
        {mayWrite && (
          <CommandButton
            type="primary"
            command="Create Message"
            onPress={(given) => {
              setSubject(given?.Parameters.Subject ?? '')
              open({ new: 1 })
            }}
          >
            {messageTexts.newMessage}
          </CommandButton>
        )}
      </div>
      <PageState
        query={query}
        what={isOwn ? messageTexts.yourMessages : messageTexts.theMessages}
        isEmpty={({ total_count }) => total_count === 0}
        empty={<NoMessages words={words} mayWrite={mayWrite && isOwn} />}
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
                  onViewAll={() => open({ case: message.case_id })}
                />
              ))}
            </ul>
            <ListPages page={page} totalCount={total_count} keepsControls />
          </>
        )}
      </PageState>
      <MessageDrawer
        of={of}
        caseId={isUuid(named) ? named : null}
        mayWrite={mayWrite}
        onClose={() => open({ case: null })}
      />
      {mayWrite && (
        <NewMessageDialog
          isOpen={search.has('new')}
          subject={subject}
          onClose={() => {
            setSubject('')
            open({ new: null })
          }}
        />
      )}
    </div>
  )
}

function NoMessages({ words, mayWrite }: { words: string; mayWrite: boolean }) {
  return (
    <EmptyPanel>
      {words !== ''
        ? messageTexts.noMessagesHaveInThe(words)
        : mayWrite
          ? messageTexts.youHaventWrittenToUs
          : messageTexts.noMessagesYet}
    </EmptyPanel>
  )
}
