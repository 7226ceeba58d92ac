import { Button } from 'antd'
import type { UpdateStatus } from '#shared/desktop/ipc'
import { useCheckForUpdateMutation, useGetUpdateStatusQuery } from '../../api/shell'
import { DateText } from '../../ui/DateText'
import { Panel } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import { problemOfQuery } from '../../ui/states/queryFace'
import styles from './shellSettings.module.css'
import { updateWords } from './updateWords'

export function UpdatesPanel({ version }: { version: string }) {
  const update = useGetUpdateStatusQuery()
  return (
    <Panel title="Updates">
      <p>This is version {version}.</p>
      <PageState query={update} what="The state of updates" rows={2}>
        {(status) => <Newest status={status} />}
      </PageState>
    </Panel>
  )
}

function Newest({ status }: { status: UpdateStatus }) {
  const [check, { data, error, isLoading }] = useCheckForUpdateMutation()
  const hasFailed = error !== undefined || (data?.state === 'unknown' && status.state === 'unknown')
  return (
    <>
      <p className={status.state === 'available' ? styles.state : undefined}>{updateWords(status)}</p>
      {status.checkedAt !== null && (
        <p className={styles.hint}>
          Last looked <DateText value={status.checkedAt} withTime />.
        </p>
      )}
      {status.state !== 'off' && (
        <div className={styles.doing}>
          <Button loading={isLoading} onClick={() => void check()}>
            Check now
          </Button>
          <output className={styles.outcome}>
            {isLoading && 'Checking…'}
            {!isLoading &&
              hasFailed &&
              (error ? problemOfQuery(error).message : 'Nobody answered. Try again in a moment.')}
            {!isLoading && !hasFailed && data && 'Looked just now.'}
          </output>
        </div>
      )}
    </>
  )
}
