/** Shows the price of a plan or an add-on per month. */
import type { Cents } from '#shared/format/money'
import * as planTexts from '#shared/texts/services/plans'
import { Money } from '../../domain/payments/Money'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import styles from './plans.module.css'

export const MonthlyPrice = ({ cents, isStrong = false }: { cents: Cents; isStrong?: boolean }) => (
  <Rich
    text={planTexts.aMonth}
    parts={{
      price: isStrong ? (
        <strong className={styles.price}>
          <Money cents={cents} />
        </strong>
      ) : (
        <Money cents={cents} />
      ),
      quiet: (text) => <span className={parts.quiet}>{text}</span>,
    }}
  />
)
