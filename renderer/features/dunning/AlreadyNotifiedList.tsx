/**
 * Lists accounts that already had a notice for this debt. Another notice postpones the disconnect, so each account must
 * be selected here to get one.
 */

import type { DunningStage } from '#shared/billing/dunning'
import * as dunningTexts from '#shared/texts/billing/dunning'
import * as gasNoticeTexts from '#shared/texts/billing/gasNotices'
import * as commonTexts from '#shared/texts/common'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import { dayText } from '../../ui/format/days'
import parts from '../../ui/panels/parts.module.css'
import styles from './dunning.module.css'

interface NotifiedAccount {
  account_no: string
  name: string
  stage: DunningStage
  last_notice_on: string
  disconnect_on: string
}

interface Props {
  notified: readonly NotifiedAccount[]
  resendTo: readonly string[]
  onSelect: (resendTo: readonly string[]) => void
}

export const AlreadyNotifiedList = ({ notified, resendTo, onSelect }: Props) => (
  <section aria-label={gasNoticeTexts.alreadyNotified}>
    <p>{gasNoticeTexts.alreadyNoticed(notified.length, dunningTexts.stageLabels[5])}</p>
    {notified.length > 1 && (
      <div className={parts.wideActions}>
        <Button size="small" onClick={() => onSelect(notified.map(({ account_no }) => account_no))}>
          {gasNoticeTexts.selectAllOf(notified.length)}
        </Button>
        <Button size="small" disabled={resendTo.length === 0} onClick={() => onSelect([])}>
          {commonTexts.clearSelection}
        </Button>
      </div>
    )}
    <ul className={styles.noticed}>
      {notified.map(({ account_no, name, stage, last_notice_on, disconnect_on }) => (
        <li key={account_no}>
          <Checkbox
            className={styles.again ?? ''}
            checked={resendTo.includes(account_no)}
            onChange={({ target }) =>
              onSelect(target.checked ? [...resendTo, account_no] : resendTo.filter((other) => other !== account_no))
            }
          >
            {gasNoticeTexts.earlierNotice({
              account: `${name} ${account_no}`,
              sentOn: dayText(last_notice_on),
              stage: `${stage} ${dunningTexts.stageLabels[stage]}`,
              disconnectOn: dayText(disconnect_on),
            })}
          </Checkbox>
        </li>
      ))}
    </ul>
  </section>
)
