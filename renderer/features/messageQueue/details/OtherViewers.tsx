/** Shows who else has the message open, so that two agents do not answer it at once. */
import { useEffect } from 'react'
import { messageViewerRenewMs } from '#shared/queue'
import { useLeaveMessageMutation, useLookAtMessageQuery } from '../../../api/queue'
import { joinWithAnd } from '../../../ui/format/joinWords'
import styles from './details.module.css'

export function OtherViewers({ caseId }: { caseId: string }) {
  const { data: viewers = [] } = useLookAtMessageQuery({ case_id: caseId }, { pollingInterval: messageViewerRenewMs })
  const [leave] = useLeaveMessageMutation()
  useEffect(() => () => void leave({ case_id: caseId }), [caseId, leave])
  return (
    <output className={styles.note}>
      {viewers.length > 0 &&
        `${joinWithAnd(viewers.map(({ name }) => name))} ${viewers.length === 1 ? 'is' : 'are'} also viewing this message.`}
    </output>
  )
}
