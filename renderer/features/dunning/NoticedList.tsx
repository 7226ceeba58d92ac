/** Who had a notice of this debt already: nobody gets another one unless it is chosen here, for it puts their disconnect off. */
import { Button, Checkbox } from 'antd'
import { dunningStages, type DunningStage } from '#shared/dunning'
import { dayText } from '../../ui/look/days'
import styles from './dunning.module.css'
import { countText } from './dunningWords'
import * as commonTexts from '#shared/texts/common'
import * as disconnectTexts from '#shared/texts/disconnects'

interface Noticed {
  account_no: string
  name: string
  stage: DunningStage
  last_notice_on: string
  disconnect_on: string
}

interface Props {
  noticed: readonly Noticed[]
  again: readonly string[]
  onChoose: (again: readonly string[]) => void
}

export const NoticedList = ({ noticed, again, onChoose }: Props) => (
  <section aria-label={disconnectTexts.alreadyNotified}>
    <p>
      {disconnectTexts.alreadyReceivedANoticeAnd(countText(noticed.length), noticed.length === 1, dunningStages[5])}
    </p>
    {noticed.length > 1 && (
      <div className={styles.choices}>
        <Button size="small" onClick={() => onChoose(noticed.map(({ account_no }) => account_no))}>
          {commonTexts.selectAll} {noticed.length}
        </Button>
        <Button size="small" disabled={again.length === 0} onClick={() => onChoose([])}>
          {commonTexts.clearSelection}
        </Button>
      </div>
    )}
    <ul className={styles.noticed}>
      {noticed.map(({ account_no, name, stage, last_notice_on, disconnect_on }) => (
        <li key={account_no}>
          <Checkbox
            className={styles.again ?? ''}
            checked={again.includes(account_no)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...again, account_no] : again.filter((other) => other !== account_no))
            }
          >
            {name} {account_no}
            {disconnectTexts.noticeOfStage(dayText(last_notice_on))} {stage} {dunningStages[stage]}
            {disconnectTexts.gasMayBeTurnedOffFrom(dayText(disconnect_on))}
          </Checkbox>
        </li>
      ))}
    </ul>
  </section>
)
