/** Who else has the message open, so that two do not answer it at once. */
import { useEffect } from 'react'
import { lookAgainMs } from '#shared/queue'
import { useLeaveMessageMutation, useLookAtMessageQuery } from '../../../api/queue'
import styles from './details.module.css'
import { allOf } from '../../../ui/look/listed'

export function Lookers({ caseId }: { caseId: string }) {
  const { data: others = [] } = useLookAtMessageQuery({ case_id: caseId }, { pollingInterval: lookAgainMs })
  const [leave] = useLeaveMessageMutation()
  useEffect(() => () => void leave({ case_id: caseId }), [caseId, leave])
  return (
    <output className={styles.note}>
      {others.length > 0 &&
        `${allOf(others.map(({ name }) => name))} ${others.length === 1 ? 'is' : 'are'} also viewing this message.`}
    </output>
  )
}
