/** Shows a card for each kind of request, by category. */

import { caseCategories } from '#shared/cases/cases'
import type { ServiceKind } from '#shared/contract/cases/caseCatalog'
import * as caseTexts from '#shared/texts/cases/cases'
import { RequestIcon } from '../../../domain/cases/RequestIcon'
import { useSignedIn } from '../../../session/SignedIn'
import parts from '../../../ui/panels/parts.module.css'
import styles from './RequestKindCards.module.css'
import { findMatchingAccounts } from './useRequest'

export function RequestKindCards({ kinds, onSelect }: { kinds: ServiceKind[]; onSelect: (kind: ServiceKind) => void }) {
  const { user } = useSignedIn()
  const available = kinds.filter(
    (kind) => kind.category === 'general' || findMatchingAccounts(user.user_accounts, kind).length > 0,
  )
  const categories = caseCategories
    .map((category) => ({ category, kinds: available.filter((kind) => kind.category === category) }))
    .filter(({ kinds: categoryKinds }) => categoryKinds.length > 0)
  return (
    <section className={styles.all} aria-labelledby="what-help">
      <h2 id="what-help">{caseTexts.topicQuestion}</h2>
      {categories.map(({ category, kinds: categoryKinds }) => (
        <section key={category} aria-labelledby={`kinds-${category}`}>
          {categories.length > 1 && <h3 id={`kinds-${category}`}>{caseTexts.categoryLabels[category]}</h3>}
          <ul className={styles.cards} aria-label={caseTexts.categoryLabels[category]}>
            {categoryKinds.map((kind) => (
              <li key={kind.service_type}>
                <KindCard kind={kind} onSelect={() => onSelect(kind)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

const KindCard = ({ kind, onSelect }: { kind: ServiceKind; onSelect: () => void }) => (
  <button type="button" className={styles.card} onClick={onSelect}>
    <RequestIcon request={kind} />
    <span>
      <span className={parts.strong}>{kind.label}</span>
      <span className={parts.below}>{kind.description}</span>
    </span>
  </button>
)
