import { Button } from 'antd'
import type { SecretsStatus } from '#shared/desktop/ipc'
import { useGetSecretsStatusQuery, useRetrySecretsMutation } from '../../api/shell'
import { Panel } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import { problemOfQuery } from '../../ui/states/queryFace'
import { notKept, secretWords } from './secretWords'
import styles from './shellSettings.module.css'

export function SigningInPanel({ mayStaySignedIn }: { mayStaySignedIn: boolean }) {
  const secrets = useGetSecretsStatusQuery()
  return (
    <Panel title="Signing in on this computer">
      {mayStaySignedIn ? (
        <PageState query={secrets} what="The state of the keychain" rows={2}>
          {(status) => <Keychain status={status} />}
        </PageState>
      ) : (
        <p>Your administrators let nobody stay signed in on this computer. {notKept}</p>
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
        <p>
          The system’s keychain keeps the sign-in of whoever chooses “Keep me signed in”. Nothing is known to be in its
          way.
        </p>
      ) : (
        <>
          <p className={styles.state}>Your sign-in cannot be kept. {notKept}</p>
          <p>
            {why} {todo}
          </p>
        </>
      )}
      <div className={styles.doing}>
        <Button loading={isLoading} onClick={() => void retry()}>
          {isKept ? 'Try the keychain' : 'Try again'}
        </Button>
        <output className={styles.outcome}>
          {!isLoading && data && (data.backend === 'keychain' ? 'The keychain works.' : 'It still does not work.')}
          {!isLoading && error && problemOfQuery(error).message}
        </output>
      </div>
    </>
  )
}
