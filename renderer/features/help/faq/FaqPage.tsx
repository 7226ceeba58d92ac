/** /faq: search, topics and questions. Search words (`search`), topic (`topic`) and question (`q`) are in the URL. */
import { Link, useSearchParams } from 'react-router-dom'
import { entryOf, type FaqEntry } from '#shared/faq/entries'
import type { Topic } from '#shared/faq/topic'
import { topics } from '#shared/faq/topics'
import { paths } from '#shared/paths'
import * as helpTexts from '#shared/texts/cases/help'
import * as serviceTexts from '#shared/texts/services/services'
import { EmergencyBox } from '../../../domain/cases/EmergencyBox'
import { useSelection } from '../../../session/useSelection'
import { SearchBox } from '../../../ui/forms/SearchBox'
import { PageStack } from '../../../ui/panels/Panel'
import styles from './faq.module.css'
import { type PathAccessProps, Questions } from './Questions'
import { SearchResults } from './SearchResults'
import { topQuestionsFor } from './topQuestions'

export function FaqPage({ canOpenPath }: PathAccessProps) {
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
          label={helpTexts.searchFaqs}
          words={words}
          onChange={(text) => setSearch(text ? { search: text } : {}, { replace: true })}
        />
      </div>
      <TopicChips current={isSearching ? null : (topic?.code ?? 'all')} />
      {isSearching ? (
        <SearchResults words={words} canOpenPath={canOpenPath} />
      ) : topic ? (
        <TopicQuestions topic={topic} linked={linked} canOpenPath={canOpenPath} />
      ) : (
        <Overview canOpenPath={canOpenPath} />
      )}
    </PageStack>
  )
}

const TopicChips = ({ current }: { current: string | null }) => (
  <nav aria-label={helpTexts.topics}>
    <ul className={styles.chips}>
      {[{ code: 'all', label: helpTexts.allTopics }, ...topics].map(({ code, label }) => (
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

const TopicQuestions = ({
  topic,
  linked,
  canOpenPath,
}: { topic: Topic; linked: FaqEntry | undefined } & PathAccessProps) => (
  <>
    {topic.code === 'gas-safety' && <EmergencyBox />}
    <Questions
      key={topic.code}
      title={topic.label}
      entries={topic.questions.map((question) => ({ ...question, topic }))}
      linked={linked}
      canOpenPath={canOpenPath}
    />
  </>
)

function Overview({ canOpenPath }: PathAccessProps) {
  const service = useSelection().account?.service_type_code
  return (
    <>
      <Questions
        title={service ? helpTexts.mostAskedAbout(serviceTexts.serviceNames[service]) : helpTexts.mostAsked}
        entries={topQuestionsFor(service)}
        canOpenPath={canOpenPath}
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
