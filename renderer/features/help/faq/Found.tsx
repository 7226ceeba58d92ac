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
import * as helpTexts from '#shared/texts/help'

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
          <Questions title={helpTexts.mostAsked} entries={topFor(service)} isOpen={isOpen} />
        </>
      ) : (
        <Panel title={helpTexts.results}>
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
      <p>{helpTexts.noQuestionMatchesTryFewer(words)}</p>
      <div className={styles.actions}>
        {request && isOpen(paths.serviceTicketCreate) && (
          <LinkButton type="primary" to={request}>
            {helpTexts.askUs}
          </LinkButton>
        )}
        <AskChatButton question={words}>{helpTexts.askTheChat}</AskChatButton>
        {isOpen(paths.contactUs) && <LinkButton to={paths.contactUs}>{helpTexts.contactUs}</LinkButton>}
      </div>
    </EmptyPanel>
  )
}
