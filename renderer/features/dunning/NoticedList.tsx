/** Who had a notice of this debt already: nobody gets another one unless it is chosen here, for it puts their disconnect off. */
import { Button, Checkbox } from 'antd'
import { dunningStages, type DunningStage } from '#shared/dunning'
import { dayText } from '../../ui/look/days'
import styles from './dunning.module.css'
import { countText } from './dunningWords'

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
  <section aria-label="Noticed already">
    <p>
      {countText(noticed.length)} had a notice already and {noticed.length === 1 ? 'is' : 'are'} left out. Another one
      begins the ten days again: whoever gets it goes back to stage 5, {dunningStages[5]}. Choose who gets one all the
      same:
    </p>
    {noticed.length > 1 && (
      <div className={styles.choices}>
        <Button size="small" onClick={() => onChoose(noticed.map(({ account_no }) => account_no))}>
          Choose all {noticed.length}
        </Button>
        <Button size="small" disabled={again.length === 0} onClick={() => onChoose([])}>
          Choose none
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
            {name} {account_no}: notice of {dayText(last_notice_on)}, stage {stage} {dunningStages[stage]}, gas may be
            turned off from {dayText(disconnect_on)}
          </Checkbox>
        </li>
      ))}
    </ul>
  </section>
)
