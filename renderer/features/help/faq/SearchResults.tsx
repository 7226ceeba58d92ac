/** Shows the questions that match a search, or next steps when none does. */
import { paths } from '#shared/paths'
import * as helpTexts from '#shared/texts/cases/help'
import * as commonTexts from '#shared/texts/common'
import { EmergencyBox } from '../../../domain/cases/EmergencyBox'
import { useSelection } from '../../../session/useSelection'
import { LinkButton } from '../../../ui/panels/LinkButton'
import { EmptyPanel, Panel } from '../../../ui/panels/Panel'
import { AskChatButton } from '../AskChatButton'
import styles from './faq.module.css'
import { QuestionItem, useRequestPath } from './QuestionItem'
import { type PathAccessProps, Questions } from './Questions'
import { searchEntries } from './searchEntries'
import { topQuestionsFor } from './topQuestions'

export function SearchResults({ words, canOpenPath }: { words: string } & PathAccessProps) {
  const service = useSelection().account?.service_type_code
  const hits = searchEntries(words)
  return (
    <>
      {hits.some(({ entry }) => entry.isEmergency) && <EmergencyBox />}
      <output className={hits.length === 0 ? 'visually-hidden' : styles.count}>
        {helpTexts.questionsFound(hits.length)}
      </output>
      {hits.length === 0 ? (
        <>
          <NothingFound words={words} canOpenPath={canOpenPath} />
          <Questions title={helpTexts.mostAsked} entries={topQuestionsFor(service)} canOpenPath={canOpenPath} />
        </>
      ) : (
        <Panel title={helpTexts.results}>
          <div>
            {hits.map(({ entry, terms }) => (
              <QuestionItem key={entry.slug} entry={entry} isLinked={false} terms={terms} canOpenPath={canOpenPath} />
            ))}
          </div>
        </Panel>
      )}
    </>
  )
}

function NothingFound({ words, canOpenPath }: { words: string } & PathAccessProps) {
  const request = useRequestPath()(words)
  return (
    <EmptyPanel picture="search">
      <p>{helpTexts.noMatchHint(words)}</p>
      <div className={styles.actions}>
        {request && canOpenPath(paths.serviceTicketCreate) && (
          <LinkButton kind="primary" to={request}>
            {helpTexts.askUs}
          </LinkButton>
        )}
        <AskChatButton question={words}>{helpTexts.askTheChat}</AskChatButton>
        {canOpenPath(paths.contactUs) && <LinkButton to={paths.contactUs}>{commonTexts.contactUs}</LinkButton>}
      </div>
    </EmptyPanel>
  )
}
