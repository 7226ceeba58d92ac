/** Lists the communities where disconnects are paused for cold weather or for the season. */

import type { Moratorium } from '#shared/contract/billing/dunning'
import * as dunningTexts from '#shared/texts/billing/dunning'
import { dayText } from '../../ui/format/days'
import styles from './dunning.module.css'

export const MoratoriumBanner = ({ moratoria }: { moratoria: Moratorium[] }) =>
  moratoria.length === 0 ? null : (
    <section className={styles.banner} aria-label={dunningTexts.moratoria}>
      <strong>{dunningTexts.disconnectionsArePausedInTheseCommunities}</strong>
      <ul>
        {moratoria.map(({ kind, community, starts_on, ends_on, note }) => (
          <li key={`${kind} ${community} ${starts_on}`}>
            {dunningTexts.moratorium({
              community,
              kind: dunningTexts.moratoriumLabels[kind],
              until: dayText(ends_on),
              note,
            })}
          </li>
        ))}
      </ul>
    </section>
  )
