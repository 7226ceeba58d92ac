import { Button } from 'antd'
import type { UpdateStatus } from '#shared/desktop/ipc'
import { useCheckForUpdateMutation, useGetUpdateStatusQuery } from '../../api/shell'
import { DateText } from '../../ui/DateText'
import { Panel } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import { problemOfQuery } from '../../ui/states/queryFace'
import styles from './shellSettings.module.css'
import { updateWords } from './updateWords'
import * as desktopTexts from '#shared/texts/desktop'
import { Rich } from '../../ui/Rich'

export function UpdatesPanel({ version }: { version: string }) {
  const update = useGetUpdateStatusQuery()
  return (
    <Panel title={desktopTexts.updates}>
      <p>{desktopTexts.thisIsVersion(version)}</p>
      <PageState query={update} what={desktopTexts.theUpdateStatus} rows={2}>
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
          <Rich text={desktopTexts.lastChecked} parts={{ date: <DateText value={status.checkedAt} withTime /> }} />
        </p>
      )}
      {status.state !== 'off' && (
        <div className={styles.doing}>
          <Button loading={isLoading} onClick={() => void check()}>
            {desktopTexts.checkNow}
          </Button>
          <output className={styles.outcome}>
            {isLoading && 'Checking…'}
            {!isLoading && hasFailed && (error ? problemOfQuery(error).message : desktopTexts.weGotNoAnswerTry)}
            {!isLoading && !hasFailed && data && desktopTexts.checkedJustNow}
          </output>
        </div>
      )}
    </>
  )
}
