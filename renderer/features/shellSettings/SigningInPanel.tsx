import { Button } from 'antd'
import type { SecretsStatus } from '#shared/desktop/ipc'
import { useGetSecretsStatusQuery, useRetrySecretsMutation } from '../../api/shell'
import { Panel } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import { problemOfQuery } from '../../ui/states/queryFace'
import { notKept, secretWords } from './secretWords'
import styles from './shellSettings.module.css'
import * as commonTexts from '#shared/texts/common'
import * as desktopTexts from '#shared/texts/desktop'

export function SigningInPanel({ mayStaySignedIn }: { mayStaySignedIn: boolean }) {
  const secrets = useGetSecretsStatusQuery()
  return (
    <Panel title={desktopTexts.signingInOnThisComputer}>
      {mayStaySignedIn ? (
        <PageState query={secrets} what={desktopTexts.theKeychainStatus} rows={2}>
          {(status) => <Keychain status={status} />}
        </PageState>
      ) : (
        <p>{desktopTexts.yourAdministratorsDontLetAnyone(notKept)}</p>
      )}
    </Panel>
  )
}

function Keychain({ status: { backend, reason } }: { status: SecretsStatus }) {
  const [retry, { data, error, isLoading }] = useRetrySecretsMutation()
  const isKept = backend === 'keychain'
  const { why, todo } = secretWords(reason)
  return (
    <>
      {isKept ? (
        <p>{desktopTexts.ifYouChooseKeepMe}</p>
      ) : (
        <>
          <p className={styles.state}>{desktopTexts.weCantKeepYouSignedIn(notKept)}</p>
          <p>
            {why} {todo}
          </p>
        </>
      )}
      <div className={styles.doing}>
        <Button loading={isLoading} onClick={() => void retry()}>
          {isKept ? desktopTexts.testTheKeychain : commonTexts.tryAgain}
        </Button>
        <output className={styles.outcome}>
          {!isLoading &&
            data &&
            (data.backend === 'keychain' ? desktopTexts.theKeychainWorks : desktopTexts.itStillDoesntWork)}
          {!isLoading && error && problemOfQuery(error).message}
        </output>
      </div>
    </>
  )
}
