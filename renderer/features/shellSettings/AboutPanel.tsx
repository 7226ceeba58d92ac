import { Button } from 'antd'
import { useState } from 'react'
import type { AppInfo } from '#shared/desktop/ipc'
import type { SaveEnd } from '#shared/saves'
import { useCopyDiagnosticsMutation } from '../../api/shell'
import { platform } from '../../platform'
import { Panel } from '../../ui/panels/Panel'
import { problemOfQuery } from '../../ui/states/queryFace'
import styles from './shellSettings.module.css'

export function AboutPanel({ info }: { info: AppInfo }) {
  return (
    <Panel title="About and help">
      <dl className={styles.facts}>
        <dt>Version</dt>
        <dd>{info.version}</dd>
        <dt>System</dt>
        <dd>{info.system}</dd>
        <dt>Environment</dt>
        <dd>{info.environment}</dd>
        <dt>Server</dt>
        <dd>{info.portalOrigin}</dd>
      </dl>
      <p className={styles.hint}>
        Whoever helps you may ask for the details of the app: versions, settings and its last notes, without anything of
        a person.
      </p>
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
    setSaid(error ? problemOfQuery(error).message : 'The details are copied. Paste them into your message.')
  }
  async function save(what: string, saving: Promise<SaveEnd> | undefined): Promise<void> {
    setSaid('')
    const end = await saving
    if (end?.error) setSaid(end.error.message)
    else if (end?.outcome === 'saved') setSaid(`${what} saved.`)
  }

  return (
    <div className={styles.doing}>
      <Button loading={isLoading} onClick={() => void copyThem()}>
        Copy the details
      </Button>
      <Button onClick={() => void save('The details are', desk?.saveDiagnostics())}>Save the details</Button>
      <Button onClick={() => platform.print()}>Print this page</Button>
      <Button onClick={() => void save('The page is', desk?.savePage())}>Save this page as a PDF</Button>
      <output className={styles.outcome}>{said}</output>
    </div>
  )
}
