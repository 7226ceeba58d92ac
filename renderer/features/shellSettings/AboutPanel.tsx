import { Button } from 'antd'
import { useState } from 'react'
import type { AppInfo } from '#shared/desktop/ipc'
import type { SaveEnd } from '#shared/saves'
import { useCopyDiagnosticsMutation } from '../../api/shell'
import { platform } from '../../platform'
import { Panel } from '../../ui/panels/Panel'
import { problemOfQuery } from '../../ui/states/queryFace'
import styles from './shellSettings.module.css'
import * as desktopTexts from '#shared/texts/desktop'

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
      <p className={styles.hint}>{desktopTexts.ifYouGetHelpYou}</p>
      <Details />
    </Panel>
  )
}

/** What is said after one of the buttons; a file that is saved stands in its corner of the frame as well. */
function Details() {
  const [copy, { isLoading }] = useCopyDiagnosticsMutation()
  const [said, setSaid] = useState('')
  const desk = platform.shell?.desk

  async function copyThem(): Promise<void> {
    setSaid('')
    const { error } = await copy()
    setSaid(error ? problemOfQuery(error).message : desktopTexts.detailsCopiedPasteThemInto)
  }
  async function save(what: string, saving: Promise<SaveEnd> | undefined): Promise<void> {
    setSaid('')
    const end = await saving
    if (end?.error) setSaid(end.error.message)
    else if (end?.outcome === 'saved') setSaid(desktopTexts.saved(what))
  }

  return (
    <div className={styles.doing}>
      <Button loading={isLoading} onClick={() => void copyThem()}>
        {desktopTexts.copyTheDetails}
      </Button>
      <Button onClick={() => void save(desktopTexts.theDetailsAre, desk?.saveDiagnostics())}>
        {desktopTexts.saveTheDetails}
      </Button>
      <Button onClick={() => platform.print()}>{desktopTexts.printThisPage}</Button>
      <Button onClick={() => void save(desktopTexts.thePageIs, desk?.savePage())}>
        {desktopTexts.saveThisPageAsAPdf}
      </Button>
      <output className={styles.outcome}>{said}</output>
    </div>
  )
}
