/** Shows a card for each kind of request, by category. Many cards can be searched. */

import { useState } from 'react'
import { Link } from 'react-router-dom'
import { caseCategories } from '#shared/cases/cases'
import type { ServiceKind, ServiceSubtype } from '#shared/contract/cases/caseCatalog'
import { paths } from '#shared/paths'
import * as caseTexts from '#shared/texts/cases/cases'
import { RequestIcon } from '../../../domain/cases/RequestIcon'
import { useSignedIn } from '../../../session/SignedIn'
import { SearchBox } from '../../../ui/forms/SearchBox'
import parts from '../../../ui/panels/parts.module.css'
import { Rich } from '../../../ui/Rich'
import { matchesRequestKind } from './matchesRequestKind'
import styles from './RequestKindCards.module.css'
import { findMatchingAccounts } from './useRequest'

interface RequestKindCardsProps {
  kinds: ServiceKind[]
  subtypes: ServiceSubtype[]
  onSelect: (kind: ServiceKind) => void
}

/** More cards than these do not fit on a screen, so they can be searched. */
const maxWithoutSearch = 9

export function RequestKindCards({ kinds, subtypes, onSelect }: RequestKindCardsProps) {
  const { user } = useSignedIn()
  const [words, setWords] = useState('')
  const available = kinds.filter(
    (kind) => kind.category === 'general' || findMatchingAccounts(user.user_accounts, kind).length > 0,
  )
  const matching = available.filter((kind) => matchesRequestKind(words, kind, subtypes))
  return (
    <section className={styles.all} aria-labelledby="what-help">
      <h2 id="what-help">{caseTexts.topicQuestion}</h2>
      {available.length > maxWithoutSearch && (
        <div>
          <SearchBox id="request-kind-search" label={caseTexts.findRequestType} words={words} onChange={setWords} />
        </div>
      )}
      {matching.length === 0 && (
        <output>
          <Rich
            text={caseTexts.noRequestType}
            parts={{ words, link: (text) => <Link to={paths.contactUs}>{text}</Link> }}
          />
        </output>
      )}
      <Categories
        kinds={matching}
        hasHeadings={new Set(available.map(({ category }) => category)).size > 1}
        onSelect={onSelect}
      />
    </section>
  )
}

interface CategoriesProps extends Pick<RequestKindCardsProps, 'kinds' | 'onSelect'> {
  hasHeadings: boolean
}

const Categories = ({ kinds, hasHeadings, onSelect }: CategoriesProps) =>
  caseCategories
    .map((category) => ({ category, kinds: kinds.filter((kind) => kind.category === category) }))
    .filter(({ kinds: categoryKinds }) => categoryKinds.length > 0)
    .map(({ category, kinds: categoryKinds }) => (
      <section key={category} aria-labelledby={hasHeadings ? `kinds-${category}` : undefined}>
        {hasHeadings && <h3 id={`kinds-${category}`}>{caseTexts.categoryLabels[category]}</h3>}
        <ul className={styles.cards} aria-label={caseTexts.categoryLabels[category]}>
          {categoryKinds.map((kind) => (
            <li key={kind.service_type}>
              <KindCard kind={kind} onSelect={() => onSelect(kind)} />
            </li>
          ))}
        </ul>
      </section>
    ))

const KindCard = ({ kind, onSelect }: { kind: ServiceKind; onSelect: () => void }) => (
  <button type="button" className={styles.card} onClick={onSelect}>
    <RequestIcon request={kind} />
    <span>
      <span className={parts.strong}>{kind.label}</span>
      <span className={parts.below}>{kind.description}</span>
    </span>
  </button>
)
