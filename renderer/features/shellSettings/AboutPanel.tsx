import { useState } from 'react'
import type { AppInfo } from '#shared/desktop/ipc'
import type { SaveOutcome } from '#shared/platform/saves'
import * as desktopTexts from '#shared/texts/desktop'
import { useCopyDiagnosticsMutation } from '../../api/shell'
import { platform } from '../../platform'
import { Button } from '../../ui/Button'
import { Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { problemOfQuery } from '../../ui/states/queryState'
import styles from './shellSettings.module.css'

export function AboutPanel({ info }: { info: AppInfo }) {
  return (
    <Panel title={desktopTexts.aboutAndHelp}>
      <dl className={styles.facts}>
        <dt>{desktopTexts.version}</dt>
        <dd>{info.version}</dd>
        <dt>{desktopTexts.system}</dt>
        <dd>{info.system}</dd>
        <dt>{desktopTexts.environment}</dt>
        <dd>{info.environment}</dd>
        <dt>{desktopTexts.server}</dt>
        <dd>{info.portalOrigin}</dd>
      </dl>
      <p className={parts.secondary}>{desktopTexts.detailsHint}</p>
      <DiagnosticActions />
    </Panel>
  )
}

/** The text reports the result of a button. The frame reports saved files as well. */
function DiagnosticActions() {
  const [copy, { isLoading }] = useCopyDiagnosticsMutation()
  const [message, setMessage] = useState('')
  const controls = platform.shell?.controls

  async function copyDetails(): Promise<void> {
    setMessage('')
    const { error } = await copy()
    setMessage(error ? problemOfQuery(error).message : desktopTexts.detailsCopied)
  }
  async function save(savedText: string, pendingSave: Promise<SaveOutcome> | undefined): Promise<void> {
    setMessage('')
    const result = await pendingSave
    if (result?.error) setMessage(result.error.message)
    else if (result?.outcome === 'saved') setMessage(savedText)
  }

  return (
    <div className={parts.controls}>
      <Button isBusy={isLoading} onClick={() => void copyDetails()}>
        {desktopTexts.copyTheDetails}
      </Button>
      <Button onClick={() => void save(desktopTexts.detailsAreSaved, controls?.saveDiagnostics())}>
        {desktopTexts.saveTheDetails}
      </Button>
      <Button onClick={() => platform.print()}>{desktopTexts.printThisPage}</Button>
      <Button onClick={() => void save(desktopTexts.pageIsSaved, controls?.savePage())}>{desktopTexts.savePage}</Button>
      <output className={styles.outcome}>{message}</output>
    </div>
  )
}
