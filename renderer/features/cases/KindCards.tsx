/** "What do you need help with?": a card for each kind of request, by category. */
import { caseCategories } from '#shared/cases'
import type { ServiceKind } from '#shared/contract/cases'
import { useSignedIn } from '../../session/SignedIn'
import { categoryLabels } from '#shared/caseLabels'
import styles from './KindCards.module.css'
import { fittingAccounts } from './useRequest'
import * as requestTexts from '#shared/texts/requests'

export function KindCards({ kinds, onChoose }: { kinds: ServiceKind[]; onChoose: (kind: ServiceKind) => void }) {
  const { user } = useSignedIn()
  const fitting = kinds.filter(
    (kind) => kind.category === 'general' || fittingAccounts(user.user_accounts, kind).length > 0,
  )
  const offered = caseCategories
    .map((category) => ({ category, kinds: fitting.filter((kind) => kind.category === category) }))
    .filter(({ kinds: inside }) => inside.length > 0)
  return (
    <section className={styles.all} aria-labelledby="what-help">
      <h2 id="what-help">{requestTexts.whatDoYouNeedHelpWith}</h2>
      {offered.map(({ category, kinds: inside }) => (
        <section key={category} aria-labelledby={`kinds-${category}`}>
          {offered.length > 1 && <h3 id={`kinds-${category}`}>{categoryLabels[category]}</h3>}
          <ul className={styles.cards} aria-label={categoryLabels[category]}>
            {inside.map((kind) => (
              <li key={kind.service_type}>
                <button type="button" className={styles.card} onClick={() => onChoose(kind)}>
                  <span className={styles.label}>{kind.label}</span>
                  <span className={styles.what}>{kind.description}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
