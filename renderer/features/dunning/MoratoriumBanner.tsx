/** Lists the communities where disconnects are paused for cold weather or for the season. */

import type { Moratorium } from '#shared/contract/billing/moratoria'
import * as moratoriumTexts from '#shared/texts/billing/moratoria'
import * as commonTexts from '#shared/texts/common'
import { dayText } from '../../ui/format/days'
import styles from './dunning.module.css'

export const MoratoriumBanner = ({ moratoria }: { moratoria: Moratorium[] }) =>
  moratoria.length === 0 ? null : (
    <section className={styles.banner} aria-label={moratoriumTexts.moratoria}>
      <strong>{moratoriumTexts.pausedTitle}</strong>
      <ul>
        {moratoria.map(({ moratorium_id, kind, community, ends_on, note }) => (
          <li key={moratorium_id}>
            {moratoriumTexts.moratorium({
              community: community ?? commonTexts.allCommunities,
              kind: moratoriumTexts.moratoriumLabels[kind],
              until: dayText(ends_on),
              note,
            })}
          </li>
        ))}
      </ul>
    </section>
  )
