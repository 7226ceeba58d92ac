import type { SecretsStatus } from '#shared/desktop/ipc'
import * as commonTexts from '#shared/texts/common'
import * as desktopTexts from '#shared/texts/desktop'
import { useGetSecretsStatusQuery, useRetrySecretsMutation } from '../../api/shell'
import { Button } from '../../ui/Button'
import { Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { PageState } from '../../ui/states/PageState'
import { problemOfQuery } from '../../ui/states/queryState'
import styles from './shellSettings.module.css'

export function SigningInPanel({ mayStaySignedIn }: { mayStaySignedIn: boolean }) {
  const secrets = useGetSecretsStatusQuery()
  return (
    <Panel title={desktopTexts.signInTitle}>
      {mayStaySignedIn ? (
        <PageState query={secrets} failedText={desktopTexts.keychainStatusNotLoaded} rows={2}>
          {(status) => <KeychainStatus status={status} />}
        </PageState>
      ) : (
        <p>{desktopTexts.staySignedInForbidden(desktopTexts.signInAgainEffect)}</p>
      )}
    </Panel>
  )
}

function KeychainStatus({ status: { backend, reason } }: { status: SecretsStatus }) {
  const [retry, { data, error, isLoading }] = useRetrySecretsMutation()
  const isStored = backend === 'keychain'
  const { explanation, advice } = desktopTexts.keychainProblems[reason ?? 'unknown']
  return (
    <>
      {isStored ? (
        <p>{desktopTexts.keychainExplanation}</p>
      ) : (
        <>
          <p className={parts.strong}>{desktopTexts.staySignedInFailed(desktopTexts.signInAgainEffect)}</p>
          <p>
            {explanation} {advice}
          </p>
        </>
      )}
      <div className={parts.controls}>
        <Button isBusy={isLoading} onClick={() => void retry()}>
          {isStored ? desktopTexts.testTheKeychain : commonTexts.tryAgain}
        </Button>
        <output className={styles.outcome}>
          {!isLoading &&
            data &&
            (data.backend === 'keychain' ? desktopTexts.theKeychainWorks : desktopTexts.stillFailing)}
          {!isLoading && error && problemOfQuery(error).message}
        </output>
      </div>
    </>
  )
}
