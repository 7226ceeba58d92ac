/** What a search of the questions found, or what to do when it found nothing. */
import { paths } from '../../../paths'
import { useSelected } from '../../../session/useSelected'
import { EmergencyBox } from '../../../ui/cases/EmergencyBox'
import { AskChatButton } from '../../../ui/chat/AskChatButton'
import { LinkButton } from '../../../ui/panels/LinkButton'
import { EmptyPanel, Panel } from '../../../ui/panels/Panel'
import { topFor } from './topQuestions'
import styles from './faq.module.css'
import { QuestionItem, useRequestPath } from './QuestionItem'
import { Questions, type OpenProps } from './Questions'
import { searchEntries } from './searchEntries'

export function Found({ words, isOpen }: { words: string } & OpenProps) {
  const service = useSelected().account?.service_type_code
  const hits = searchEntries(words)
  return (
    <>
      {hits.some(({ entry }) => entry.isEmergency) && <EmergencyBox />}
      <output className={hits.length === 0 ? 'visually-hidden' : styles.count}>
        {hits.length === 1 ? '1 question found' : `${hits.length} questions found`}
      </output>
      {hits.length === 0 ? (
        <>
          <NothingFound words={words} isOpen={isOpen} />
          <Questions title="Asked most" entries={topFor(service)} isOpen={isOpen} />
        </>
      ) : (
        <Panel title="Found">
          <div>
            {hits.map(({ entry, terms }) => (
              <QuestionItem key={entry.slug} entry={entry} isLinked={false} terms={terms} isOpen={isOpen} />
            ))}
          </div>
        </Panel>
      )}
    </>
  )
}

function NothingFound({ words, isOpen }: { words: string } & OpenProps) {
  const request = useRequestPath()(words)
  return (
    <EmptyPanel>
      <p>No question matches “{words}”. Try fewer or other words, choose a topic, or ask us.</p>
      <div className={styles.actions}>
        {request && isOpen(paths.serviceTicketCreate) && (
          <LinkButton type="primary" to={request}>
            Ask us
          </LinkButton>
        )}
        <AskChatButton question={words}>Ask the chat</AskChatButton>
        {isOpen(paths.contactUs) && <LinkButton to={paths.contactUs}>Contact us</LinkButton>}
      </div>
    </EmptyPanel>
  )
}
