/** /faq: search, topics and every question. Words (`search`), topic (`topic`) and question (`q`) live in the address. */
import { Link, useSearchParams } from 'react-router-dom'
import { serviceLabels } from '#shared/services'
import { paths, type Path } from '../../../paths'
import { useSelected } from '../../../session/useSelected'
import { EmergencyBox } from '../../../ui/cases/EmergencyBox'
import { LinkButton } from '../../../ui/panels/LinkButton'
import { EmptyPanel, PageStack, Panel } from '../../../ui/panels/Panel'
import { SearchBox } from '../../../ui/forms/SearchBox'
import { entryOf, topFor, type Entry } from './entries'
import styles from './faq.module.css'
import { QuestionItem, useRequestPath } from './QuestionItem'
import { searchEntries } from './searchEntries'
import type { Topic } from './topics/topic'
import { topics } from './topics/topics'

interface FaqPageProps {
  /** Tells whether an address leads to a screen that the person may see. */
  isOpen: (path: Path) => boolean
}

export function FaqPage({ isOpen }: FaqPageProps) {
  const [search, setSearch] = useSearchParams()
  const words = (search.get('search') ?? '').slice(0, 200)
  const linked = entryOf(search.get('q'))
  const topic = linked?.topic ?? topics.find(({ code }) => code === search.get('topic'))
  const isSearching = words.trim() !== ''
  return (
    <PageStack>
      <div className={styles.searching}>
        <SearchBox
          id="faq-search"
          label="Search the questions"
          words={words}
          onChange={(text) => setSearch(text ? { search: text } : {}, { replace: true })}
        />
      </div>
      <TopicChips current={isSearching ? null : (topic?.code ?? 'all')} />
      {isSearching ? (
        <Found words={words} isOpen={isOpen} />
      ) : topic ? (
        <OneTopic topic={topic} linked={linked} isOpen={isOpen} />
      ) : (
        <Overview isOpen={isOpen} />
      )}
    </PageStack>
  )
}

const TopicChips = ({ current }: { current: string | null }) => (
  <nav aria-label="Topics">
    <ul className={styles.chips}>
      {[{ code: 'all', label: 'All topics' }, ...topics].map(({ code, label }) => (
        <li key={code}>
          <Link
            to={code === 'all' ? paths.faq : `?topic=${code}`}
            className={styles.chip}
            aria-current={code === current ? 'page' : undefined}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

interface QuestionsProps extends FaqPageProps {
  title: string
  entries: readonly Entry[]
  linked?: Entry | undefined
}

const Questions = ({ title, entries, linked, isOpen }: QuestionsProps) => (
  <Panel title={title}>
    <div>
      {entries.map((entry) => (
        <QuestionItem key={entry.slug} entry={entry} isLinked={entry.slug === linked?.slug} isOpen={isOpen} />
      ))}
    </div>
  </Panel>
)

const OneTopic = ({ topic, linked, isOpen }: { topic: Topic; linked: Entry | undefined } & FaqPageProps) => (
  <>
    {topic.code === 'gas-safety' && <EmergencyBox />}
    <Questions
      key={topic.code}
      title={topic.label}
      entries={topic.questions.map((question) => ({ ...question, topic }))}
      linked={linked}
      isOpen={isOpen}
    />
  </>
)

function Overview({ isOpen }: FaqPageProps) {
  const service = useSelected().account?.service_type_code
  return (
    <>
      <Questions
        title={service ? `Asked most about ${serviceLabels[service]}` : 'Asked most'}
        entries={topFor(service)}
        isOpen={isOpen}
      />
      <div className={styles.index}>
        {topics.map(({ code, label, questions }) => (
          <section key={code} aria-labelledby={`topic-${code}`}>
            <h2 id={`topic-${code}`}>{label}</h2>
            <ul>
              {questions.map(({ slug, question }) => (
                <li key={slug}>
                  <Link to={`?q=${slug}`}>{question}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

function Found({ words, isOpen }: { words: string } & FaqPageProps) {
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

function NothingFound({ words, isOpen }: { words: string } & FaqPageProps) {
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
        {isOpen(paths.contactUs) && <LinkButton to={paths.contactUs}>Contact us</LinkButton>}
      </div>
    </EmptyPanel>
  )
}
