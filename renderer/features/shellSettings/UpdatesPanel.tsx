import type { UpdateStatus } from '#shared/desktop/ipc'
import * as desktopTexts from '#shared/texts/desktop'
import { useCheckForUpdateMutation, useGetUpdateStatusQuery } from '../../api/shell'
import { Button } from '../../ui/Button'
import { DateText } from '../../ui/DateText'
import { Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import { PageState } from '../../ui/states/PageState'
import { problemOfQuery } from '../../ui/states/queryState'
import styles from './shellSettings.module.css'
import { updateText } from './updateText'

export function UpdatesPanel({ version }: { version: string }) {
  const update = useGetUpdateStatusQuery()
  return (
    <Panel title={desktopTexts.updates}>
      <p>{desktopTexts.thisIsVersion(version)}</p>
      <PageState query={update} failedText={desktopTexts.updateStatusNotLoaded} rows={2}>
        {(status) => <UpdateState status={status} />}
      </PageState>
    </Panel>
  )
}

function UpdateState({ status }: { status: UpdateStatus }) {
  const [check, { data, error, isLoading }] = useCheckForUpdateMutation()
  const hasFailed = error !== undefined || (data?.state === 'unknown' && status.state === 'unknown')
  return (
    <>
      <p className={status.state === 'available' ? parts.strong : undefined}>{updateText(status)}</p>
      {status.checkedAt !== null && (
        <p className={parts.secondary}>
          <Rich text={desktopTexts.lastChecked} parts={{ date: <DateText value={status.checkedAt} withTime /> }} />
        </p>
      )}
      {status.state !== 'off' && (
        <div className={parts.controls}>
          <Button isBusy={isLoading} onClick={() => void check()}>
            {desktopTexts.checkNow}
          </Button>
          <output className={styles.outcome}>
            {isLoading && desktopTexts.checking}
            {!isLoading && hasFailed && (error ? problemOfQuery(error).message : desktopTexts.updateCheckFailed)}
            {!isLoading && !hasFailed && data && desktopTexts.checkedJustNow}
          </output>
        </div>
      )}
    </>
  )
}
